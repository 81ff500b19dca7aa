/** What lock screens, headsets and media keys show and do. */
import { act } from '@testing-library/react';
import { drawn } from './playerFixture';

class FakeMediaSession {
  metadata: MediaMetadataInit | null = null;
  playbackState: MediaSessionPlaybackState = 'none';
  position: MediaPositionState | undefined;
  readonly handlers = new Map<string, MediaSessionActionHandler>();
  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (action === ('enterpictureinpicture' as MediaSessionAction)) throw new TypeError('unknown action');
    if (handler === null) this.handlers.delete(action);
    else this.handlers.set(action, handler);
  }
  setPositionState(state?: MediaPositionState): void {
    this.position = state;
  }
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    act(() => this.handlers.get(action)?.({ action, ...details }));
  }
}

let system: FakeMediaSession;
beforeEach(() => {
  system = new FakeMediaSession();
  Object.defineProperty(navigator, 'mediaSession', { value: system, configurable: true });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(facts: MediaMetadataInit) {
        Object.assign(this, facts);
      }
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  Reflect.deleteProperty(globalThis, 'MediaMetadata');
});

test('the system shows what plays, and where it is', async () => {
  const { engine } = await drawn({ props: { subtitle: 'Round two', still: 'https://p.example/s.jpg' } });
  expect(system.metadata).toMatchObject({
    title: 'The long round',
    album: 'Round two',
    artwork: [{ src: 'https://p.example/s.jpg' }],
  });
  act(() => engine.reach(50));
  expect(system.position).toEqual({ duration: 120, position: 50, playbackRate: 1 });
  expect(system.playbackState).toBe('playing');
});

test.each([
  ['pause', {}, 'pause'],
  ['stop', {}, 'pause'],
  ['seekforward', {}, 'seek 60'],
  ['seekforward', { seekOffset: 30 }, 'seek 80'],
  ['seekbackward', {}, 'seek 40'],
  ['seekto', { seekTime: 12 }, 'seek 12'],
  ['previoustrack', {}, 'seek 0'],
] as const)('the action %s with %j calls %p on the engine', async (action, details, call) => {
  const { engine } = await drawn();
  act(() => engine.reach(50));
  system.press(action, details);
  expect(engine.calls.at(-1)).toBe(call);
});

test('the next track is the next video, where there is one', async () => {
  const alone = await drawn();
  expect(system.handlers.has('nexttrack')).toBe(false);
  alone.unmount();
  const { onNext } = await drawn({
    props: {
      next: {
        eventId: 'v2',
        eventTitle: 'The rematch',
        content: { id: 'v2', title: 'The rematch', type: 'VOD' },
        query: {},
      },
    },
  });
  system.press('nexttrack');
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('nothing is left when the player closes', async () => {
  const { engine, unmount } = await drawn();
  act(() => engine.reach(50));
  unmount();
  expect(system.handlers.size).toBe(0);
  expect(system).toMatchObject({ metadata: null, playbackState: 'none', position: undefined });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { keyCombination } from '../../../../core/playback/parts/usePartKeys';
import {
  type Content,
  type PlayerPart,
  type PluginContext,
  type PlaybackSessionView,
} from '../../../../core/sdk';
import { figures } from '../../../kit';
import type { PlayerStatsOptions } from '../../../../plugins/player/stats/options.generated';
import stats from '../../../../plugins/player/stats/part';
import { ONE_HOUR } from '../../../../core/sdk/constants';
import { manifest } from '../fakePlayback';
import { drawn, player, boom } from './partsFixture';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a part draws in its slots: over the video, among the controls, and at the end only then', async () => {
  const { engine } = await drawn({
    'player/a': {
      slots: ['overlay', 'control', 'end'],
      part: {
        views: {
          overlay: () => <p>over</p>,
          control: ({ Control }) => (
            <Control label="Again" icon={null} shortcut="Shift+B" pressed onPress={() => undefined} />
          ),
          end: () => <p>the end</p>,
        },
      },
    },
  });
  expect(screen.getByText('over')).toBeVisible();
  expect(screen.getByRole('group', { name: /controls/i })).toContainElement(
    screen.getByRole('button', { name: 'Again', pressed: true }),
  );
  expect(screen.queryByText('the end')).toBeNull();
  act(() => engine.listener.onEvent({ type: 'ended' }));
  expect(screen.getByText('the end')).toBeVisible();
  expect(screen.queryByText('over')).toBeNull();
  act(() => engine.listener.onEvent({ type: 'play' }));
  expect(screen.getByText('over')).toBeVisible();
});

test('PLY-047 Escape closes the playback details, which do not cover the end screen', async () => {
  const { engine } = await drawn({
    'player/stats': {
      slots: ['overlay', 'control'],
      part: stats({ options: { control: true } } as PluginContext<PlayerStatsOptions, never>),
    },
  });
  const details = () => screen.queryByRole('region', { name: 'Playback details' });
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  expect(details()).toBeVisible();
  fireEvent.keyDown(player(), { key: 'Escape' });
  expect(details()).toBeNull();
  expect(fireEvent.keyDown(player(), { key: 'Escape' })).toBe(true);
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  act(() => engine.listener.onEvent({ type: 'ended' }));
  expect(screen.getAllByRole('button', { name: 'Watch again' })).not.toHaveLength(0);
  expect(details()).toBeNull();
});

test('a part draws nothing in a slot that its manifest does not name', async () => {
  await drawn({ 'player/a': { slots: ['control'], part: { views: { overlay: () => <p>uninvited</p> } } } });
  expect(screen.queryByText('uninvited')).toBeNull();
});

test('it reads the playback state and controls it', async () => {
  const { engine } = await drawn({
    'player/a': {
      slots: ['overlay'],
      part: {
        views: {
          overlay: ({ playbackSession }) => (
            <>
              <p>{`${playbackSession.content.title} ${playbackSession.content.kind} ${playbackSession.figures()?.height}`}</p>
              <button onClick={() => playbackSession.seek(playbackSession.duration - 20)}>
                near the end
              </button>
              <button onClick={() => playbackSession.pause()}>hold</button>
              <button onClick={() => playbackSession.play()}>go on</button>
            </>
          ),
        },
      },
    },
  });
  expect(screen.getByText(`The long round vod ${figures.height}`)).toBeVisible();
  for (const name of ['near the end', 'hold', 'go on']) fireEvent.click(screen.getByRole('button', { name }));
  expect(engine.calls.slice(-3)).toEqual(['seek 100', 'pause', 'play']);
});

test.each([
  ['while it is activated', { slots: ['overlay', 'control'], part: boom }],
  [
    'while it is drawn',
    { slots: ['overlay', 'control'], part: { views: { overlay: boom, control: () => <p>its control</p> } } },
  ],
] as const)(
  'a part that throws %s loses all of its slots; the film and other parts continue',
  async (_when, broken) => {
    const { engine, failures, playbackSession } = await drawn({
      'player/broken': broken,
      'player/well': { slots: ['overlay'], part: { views: { overlay: () => <p>well</p> } } },
    });
    expect(screen.getByText('well')).toBeVisible();
    expect(screen.queryByText('its control')).toBeNull();
    expect(failures).toEqual([expect.stringMatching(/^player\/broken \(player-part\/part\) failed/)]);
    expect(playbackSession.state.status).toBe('showing');
    fireEvent.keyDown(player(), { key: 'k' });
    expect(engine.calls.at(-1)).toBe('pause');
  },
);

test('its keys work while the focus is in the player; the player’s keys win', async () => {
  const pressed: string[] = [];
  const keys = { 'Shift+D': () => void pressed.push('D'), K: () => void pressed.push('K') };
  const { engine } = await drawn({
    'player/a': {
      slots: ['control'],
      part: { views: { control: () => <input aria-label="Say something" /> }, keys },
    },
  });
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  expect(pressed).toEqual(['D']);
  fireEvent.keyDown(player(), { key: 'd' });
  fireEvent.keyDown(player(), { key: 'k' });
  expect(engine.calls.at(-1)).toBe('pause');
  fireEvent.keyDown(document.body, { key: 'D', shiftKey: true });
  expect(pressed).toEqual(['D']);
});

test('a letter that is typed into a field of a part is a letter', async () => {
  const pressed: string[] = [];
  const { engine } = await drawn({
    'player/a': {
      slots: ['control'],
      part: {
        views: { control: () => <input aria-label="Say something" /> },
        keys: { 'Shift+D': () => void pressed.push('D') },
      },
    },
  });
  const calls = [...engine.calls];
  for (const key of ['k', 'm', '5']) fireEvent.keyDown(screen.getByLabelText('Say something'), { key });
  fireEvent.keyDown(screen.getByLabelText('Say something'), { key: 'D', shiftKey: true });
  expect(engine.calls).toEqual(calls);
  expect(pressed).toEqual([]);
});

test('a key that throws ends the part, not the player', async () => {
  const { engine, failures } = await drawn({
    'player/a': {
      slots: ['overlay'],
      part: { views: { overlay: () => <p>over</p> }, keys: { 'Shift+D': boom } },
    },
  });
  fireEvent.keyDown(player(), { key: 'D', shiftKey: true });
  expect(screen.queryByText('over')).toBeNull();
  expect(failures).toEqual(['player/a (player-part/part) failed: call: boom']);
  fireEvent.keyDown(player(), { key: 'k' });
  expect(engine.calls.at(-1)).toBe('pause');
});

test('an action is above the controls, and hidden by a menu and at the end', async () => {
  const pressed = jest.fn();
  const { engine } = await drawn({
    'player/a': {
      slots: ['action'],
      part: { views: { action: ({ Action }) => <Action label="Skip it" onPress={pressed} /> } },
    },
  });
  const action = () => screen.queryByRole('button', { name: 'Skip it' });
  fireEvent.click(action() as HTMLElement);
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Speed' }));
  expect(action()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Speed' }));
  expect(action()).toBeVisible();
  act(() => engine.listener.onEvent({ type: 'ended' }));
  expect(action()).toBeNull();
});

test('it sees the permitted playback state, and nothing that opens a stream', async () => {
  let seen: PlaybackSessionView | null = null;
  const part: PlayerPart = { views: { overlay: ({ playbackSession }) => ((seen = playbackSession), null) } };
  await drawn({ 'player/a': { slots: ['overlay'], part } });
  const facts = (seen as unknown as PlaybackSessionView).facts;
  expect(facts).toEqual({
    skipMarkers: [{ type: 'INTRO', startTimeMs: 1000, stopTimeMs: 6000 }],
    watermark: null,
    annotations: { chaptersUrl: null, thumbnailsUrl: null },
    adUnits: [],
    nonceRequired: false,
  });
  expect(JSON.stringify(facts)).not.toContain('m3u8');
});

test('PLY-047 it sees the next item, and opens it', async () => {
  const onNext = jest.fn();
  const rematch: Content = { id: 'v2', title: 'The rematch', type: 'VOD' };
  const { engine } = await drawn(
    {
      'player/a': {
        slots: ['end'],
        part: {
          views: {
            end: ({ playbackSession: { queue } }) => (
              <button onClick={() => queue.openNext()}>{`${queue.next?.title} ${queue.autoAdvance}`}</button>
            ),
          },
        },
      },
    },
    {
      next: { eventId: 'v2', eventTitle: 'The rematch', content: rematch, query: {} },
      advances: true,
      onNext,
    },
  );
  act(() => engine.listener.onEvent({ type: 'ended' }));
  fireEvent.click(screen.getByRole('button', { name: 'The rematch true' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('PLY-072 the parts’ marks are on the timeline in order, and a part that throws only loses its own', async () => {
  const chapter = (start: number, end: number, title: string) => ({ start, end, title, thumbnailUrl: null });
  const { playbackSession, failures } = await drawn({
    'player/late': {
      slots: ['timeline'],
      part: { views: {}, annotate: async () => [chapter(60, 120, 'Round two')] },
    },
    'player/broken': { slots: ['timeline'], part: { views: {}, annotate: boom } },
    'player/early': {
      slots: ['timeline'],
      part: { views: {}, annotate: async () => [chapter(0, 60, 'Round one')] },
    },
    'player/uninvited': {
      slots: ['overlay'],
      part: { views: {}, annotate: async () => [chapter(5, 6, 'Uninvited')] },
    },
  });
  expect(playbackSession.media.chapters.map(({ title }) => title)).toEqual(['Round one', 'Round two']);
  expect(failures).toEqual(['player/broken (player-part/part) failed: call: boom']);
  expect(screen.getByRole('slider', { name: 'Time line' })).toHaveAttribute(
    'aria-valuetext',
    '0 seconds of 2 minutes, Round one',
  );
});

const press = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };
test.each([
  [{ ...press, key: 'd', shiftKey: true }, 'Shift+D'],
  [{ ...press, key: 'D', shiftKey: true }, 'Shift+D'],
  [{ ...press, key: 'ArrowUp', ctrlKey: true, altKey: true }, 'Control+Alt+ArrowUp'],
  [{ ...press, key: '?' }, '?'],
])('%p is written %p', (pressed, written) => {
  expect(keyCombination(pressed)).toBe(written);
});

test('PLY-066 only a part whose manifest states so is given the stream, with its licence', async () => {
  const seen: Record<string, PlaybackSessionView['stream']> = {};
  const taking = (id: string): PlayerPart => ({
    views: {
      overlay: ({ playbackSession }) => {
        seen[id] = playbackSession.stream;
        return null;
      },
    },
  });
  const { platform, clock } = await drawn({
    'player/a': { slots: ['overlay'], part: taking('a') },
    'player/b': { slots: ['overlay'], part: taking('b'), opensStream: true },
  });
  expect(seen['a']).toBeNull();
  const drm = { jwtToken: 'T', url: 'https://drm.example/', keySystems: ['com.widevine.alpha'] };
  const [stream] = manifest.streams;
  // Old by now, so that another one is fetched.
  clock.pass(ONE_HOUR);
  platform.answer('requestVideoManifest', { streams: [{ ...stream, protocol: 'HLS', drm }] });
  expect(await seen['b']?.()).toEqual({
    url: stream?.url,
    mediaType: 'application/vnd.apple.mpegurl',
    drm,
  });
});

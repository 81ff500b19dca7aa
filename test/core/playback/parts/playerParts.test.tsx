import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { Player, type PlayerProps } from '../../../../core/playback/components/Player';
import { BEGIN_LIMIT } from '../../../../core/playback/parts/beginning';
import { keyCombination } from '../../../../core/playback/parts/usePartKeys';
import { PluginRegistry, type PluginModules } from '../../../../core/plugins/PluginRegistry';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import {
  clock as clockToken,
  type Content,
  type AdBreak,
  type PlayerPart,
  type PlayerPlace,
  type PluginContext,
  type PlaybackSessionView,
} from '../../../../core/sdk';
import { fakeContext, figures, renderInRuntime } from '../../../kit';
import type { PlayerStatsOptions } from '../../../../plugins/player/stats/options.generated';
import stats from '../../../../plugins/player/stats/part';
import { fakeServices, type FakeEngine } from '../fakePlayback';

interface Part {
  readonly slots: readonly PlayerPlace[];
  readonly part: PlayerPart | (() => never);
}

async function drawn(parts: Readonly<Record<string, Part>>, props: Partial<PlayerProps> = {}) {
  const fake = fakeServices();
  const { runtime } = fakeContext({ options: {} });
  const service: typeof runtime.service = (token) =>
    token.key === clockToken.key ? (fake.clock as never) : runtime.service(token);
  const plugins = Object.entries(parts).map(([id, { slots }]): EnabledPlugin => ({
    id,
    title: id,
    options: {},
    contributes: { 'player-part': [{ name: 'part', slots }] },
    scriptSources: [],
    storage: [],
  }));
  const modules: PluginModules = Object.fromEntries(
    Object.entries(parts).map(([id, { part }]) => [
      id,
      { 'player-part/part': async () => ({ default: () => (typeof part === 'function' ? part() : part) }) },
    ]),
  );
  const failures: string[] = [];
  const registry = new PluginRegistry(
    plugins,
    modules,
    () => ({}) as PluginContext,
    fake.clock,
    (failure) => failures.push(failure.message),
  );
  const playbackSession = fake.room.playbackSession({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  const rendered = await renderInRuntime(
    <Player
      playbackSession={playbackSession}
      title="The long round"
      still={null}
      signInPath="/login"
      onBack={jest.fn()}
      {...props}
    />,
    {
      runtime: { ...runtime, service },
      registry,
    },
  );
  await act(async () => undefined);
  return { ...rendered, ...fake, playbackSession, registry, failures, engine: fake.engines[0] as FakeEngine };
}

const player = () => screen.getByRole('region', { name: /The long round/ });
const boom = () => {
  throw new Error('boom');
};

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

describe('an ad break in place of the content', () => {
  const calls: string[] = [];
  const adBreak = observable({
    playing: true as boolean,
    play: () => void calls.push('play'),
    pause: () => void calls.push('pause'),
  } satisfies AdBreak);
  let view: PlaybackSessionView;
  const holder = (part: Partial<PlayerPart> = {}): Part => ({
    slots: ['adBreak', 'overlay', 'end'],
    part: {
      views: {
        adBreak: ({ playbackSession }) => ((view = playbackSession), (<p>an ad break</p>)),
        end: () => <p>the end</p>,
      },
      ...part,
    },
  });
  beforeEach(() => {
    calls.length = 0;
    runInAction(() => (adBreak.playing = true));
  });

  test('pauses the content, hides its timeline and menus, and is controlled by the player’s buttons and keys', async () => {
    const { engine } = await drawn({ 'player/a': holder() });
    let letGo: (() => void) | null = null;
    act(() => void (letGo = view.hold(adBreak)));
    expect(engine.calls.at(-1)).toBe('pause');
    expect(screen.queryByRole('slider', { name: 'Time line' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Speed' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => runInAction(() => void (adBreak.playing = false)));
    fireEvent.keyDown(player(), { key: 'k' });
    expect(calls).toEqual(['pause', 'play']);
    const before = engine.calls.length;
    for (const key of ['l', '5', 'End']) fireEvent.keyDown(player(), { key });
    expect(engine.calls).toHaveLength(before);
    expect(view.hold(adBreak)).toBeNull();
    act(() => letGo?.());
    expect(engine.calls.at(-1)).toBe('play');
    expect(screen.getByRole('slider', { name: 'Time line' })).toBeVisible();
    act(() => letGo?.());
    expect(engine.calls.filter((line) => line === 'play')).toHaveLength(2);
  });

  test('a paused content stays paused, and the end waits for it', async () => {
    const { engine } = await drawn({ 'player/a': holder() });
    act(() => engine.listener.onEvent({ type: 'ended' }));
    let letGo: (() => void) | null = null;
    act(() => void (letGo = view.hold(adBreak)));
    expect(screen.queryByText('the end')).toBeNull();
    act(() => letGo?.());
    expect(screen.getByText('the end')).toBeVisible();
    expect(engine.calls.filter((line) => line === 'play')).toHaveLength(1);
  });

  test('a part that fails while it holds the content releases it', async () => {
    let fails = false;
    const View = () => (fails ? boom() : <p>well</p>);
    const { engine, registry } = await drawn({
      'player/a': {
        slots: ['adBreak'],
        part: { views: { adBreak: ({ playbackSession }) => ((view = playbackSession), (<View />)) } },
      },
    });
    act(() => void view.hold(adBreak));
    fails = true;
    act(
      () =>
        void registry.fail(
          { point: 'player-part', plugin: 'player/a', name: 'part' },
          'call',
          new Error('boom'),
        ),
    );
    expect(engine.calls.at(-1)).toBe('play');
  });

  test('the content waits for a break that starts, while it is held, and for no other', async () => {
    const begun = async (part: Part, props: Partial<PlayerProps> = {}) => {
      const fake = await drawn({ 'player/a': part }, props);
      return { ...fake, plays: () => fake.engine.calls.includes('play') };
    };
    let letGo: (() => void) | null = null;
    const held = await begun(
      holder({ begin: async (playbackSession) => void (letGo = playbackSession.hold(adBreak)) }),
    );
    expect(held.playbackSession.state.status).toBe('preparing');
    await act(async () => held.clock.pass(BEGIN_LIMIT * 10));
    expect(held.plays()).toBe(false);
    await act(async () => letGo?.());
    expect(held.plays()).toBe(true);
    held.unmount();

    let signal: AbortSignal | null = null;
    const silent = await begun(
      holder({ begin: (_, given) => ((signal = given), new Promise(() => undefined)) }),
    );
    expect(silent.plays()).toBe(false);
    await act(async () => silent.clock.pass(BEGIN_LIMIT));
    expect(silent.plays()).toBe(true);
    expect(signal).toHaveProperty('aborted', true);
    silent.unmount();

    const broken = await begun(holder({ begin: async () => boom() }));
    expect(broken.plays()).toBe(true);
    expect(broken.failures).toEqual(['player/a (player-part/part) failed: call: boom']);
    broken.unmount();

    const inPlace = await begun(holder({ begin: () => new Promise(() => undefined) }), { inPlace: true });
    expect(inPlace.plays()).toBe(true);
  });
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

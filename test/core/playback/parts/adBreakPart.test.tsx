/** A player part that plays an ad break instead of the content. */
import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { type PlayerProps } from '../../../../core/playback/components/Player';
import { BEGIN_TIMEOUT_MS } from '../../../../core/playback/parts/beginning';
import { type AdBreak, type PlayerPart, type PlaybackSessionView } from '../../../../core/sdk';
import { type Part, drawn, player, boom } from './partsFixture';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

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
    await act(async () => held.clock.pass(BEGIN_TIMEOUT_MS * 10));
    expect(held.plays()).toBe(false);
    await act(async () => letGo?.());
    expect(held.plays()).toBe(true);
    held.unmount();

    let signal: AbortSignal | null = null;
    const silent = await begun(
      holder({ begin: (_, given) => ((signal = given), new Promise(() => undefined)) }),
    );
    expect(silent.plays()).toBe(false);
    await act(async () => silent.clock.pass(BEGIN_TIMEOUT_MS));
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

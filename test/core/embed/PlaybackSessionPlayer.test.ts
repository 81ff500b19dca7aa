import { PlaybackSessionPlayer } from '../../../core/boot/embed/PlaybackSessionPlayer';
import type { PlayerEvent } from '../../../core/playback/PlayerStore';
import { fakeServices, stageOf, type FakeEngine } from '../playback/fakePlayback';

function closed(prepare: (engine: FakeEngine) => void = () => undefined) {
  const fake = fakeServices();
  fake.prepare = prepare;
  const playbackSession = fake.room.playbackSession({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  return { playbackSession, player: new PlaybackSessionPlayer(playbackSession), engines: fake.engines };
}

async function opened(prepare?: (engine: FakeEngine) => void) {
  const { playbackSession, player, engines } = closed(prepare);
  await playbackSession.open(stageOf());
  return { playbackSession, player, engine: engines.at(-1) as FakeEngine };
}

test('BRG-009 the state is that of PLY-001 with the video id', async () => {
  const { player, playbackSession } = await opened();
  expect(player.state()).toEqual({ ...playbackSession.player.state, videoId: 'v1' });
});

test('BRG-012 a start refused by the browser is a failure, and a later one that it allows is none', async () => {
  const { player, engine } = await opened((each) => (each.mayPlay = false));
  await expect(player.play()).rejects.toThrow();
  engine.mayPlay = true;
  await player.play();
  expect(player.state()).toMatchObject({ isPlaying: true, autoStartFailed: false });
});

describe('BRG-014 tracks', () => {
  const [english, spanish] = [
    { id: 'es', language: 'en' },
    { id: '2', language: 'es' },
  ];
  const tracks = (engine: FakeEngine): void => {
    const audio = [english, spanish, { id: '3', language: 'es' }].map((track) => ({
      ...track,
      label: null,
      active: false,
    }));
    engine.offered = { ...engine.offered, audio, text: audio.map((track) => ({ ...track, forDeaf: false })) };
  };

  test.each([
    ['an id, even where it is the language of another', 'es', 'es'],
    ['an id', '3', '3'],
    ['a language', 'en', 'es'],
  ])('are named by %s', async (_, track, id) => {
    const { player, engine } = await opened(tracks);
    expect([await player.selectSubtitles(track), await player.selectAudio(track)]).toEqual([true, true]);
    expect(engine.calls.slice(-2)).toEqual([`text ${id}`, `audio ${id}`]);
  });

  test('of a language select its first track', async () => {
    const { player, engine } = await opened((each) => {
      tracks(each);
      each.offered = {
        ...each.offered,
        audio: each.offered.audio.slice(1),
        text: each.offered.text.slice(1),
      };
    });
    await player.selectSubtitles('es');
    await player.selectAudio('es');
    expect(engine.calls.slice(-2)).toEqual(['text 2', 'audio 2']);
  });

  test('that do not exist change nothing; no subtitles is always possible', async () => {
    const { player, engine } = await opened(tracks);
    const before = engine.calls.length;
    expect([
      await player.selectSubtitles('no such track'),
      await player.selectAudio('no such track'),
    ]).toEqual([false, false]);
    expect(engine.calls.slice(before)).toEqual([]);
    expect(await player.selectSubtitles(null)).toBe(true);
    expect(engine.calls.at(-1)).toBe('text null');
  });
});

test('BRG-017 PLY-012 a volume unmutes; mute and unmute are absolute, however often requested', async () => {
  const { player } = await opened();
  player.setMuted(true);
  player.setMuted(true);
  expect(player.state().muted).toBe(true);
  player.setMuted(false);
  player.setMuted(false);
  expect(player.state().muted).toBe(false);
  player.setVolume(140);
  expect(player.state()).toMatchObject({ volume: 100, muted: false });
});

test('BRG-008 a target outside of the timeline is clamped to it', async () => {
  const { player, engine } = await opened();
  engine.listener.onEvent({ type: 'durationchange', duration: 120 });
  expect(await player.seek(30)).toBe(30);
  expect(await player.seek(9000)).toBe(120);
  expect(await player.seek(-5)).toBe(0);
});

test('BRG-010 an error event carries no details', async () => {
  const { player, engine } = await opened();
  const received: unknown[] = [];
  const end = player.subscribe((news) => received.push(news));
  engine.listener.onEvent({ type: 'volume', volume: 40, muted: false });
  engine.listener.onEvent({ type: 'error', error: new Error('token abc') });
  end();
  engine.listener.onEvent({ type: 'ended' });
  expect(received).toEqual([
    { name: 'volume', params: { volume: 40, muted: false } },
    { name: 'error', params: {} },
    // A failed player is stopped.
    { name: 'pause', params: {} },
  ]);
});

const events: readonly (readonly [PlayerEvent, object])[] = [
  [{ type: 'ready' }, {}],
  [{ type: 'play' }, {}],
  [{ type: 'pause' }, {}],
  [{ type: 'ended' }, {}],
  [{ type: 'seeked', position: 4 }, { position: 4 }],
  [{ type: 'progress', position: 5 }, { position: 5 }],
  [{ type: 'timeupdate', position: 6 }, { position: 6 }],
  [{ type: 'durationchange', duration: 90 }, { duration: 90 }],
  [
    { type: 'volume', volume: 40, muted: true },
    { volume: 40, muted: true },
  ],
  [{ type: 'buffer', buffering: true }, { buffering: true }],
  [{ type: 'fullscreen', fullscreen: true }, { fullscreen: true }],
];
test.each(events)('BRG-010 PLY-020 %j is sent with %j', async (event, params) => {
  const { player, engine } = await opened();
  const received: unknown[] = [];
  player.subscribe((news) => received.push(news));
  engine.listener.onEvent(event);
  expect(received).toContainEqual({ name: event.type, params });
});

test('BRG-008 a film that has ended is played from its start', async () => {
  const { player, engine } = await opened();
  engine.listener.onEvent({ type: 'timeupdate', position: 120 });
  engine.listener.onEvent({ type: 'ended' });
  const before = engine.calls.length;
  await player.play();
  expect(engine.calls.slice(before)).toEqual(expect.arrayContaining(['seek 0', 'play']));
  expect(player.state()).toMatchObject({ position: 0, isPlaying: true, videoEnded: false });
});

test('BRG-008 a paused film resumes at its position', async () => {
  const { player, engine } = await opened();
  engine.listener.onEvent({ type: 'timeupdate', position: 40 });
  await player.pause();
  expect(player.state().isPlaying).toBe(false);
  const before = engine.calls.length;
  await player.play();
  expect(engine.calls.slice(before)).toEqual(['play']);
  expect(player.state()).toMatchObject({ position: 40, isPlaying: true });
});

describe('requests before the playback session has started', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['play', (player: PlaybackSessionPlayer) => player.play(), 'play'],
    ['pause', (player: PlaybackSessionPlayer) => player.pause(), 'pause'],
    ['seek', (player: PlaybackSessionPlayer) => player.seek(30), 'seek 30'],
    ['no subtitles', (player: PlaybackSessionPlayer) => player.selectSubtitles(null), 'text null'],
    ['a language', (player: PlaybackSessionPlayer) => player.selectAudio('en'), 'audio 1'],
  ])('%s is carried out once it starts, within 15 seconds', async (_, ask, expected) => {
    const { playbackSession, player, engines } = closed(
      (each) =>
        (each.offered = {
          ...each.offered,
          audio: [{ id: '1', language: 'en', label: null, active: false }],
        }),
    );
    const asked = ask(player);
    await jest.advanceTimersByTimeAsync(14_999);
    await playbackSession.open(stageOf());
    await asked;
    expect(engines.at(-1)?.calls).toContain(expected);
  });

  test('fail when it does not start in 15 seconds', async () => {
    const { player } = closed();
    const outcome = player.pause().then(
      () => 'done',
      () => 'failed',
    );
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe('failed');
  });

  test('BRG-012 fails at once when the platform gives no stream', async () => {
    const { playbackSession, player } = closed((each) => {
      each.loading = () => Promise.reject(new Error('The stream is broken.'));
    });
    const outcome = player.play().then(
      () => 'done',
      () => 'failed',
    );
    await playbackSession.open(stageOf());
    expect(playbackSession.state.status).toBe('stopped');
    expect(await outcome).toBe('failed');
  });
});

describe('PLY-011 full screen', () => {
  /** A player on the page, in a browser that does what it is asked for, or refuses. */
  async function onPage(grants: boolean) {
    const frame = document.createElement('div');
    const stage = stageOf();
    frame.append(stage.picture);
    let filled: Element | null = null;
    const become = (element: Element | null) => async () => {
      if (!grants) throw new TypeError('Only a press of the viewer may do this.');
      filled = element;
    };
    frame.requestFullscreen = become(frame);
    document.exitFullscreen = become(null);
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filled });
    const { playbackSession, player } = closed();
    await playbackSession.open(stage);
    return {
      player,
      fill: (element: Element | null) => void (filled = element),
      filled: () => (filled === frame ? 'player' : filled === null ? 'nothing' : 'another'),
      frame,
    };
  }
  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });

  test('is entered and left as requested, and the answer has the actual state', async () => {
    const { player, filled } = await onPage(true);
    expect([await player.setFullscreen(true), filled()]).toEqual([true, 'player']);
    expect([await player.setFullscreen(false), filled()]).toEqual([false, 'nothing']);
  });

  test('stays as it is where the browser refuses', async () => {
    const { player, fill, filled, frame } = await onPage(false);
    expect([await player.setFullscreen(true), filled()]).toEqual([false, 'nothing']);
    fill(frame);
    expect([await player.setFullscreen(false), filled()]).toEqual([true, 'player']);
  });

  test('of another element is not left', async () => {
    const { player, fill, filled } = await onPage(true);
    fill(document.body);
    expect([await player.setFullscreen(false), filled()]).toEqual([false, 'another']);
  });

  test('cannot be entered in a browser without the API', async () => {
    const { player, frame } = await onPage(true);
    Reflect.deleteProperty(frame, 'requestFullscreen');
    expect(await player.setFullscreen(true)).toBe(false);
  });

  test('cannot be entered by a player that is not on the page', async () => {
    expect(await closed().player.setFullscreen(true)).toBe(false);
  });
});

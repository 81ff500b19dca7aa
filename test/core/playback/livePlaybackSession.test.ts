/** Playback sessions of live events and channels. */
import type { PlaybackSubject } from '../../../core/playback/PlaybackSession';
import { fakeServices, stageOf, type FakeEngine, type FakeServices } from './fakePlayback';

const subject: PlaybackSubject = { kind: 'vod', id: 'v1', duration: 120, progress: null };

async function opened(fake: FakeServices, changes: Partial<PlaybackSubject> = {}) {
  const playbackSession = fake.room.playbackSession({ ...subject, ...changes });
  await playbackSession.open(stageOf());
  return { playbackSession, engine: fake.engines.at(-1) as FakeEngine, state: fake.room.player.state };
}

test('a live event starts at the live edge and is not resumed', async () => {
  const fake = fakeServices();
  const { engine, playbackSession } = await opened(fake, { kind: 'live', watchProgress: 70 });
  engine.reach(60);
  await playbackSession.close();
  expect(engine.loads[0]?.start.position).toBeNull();
  expect(fake.values.values.size).toBe(0);
});

describe('a channel from a position on', () => {
  const moment = Date.UTC(2026, 10, 21, 19, 30);
  const live = { kind: 'live', moment } as const;
  const recordedFrom = (playheadDate: number) => ({
    isLive: true,
    seekRange: { start: 1000, end: 4600 },
    buffered: [],
    playheadDate,
    placed: true,
  });

  test('LIV-041 PLY-092 the engine is asked to start there', async () => {
    const { engine } = await opened(fakeServices(), live);
    expect(engine.loads[0]?.start).toMatchObject({ moment, position: null });
  });

  test.each([
    ['at it', 0, false],
    ['at the start of its segment', -4000, false],
    ['a segment later', 4000, false],
    ['in the recording, but after it', 60_000, true],
  ])(
    'LIV-041 starting %s: the viewer sees that it is no longer recorded: %p',
    async (_, later, startPassed) => {
      const fake = fakeServices();
      const { playbackSession, engine } = await opened(fake, live);
      expect(playbackSession.start.passed).toBe(false);
      engine.time = recordedFrom(moment + later);
      engine.reach(1000);
      expect(playbackSession.start.passed).toBe(startPassed);
      // Playback moves away from the position by itself, which proves nothing.
      engine.time = recordedFrom(moment + 900_000);
      engine.reach(1900);
      expect(playbackSession.start.passed).toBe(startPassed);
    },
  );

  test('LIV-041 a video has no start time', async () => {
    const { engine } = await opened(fakeServices(), {});
    expect(engine.loads[0]?.start.moment).toBeNull();
  });

  test('LIV-052 PLY-069 it is requested with the whole window, and replaying starts at the window’s start', async () => {
    const fake = fakeServices();
    fake.platform.answer('requestEventManifest', {
      streams: [{ protocol: 'HLS', url: 'https://cdn.example/live.m3u8?dw=10' }],
      dvrWindow: '120',
    });
    const { playbackSession, engine } = await opened(fake, live);
    expect(engine.loads[0]?.source.url).toBe('https://cdn.example/live.m3u8?dw=120');
    engine.time = recordedFrom(moment);
    engine.reach(2000);
    playbackSession.transport.restart();
    expect(engine.calls).toContain('seek 1000');
  });

  test.each([
    ['goes on where it stopped', 2000, moment + 1_000_000],
    ['stays at the edge', 4595, null],
  ])('after an error it %s', async (_, position, expected) => {
    const { playbackSession, engine } = await opened(fakeServices(), live);
    engine.time = recordedFrom(moment + 1_000_000);
    engine.reach(position);
    engine.listener.onEvent({ type: 'error', error: new Error('the line broke') });
    await playbackSession.retry();
    expect(engine.loads.at(-1)?.start).toMatchObject({ moment: expected, position: null });
  });
});

describe('a live stream that fails before its first frame', () => {
  const without = (placed: boolean, playheadDate = 500_000) => ({
    isLive: true,
    seekRange: { start: 0, end: 594 },
    buffered: [],
    playheadDate,
    placed,
  });
  const fails = (engine: FakeEngine) => (engine.loading = () => Promise.reject(new Error('gone')));

  test('is retried at the live edge, not at the element’s position', async () => {
    const fake = fakeServices();
    fake.prepare = (engine) => {
      engine.time = without(false);
      fails(engine);
    };
    const { playbackSession, engine } = await opened(fake, { kind: 'live' });
    engine.reach(0);
    await playbackSession.retry();
    expect(engine.loads[1]?.start).toMatchObject({ position: null, moment: null });
    expect(playbackSession.media).toMatchObject({ isPlaced: false, atLiveEdge: false });
  });

  test('after an earlier frame keeps that position through every retry', async () => {
    const fake = fakeServices();
    const { playbackSession, engine } = await opened(fake, { kind: 'live' });
    engine.time = without(true, 700_000);
    engine.reach(300);
    fails(engine);
    await playbackSession.retry();
    engine.time = without(false, 100_000);
    engine.reach(0);
    await playbackSession.retry();
    expect(engine.loads.slice(1).map(({ start }) => start.moment)).toEqual([700_000, 700_000]);
  });
});

import { Heartbeat, HEARTBEAT_INTERVAL_MS, type PlayingVideo } from '../../../core/playback/Heartbeat';
import { FakeClock } from '../../kit';
import { fakeServices, stageOf, type FakeEngine } from './fakePlayback';

function beating(tiles: PlayingVideo[], send: () => Promise<unknown> = async () => undefined) {
  const clock = new FakeClock();
  const sent: { eventIds: string[]; positions: number[]; sessionId: string }[] = [];
  const reports: unknown[] = [];
  const heartbeat = new Heartbeat({
    videos: () => tiles,
    send: (beat) => {
      sent.push(beat);
      return send();
    },
    clock,
    report: (error) => reports.push(error),
  });
  heartbeat.start();
  return { clock, sent, reports, heartbeat };
}

test('PLY-094 PLY-026 every thirty seconds it reports what plays and its position, always with the same screen id', () => {
  const { clock, sent } = beating([{ eventId: 'e1', position: 12.8, playing: true }]);
  clock.pass(HEARTBEAT_INTERVAL_MS - 1);
  expect(sent).toEqual([]);
  clock.pass(1);
  clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(HEARTBEAT_INTERVAL_MS).toBe(30_000);
  expect(sent).toEqual([
    { eventIds: ['e1'], positions: [12], sessionId: sent[0]?.sessionId },
    { eventIds: ['e1'], positions: [12], sessionId: sent[0]?.sessionId },
  ]);
  expect(sent[0]?.sessionId).toMatch(/^[0-9a-f]{32}$/);
});

test('PLY-094 another screen has another id', () => {
  const [one, other] = [
    beating([{ eventId: 'e1', position: 0, playing: true }]),
    beating([{ eventId: 'e1', position: 0, playing: true }]),
  ];
  one.clock.pass(HEARTBEAT_INTERVAL_MS);
  other.clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(one.sent[0]?.sessionId).not.toBe(other.sent[0]?.sessionId);
});

test('MUL-011 of several videos it reports those that play, and nothing while all are paused', () => {
  const tiles = [
    { eventId: 'e1', position: 5, playing: true },
    { eventId: 'e2', position: 6, playing: false },
    { eventId: 'e3', position: 7, playing: true },
  ];
  const { clock, sent } = beating(tiles);
  clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(sent).toMatchObject([{ eventIds: ['e1', 'e3'], positions: [5, 7] }]);
  for (const tile of tiles) tile.playing = false;
  clock.pass(HEARTBEAT_INTERVAL_MS * 3);
  expect(sent).toHaveLength(1);
  (tiles[1] as { playing: boolean }).playing = true;
  clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(sent.at(-1)).toMatchObject({ eventIds: ['e2'] });
});

test('PLY-094 a beat that fails is only reported, and the next one follows', async () => {
  const { clock, sent, reports } = beating([{ eventId: 'e1', position: 1, playing: true }], () =>
    Promise.reject(new Error('503')),
  );
  clock.pass(HEARTBEAT_INTERVAL_MS);
  await Promise.resolve();
  clock.pass(HEARTBEAT_INTERVAL_MS);
  await Promise.resolve();
  expect(sent).toHaveLength(2);
  expect(reports).toHaveLength(2);
});

test('MUL-011 once its screen is left it stops', () => {
  const { clock, sent, heartbeat } = beating([{ eventId: 'e1', position: 1, playing: true }]);
  heartbeat.stop();
  heartbeat.start();
  clock.pass(HEARTBEAT_INTERVAL_MS * 2);
  expect(sent).toEqual([]);
});

describe('LIV-047 the player of a channel', () => {
  async function startSession(kind: 'live' | 'vod') {
    const fake = fakeServices();
    fake.platform.answer('sendHeartbeat', undefined);
    const playbackSession = fake.room.playbackSession({ kind, id: 'e1', duration: 0, progress: null });
    await playbackSession.open(stageOf());
    const beats = () =>
      fake.platform.calls
        .filter(({ endpoint }) => endpoint === 'sendHeartbeat')
        .map(({ input }) => input['body']);
    return { ...fake, playbackSession, beats, engine: fake.engines[0] as FakeEngine };
  }

  test('beats while it plays, not while it is paused, and no more once it is closed', async () => {
    const { clock, beats, engine, playbackSession } = await startSession('live');
    engine.reach(90.4);
    clock.pass(HEARTBEAT_INTERVAL_MS);
    expect(beats()).toMatchObject([{ eventIds: ['e1'], positions: [90] }]);
    playbackSession.transport.pause();
    clock.pass(HEARTBEAT_INTERVAL_MS);
    expect(beats()).toHaveLength(1);
    await playbackSession.transport.play();
    clock.pass(HEARTBEAT_INTERVAL_MS);
    expect(beats()).toHaveLength(2);
    await playbackSession.close();
    clock.pass(HEARTBEAT_INTERVAL_MS);
    expect(beats()).toHaveLength(2);
  });

  test('PLY-097 a video sends none', async () => {
    const { clock, beats } = await startSession('vod');
    clock.pass(HEARTBEAT_INTERVAL_MS * 2);
    expect(beats()).toEqual([]);
  });
});

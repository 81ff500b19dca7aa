import type { EngineTimes } from '../../../core/playback/engine/PlayerEngine';
import type { PlaybackSubject } from '../../../core/playback/PlaybackSession';
import { CallError } from '../../../core/sdk';
import { fakeServices, manifest, stageOf, type FakeEngine } from './fakePlayback';

const CRITICAL = 2;
const noAnswer = { code: 1002, category: 1, severity: CRITICAL, data: [] };
const answered = (status: number, severity = CRITICAL) => ({
  code: 1001,
  category: 1,
  severity,
  data: ['https://cdn.example/7.m4s', status],
});
const SECOND = 1000;

async function playing(changes: Partial<PlaybackSubject> = {}) {
  const fake = fakeServices();
  const playbackSession = fake.room.playbackSession({
    kind: 'vod',
    id: 'v1',
    duration: 120,
    progress: null,
    ...changes,
  });
  await playbackSession.open(stageOf());
  const engine = fake.engines[0] as FakeEngine;
  const buffered = (end: number, times: Partial<EngineTimes> = {}) => {
    engine.time = { ...engine.time, buffered: [{ start: 0, end }], ...times };
    engine.listener.onEvent({ type: 'progress', position: 44 });
  };
  buffered(60);
  engine.reach(44);
  engine.calls.length = 0;
  const fail = (error: unknown) => engine.listener.onEvent({ type: 'error', error });
  const stall = () => {
    buffered(44);
    engine.listener.onEvent({ type: 'buffer', buffering: true });
  };
  const asked = () => engine.calls.filter((call) => call === 'resume').length;
  return { ...fake, playbackSession, engine, buffered, fail, stall, asked };
}

describe.each([
  ['a network that is gone', noAnswer],
  ['a server in trouble', answered(503)],
  ['a playlist that the engine asks for again by itself', answered(404, 1)],
])('%s', (_, error) => {
  test('the film plays its buffer, and missing segments are retried with backoff', async () => {
    const { playbackSession, clock, fail, asked, events } = await playing();
    fail(error);
    expect(playbackSession.state.status).toBe('showing');
    clock.pass(SECOND);
    expect(asked()).toBe(1);
    clock.pass(120 * SECOND);
    expect(playbackSession.state.status).toBe('showing');
    expect(asked()).toBeGreaterThan(10);
    expect(asked()).toBeLessThan(25);
    expect(events).not.toContainEqual(['player_error', expect.anything()]);
  });

  test('once data arrives the state is cleared, and retries stop', async () => {
    const { playbackSession, clock, fail, buffered, asked } = await playing();
    fail(error);
    expect(playbackSession.recovery.tries).toBe(true);
    clock.pass(2 * SECOND);
    buffered(64);
    expect(playbackSession.recovery.tries).toBe(false);
    const before = asked();
    clock.pass(60 * SECOND);
    expect(asked()).toBe(before);
  });

  test('without a frame it is given up after half a minute, with an option to continue', async () => {
    const { playbackSession, clock, fail, stall, events } = await playing();
    fail(error);
    stall();
    clock.pass(29 * SECOND);
    expect(playbackSession.state.status).toBe('showing');
    clock.pass(SECOND);
    expect(playbackSession.state).toMatchObject({
      status: 'stopped',
      kind: 'failed',
      failure: { remedy: 'retry' },
    });
    expect(events).toContainEqual(['player_error', expect.anything()]);
    await playbackSession.retry();
    expect(playbackSession.state.status).toBe('showing');
  });
});

test('offline for 20 seconds: it resumes by itself as soon as the connection is back', async () => {
  const { playbackSession, clock, fail, stall, asked, buffered, activity } = await playing();
  activity.become(false);
  fail(noAnswer);
  stall();
  clock.pass(20 * SECOND);
  expect(playbackSession.state.status).toBe('showing');
  const before = asked();
  activity.become(true);
  expect(asked()).toBe(before + 1);
  buffered(70);
  clock.pass(60 * SECOND);
  expect(playbackSession.state.status).toBe('showing');
});

test('offline for longer: it shows that the connection is lost, and restarts at its position once it is back', async () => {
  const { playbackSession, clock, fail, stall, engine, activity, platform } = await playing();
  activity.become(false);
  fail(noAnswer);
  stall();
  clock.pass(40 * SECOND);
  expect(playbackSession.state).toMatchObject({
    status: 'stopped',
    failure: { messageKey: 'playerErrorConnection' },
  });
  const calls = platform.calls.length;
  activity.become(true);
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(platform.calls.length).toBe(calls + 1);
  expect(playbackSession.state.status).toBe('showing');
  expect(engine.loads.at(-1)?.start.position).toBe(44);
});

test('a start without an answer continues by itself once one arrives', async () => {
  const fake = fakeServices();
  fake.platform.answer('requestVideoManifest', new CallError('requestVideoManifest', 0, undefined, []));
  const playbackSession = fake.room.playbackSession({ kind: 'vod', id: 'v1', duration: 120, progress: null });
  await playbackSession.open(stageOf());
  expect(playbackSession.state).toMatchObject({
    status: 'stopped',
    failure: { messageKey: 'playerErrorConnection', remedy: 'retry' },
  });
  fake.platform.answer('requestVideoManifest', manifest);
  fake.activity.become(true);
  await new Promise((done) => setTimeout(done));
  expect(playbackSession.state.status).toBe('showing');
});

test('a missing segment is skipped', async () => {
  const { playbackSession, clock, fail, stall, engine } = await playing();
  fail(answered(404));
  stall();
  clock.pass(6 * SECOND);
  expect(engine.calls).toContain('seek 52');
  clock.pass(10 * SECOND);
  expect(engine.calls.filter((call) => call.startsWith('seek'))).toHaveLength(1);
  expect(playbackSession.state.status).toBe('showing');
});

describe.each([
  ['an address', answered(403), 'playerErrorForbidden'],
  [
    'a licence token',
    { code: 6007, category: 6, severity: CRITICAL, data: [answered(401)] },
    'playerErrorUnauthorised',
  ],
])('%s that has expired during playback', (_, error, messageKey) => {
  test('is renewed, and the film resumes at its position', async () => {
    const { playbackSession, fail, engine, platform } = await playing();
    const calls = platform.calls.length;
    fail(error);
    await new Promise((done) => setTimeout(done));
    expect(platform.calls.length).toBe(calls + 1);
    expect(playbackSession.state.status).toBe('showing');
    expect(engine.loads.at(-1)?.start.position).toBe(44);
  });

  test('and is refused again shows the reason', async () => {
    const { playbackSession, fail } = await playing();
    fail(error);
    await new Promise((done) => setTimeout(done));
    fail(error);
    expect(playbackSession.state).toMatchObject({ status: 'stopped', failure: { messageKey } });
  });
});

test('a closed session stops retrying', async () => {
  const { playbackSession, clock, fail, asked, activity, platform } = await playing();
  fail(noAnswer);
  await playbackSession.close();
  const calls = platform.calls.length;
  activity.become(true);
  clock.pass(60 * SECOND);
  expect(asked()).toBe(0);
  expect(platform.calls.length).toBe(calls);
});

test.each([
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 413, 418, 422, 424, 425, 428, 429, 431, 451, 500, 501,
  502, 503, 504, 505, 507, 508, 511,
])(
  'PLY-077 a platform that answers a start with %d: it shows the reason and offers an option to continue',
  async (status) => {
    const fake = fakeServices();
    fake.platform.answer(
      'requestVideoManifest',
      new CallError('requestVideoManifest', status, undefined, []),
    );
    const playbackSession = fake.room.playbackSession({
      kind: 'vod',
      id: 'v1',
      duration: 120,
      progress: null,
    });
    await playbackSession.open(stageOf());
    const { state } = playbackSession;
    if (state.status !== 'stopped' || state.kind !== 'failed')
      throw new Error('It has not said that it failed.');
    expect(state.failure.messageKey).toMatch(/^playerError/);
    expect(['retry', 'signIn']).toContain(state.failure.remedy);
    expect(state.failure.status).toBe(status);
  },
);

/**
 * Embedded players that plugins place: access, one decoder per place, sound that a browser refuses, and one
 * heartbeat for all.
 */
import catalogueExamples from '../../../schemas/platform/examples/catalogue.json';
import { CallError } from '../../../core/sdk';
import { HEARTBEAT_INTERVAL_MS } from '../../../core/playback/Heartbeat';
import type { PlayerInstance } from '../../../core/playback/players/PlayerInstance';
import { playerInstances } from '../../../core/playback/players/playerInstances';
import { FakeChannels } from '../../kit';
import { fakeServices, stageOf, type FakeEngine } from './fakePlayback';

const liveEvent = catalogueExamples.liveEvent.value;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
type Event = Partial<typeof liveEvent> & { readonly availableLicences?: readonly { readonly id: string }[] };

async function open(
  answer: Event | CallError = {},
  { requiredSignInPath = null as string | null, prepare = (_: FakeEngine): void => undefined } = {},
) {
  const fake = fakeServices();
  fake.prepare = (engine) => {
    engine.time = {
      isLive: true,
      seekRange: { start: 0, end: 600 },
      buffered: [],
      playheadDate: 1_000_000,
      placed: true,
    };
    prepare(engine);
  };
  const now = fake.clock.now();
  const event = {
    ...liveEvent,
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    eventSchedule: { startDate: now - 60_000, endDate: now + 3_600_000 },
  };
  fake.platform.answer(
    'readEvent',
    answer instanceof CallError
      ? answer
      : ({ path }: { path: { id: string } }) => ({ ...event, ...answer, id: path.id }),
  );
  fake.platform.answer('sendHeartbeat', undefined);
  const channels = new FakeChannels();
  const hrefOf: Parameters<typeof playerInstances>[0]['links'] = () => ({
    from: '/multi-video/a',
    hrefOf: (role, _parameters, query) => `/${role.toLowerCase()}?${new URLSearchParams(query).toString()}`,
  });
  const screens = playerInstances({
    playback: fake.room,
    channels: channels,
    links: hrefOf,
    requiredSignInPath: () => requiredSignInPath,
  });
  const place = async (id: string) => {
    const screen = screens.open(id) as PlayerInstance;
    screen.put(stageOf());
    await settled();
    await settled();
    return screen;
  };
  return { fake, channels, screens, place };
}

test('MUL-014 PLY-031 granted content plays in its place, muted until it is selected', async () => {
  const { fake, place } = await open();
  const screen = await place('a');
  expect(screen.state).toEqual({ status: 'showing' });
  expect(screen).toMatchObject({ title: liveEvent.title, playing: true, audible: false });
  expect(fake.engines[0]?.loads[0]?.start).toMatchObject({ muted: true });
  screen.hear(true);
  expect(screen.audible).toBe(true);
  expect(fake.engines[0]?.calls.at(-1)).toBe('muted false');
  // The viewer's own preference is not changed by a wall of tiles.
  expect(fake.values.values.size).toBe(0);
});

const licence = { id: 'pass' };
test.each([
  [
    'PLY-034 PLY-035 signing in',
    { accessLevel: 'GRANTED_ON_SIGN_IN' },
    'watchSignInTitle',
    '/login?from=%2Fmulti-video%2Fa',
  ],
  [
    'PLY-033 PLY-036 buying',
    { accessLevel: 'DENIED', availableLicences: [licence] },
    'watchPurchaseTitle',
    '/purchase?licences=pass&from=%2Fmulti-video%2Fa',
  ],
  ['PLY-033 nothing, from elsewhere', { accessLevel: 'GEOBLOCKED' }, 'watchOutsideTitle', null],
  [
    'PLY-032 nothing, where it cannot be played on the web',
    { onlinePlayback: 'NOT_ON_WEB' },
    'watchUnavailableTitle',
    null,
  ],
])('MUL-014 %s is offered instead, and nothing is decoded', async (_rule, event, title, href) => {
  const { fake, place } = await open(event as Event);
  const { state } = await place('a');
  expect(state).toMatchObject({ status: 'stopped', problem: { title: { key: title }, retry: false } });
  expect(state.status === 'stopped' ? (state.problem.action?.href ?? null) : undefined).toBe(href);
  expect(fake.engines).toEqual([]);
});

test('SGP-108 a mandatory sign-in method comes before all else', async () => {
  const { fake, place } = await open({}, { requiredSignInPath: '/login/adobe' });
  expect((await place('a')).state).toMatchObject({
    status: 'stopped',
    problem: { action: { href: '/login/adobe' } },
  });
  expect(fake.engines).toEqual([]);
});

test('MUL-014 a failed one can be retried, and fails alone', async () => {
  const { fake, place } = await open();
  const [good, bad] = [await place('a'), await place('b')];
  fake.engines[1]?.listener.onEvent({ type: 'error', error: new CallError('segment', 424, undefined, []) });
  expect(bad.state).toMatchObject({
    status: 'stopped',
    problem: { text: { key: 'playerErrorDependency' }, retry: true },
  });
  expect(good.playing).toBe(true);
  bad.retry();
  await settled();
  expect(bad.state).toEqual({ status: 'showing' });
});

test('PLY-075 an event that cannot be read shows so, and is read again on request', async () => {
  const { fake, place } = await open(new CallError('readEvent', 403, undefined, []));
  const screen = await place('a');
  expect(screen.state).toMatchObject({
    status: 'stopped',
    problem: { text: { key: 'videoLoadForbidden' }, retry: true },
  });
  fake.platform.answer('readEvent', { ...liveEvent, accessLevel: 'GEOBLOCKED' });
  screen.retry();
  await settled();
  expect(screen.state).toMatchObject({ status: 'stopped', problem: { title: { key: 'watchOutsideTitle' } } });
});

test('PLY-082 PLY-096 it waits for its start, and ends when the platform reports it', async () => {
  const { fake, channels, place } = await open();
  const startsAt = fake.clock.now() + 60_000;
  fake.platform.answer('readEvent', {
    ...liveEvent,
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    id: 'a',
    eventSchedule: { startDate: startsAt, endDate: null },
  });
  const screen = await place('a');
  expect(screen.state).toEqual({ status: 'waiting', startsAt });
  fake.clock.pass(60_000);
  await settled();
  await settled();
  expect(screen.state).toEqual({ status: 'showing' });
  channels.send('live-events', { channel: 'live-events', type: 'ENDED', eventId: 'a', sentAt: 0 });
  expect(screen.state).toEqual({ status: 'ended' });
  expect(fake.engines[0]?.calls.at(-1)).toBe('destroy');
});

test('MUL-007 sound refused by the browser leaves the video playing, and one press unmutes it', async () => {
  let refusing = true;
  const { fake, place, screens } = await open(
    {},
    {
      prepare: (engine) =>
        (engine.play = async () => (
          engine.calls.push('play'),
          !(refusing && !engine.calls.includes('muted true'))
        )),
    },
  );
  void place;
  const screen = screens.open('a') as PlayerInstance;
  screen.hear(true);
  screen.put(stageOf());
  await settled();
  await settled();
  expect(screen).toMatchObject({ soundBlocked: true, audible: false });
  expect(fake.engines[0]?.calls).toEqual(['play', 'muted true', 'play']);
  refusing = false;
  screen.hear(true);
  expect(screen).toMatchObject({ soundBlocked: false, audible: true });
});

test('a quality cap applies to the next player too', async () => {
  const { fake, screens } = await open();
  const screen = screens.open('a') as PlayerInstance;
  screen.capQuality(360);
  screen.put(stageOf());
  await settled();
  await settled();
  expect(fake.engines[0]?.calls).toContain('cap 360');
  screen.capQuality(720);
  expect(fake.engines[0]?.calls.at(-1)).toBe('cap 720');
});

test('a removed place destroys its decoder; a new one gets one, and never two are audible', async () => {
  const { fake, place } = await open();
  const screen = await place('a');
  screen.hear(true);
  screen.put(null);
  expect(fake.engines[0]?.calls.at(-1)).toBe('destroy');
  screen.put(stageOf());
  await settled();
  await settled();
  expect(fake.engines).toHaveLength(2);
  expect(fake.engines[1]?.loads[0]?.start).toMatchObject({ muted: false });
  screen.close();
  expect(fake.engines[1]?.calls.at(-1)).toBe('destroy');
});

test('PLY-094 MUL-011 one heartbeat covers all that play, and none is sent for a paused or removed wall', async () => {
  const { fake, channels, place } = await open();
  const [a, b, c] = [await place('a'), await place('b'), await place('c')];
  const beats = () =>
    fake.platform.calls
      .filter(({ endpoint }) => endpoint === 'sendHeartbeat')
      .map(({ input }) => (input['body'] as { eventIds: string[] }).eventIds);
  b.pause();
  fake.clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(beats()).toEqual([['a', 'c']]);
  a.pause();
  c.pause();
  fake.clock.pass(HEARTBEAT_INTERVAL_MS);
  expect(beats()).toHaveLength(1);
  a.play();
  for (const screen of [a, b, c]) screen.close();
  fake.clock.pass(HEARTBEAT_INTERVAL_MS * 2);
  expect(beats()).toHaveLength(1);
  expect(channels.listeners('live-events')).toBe(0);
});

test('MUL-012 the playback time is reported, and can be sought', async () => {
  const { fake, place } = await open();
  const screen = await place('a');
  expect(screen.moment()).toBe(1_000_000);
  fake.engines[0]?.reach(30);
  screen.seekToMoment(990_000);
  expect(fake.engines[0]?.calls.at(-1)).toBe('seekToMoment 990000');
});

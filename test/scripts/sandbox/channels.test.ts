/** Message channels over HTTP: who receives what, when, and in which language. */
import { listenTo, type ChannelListener } from './channelListener';
import { callerOf, runSandbox, signIn, text, type SandboxProcess } from './sandboxProcess';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 120_000);
afterAll(() => sandbox.stop());

const open: ChannelListener[] = [];
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});
const listen = async (
  realm: string,
  channel: string,
  headers?: Readonly<Record<string, string>>,
): Promise<ChannelListener> => {
  const listener = await listenTo(sandbox.url, `${realm}-web`, channel, headers);
  open.push(listener);
  return listener;
};
const play = (staged: object, headers = {}): Promise<Response> =>
  fetch(`${sandbox.url}/__sandbox/live-event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(staged),
  });

test('API-058 LIV-026 a channel is an open stream that no proxy caches or buffers', async () => {
  const { status, headers } = await listen('ringside', 'live-events');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
});

test('LIV-026 LIV-027 an event that a tester starts, renames and ends is broadcast, and the list agrees', async () => {
  const listener = await listen('ringside', 'live-events', { 'accept-language': 'es' });
  const ringside = callerOf(sandbox.url, 'ringside-web');
  const liveIds = async () =>
    [...(await ringside('GET', '/api/v2/event/live')).body['events']!].map(({ id }) => text(id));

  expect((await play({ realm: 'ringside', event: 'rs-211', action: 'start' })).status).toBe(204);
  const started = await listener.next();
  expect(started).toMatchObject({
    channel: 'live-events',
    type: 'STARTED',
    eventId: 'rs-211',
    event: { id: 'rs-211', accessLevel: 'DENIED' },
  });
  expect(await liveIds()).toContain('rs-211');

  await play({ realm: 'ringside', event: 'rs-211', action: 'change', title: 'Asalto extra' });
  expect(await listener.next()).toMatchObject({
    type: 'CHANGED',
    eventId: 'rs-211',
    event: { title: 'Asalto extra' },
  });

  await play({ realm: 'ringside', event: 'rs-211', action: 'end' });
  expect(await listener.next()).toMatchObject({ type: 'ENDED', eventId: 'rs-211' });
  expect(await liveIds()).not.toContain('rs-211');

  await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' });
  expect(await listener.next()).toMatchObject({
    type: 'CHANGED',
    eventId: 'rs-211',
    event: { type: 'UPCOMING' },
  });
});

test('LIV-026 a message has the language and the access of its subscriber, and is limited to its own realm', async () => {
  const member = await signIn(callerOf(sandbox.url, 'noor-web'), 'member@noor.example');
  const guest = await listen('noor', 'live-events', { 'accept-language': 'ar' });
  const holder = await listen('noor', 'live-events', {
    'accept-language': 'en',
    authorization: `Bearer ${member}`,
  });
  const elsewhere = await listen('lanterna', 'live-events');
  await play({ realm: 'noor', event: 'nr-201', action: 'end' });
  expect(await guest.next()).toMatchObject({
    type: 'ENDED',
    event: { title: 'ليلة على الكورنيش', accessLevel: 'DENIED' },
  });
  expect(await holder.next()).toMatchObject({
    type: 'ENDED',
    event: { title: 'A Night on the Corniche', accessLevel: 'GRANTED' },
  });
  // The first message there is of its own realm, although it was sent after the other.
  await play({ realm: 'lanterna', event: 'ln-32', action: 'change', title: 'Ante-estreia' });
  expect(await elsewhere.next()).toMatchObject({ eventId: 'ln-32' });
});

test('a broken connection is reopened and continues', async () => {
  const listener = await listen('ringside', 'live-events');
  await fetch(`${sandbox.url}/__sandbox/hang-up`, { method: 'POST' });
  await expect(listener.next()).rejects.toThrow('ended');
  const again = await listen('ringside', 'live-events');
  await play({ realm: 'ringside', event: 'rs-202', action: 'change', title: 'Again' });
  expect(await again.next()).toMatchObject({ event: { title: 'Again' } });
});

test.each([
  [
    'a page',
    { realm: 'ringside', event: 'rs-201', action: 'end' },
    { origin: 'http://ringside.localhost:8080' },
    403,
  ],
  ['an unknown event', { realm: 'ringside', event: 'rs-999', action: 'end' }, {}, 404],
  ['a film', { realm: 'ringside', event: 'rs-301', action: 'end' }, {}, 404],
  ['an unknown realm', { realm: 'nowhere', event: 'rs-201', action: 'end' }, {}, 404],
  ['an unknown action', { realm: 'ringside', event: 'rs-201', action: 'pause' }, {}, 400],
  ['nothing', {}, {}, 400],
])('the tester’s call refuses %s', async (_, staged, headers, status) => {
  expect((await play(staged, headers)).status).toBe(status);
});

test('an unknown channel and an invalid token are refused', async () => {
  const ringside = callerOf(sandbox.url, 'ringside-web');
  expect((await ringside('GET', '/api/v2/channel/everything')).status).toBe(400);
  expect((await ringside('GET', '/api/v2/channel/live-events', { token: 'stale' })).status).toBe(401);
});

test('nothing was logged as violating the contract', () => {
  expect(sandbox.complaints()).not.toMatch(/contract/);
});

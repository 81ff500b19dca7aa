/** Faults, reset, mail and who may reach them; CORS and the contract gate. */
import { callerOf, runSandbox, signIn, type Caller, type SandboxProcess } from './sandboxProcess';

let sandbox: SandboxProcess;
let ringside: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());
afterEach(() => control('DELETE', 'faults'));

const control = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/__sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const faults = async (...list: object[]): Promise<void> =>
  expect((await control('PUT', 'faults', list)).status).toBe(204);
const live = () => ringside('GET', '/api/v2/event/live');

test('a status fails the call, and the body is an error of the contract', async () => {
  await faults({ method: 'GET', path: '/api/v2/event/live', status: 503 });
  const { status, body } = await live();
  expect([status, body]).toEqual([
    503,
    { status: 503, code: 'sandboxFault', messages: ['The sandbox fails here on request.'] },
  ]);
  expect((await ringside('GET', '/api/v2/event/upcoming')).status).toBe(200);
});

test('times counts down, then the call works again', async () => {
  await faults({ path: '/api/v2/event/live', status: 500, times: 2 });
  expect([(await live()).status, (await live()).status, (await live()).status]).toEqual([500, 500, 200]);
});

test('the first matching fault applies; spent ones let the next through', async () => {
  await faults({ path: '/api/v2/event/*', status: 500, times: 1 }, { path: '/api/**', status: 404 });
  expect([
    (await live()).status,
    (await live()).status,
    (await ringside('GET', '/api/v2/licence')).status,
  ]).toEqual([500, 404, 404]);
});

test.each([
  ['/api/v2/event/*', '/api/v2/event/live', true],
  ['/api/*/event/live', '/api/v2/event/live', true],
  ['/api/*', '/api/v2/event/live', false],
  ['/api/**', '/api/v2/event/live', true],
  ['/api/v2/event/live', '/api/v2/event/upcoming', false],
  ['/api/v?/event/live', '/api/v2/event/live', false],
])('glob %s over %s: %s', async (path, called, strikes) => {
  await faults({ path, status: 418 });
  expect((await ringside('GET', called)).status === 418).toBe(strikes);
});

test('the method of a fault counts', async () => {
  await faults({ method: 'POST', path: '/api/**', status: 500 });
  expect((await live()).status).toBe(200);
});

test('a changed body replaces the real one, as JSON or as text', async () => {
  await faults(
    { path: '/api/v2/event/live', body: { events: null }, times: 1 },
    { path: '/api/v2/event/live', body: '<html>' },
  );
  expect((await live()).body).toEqual({ events: null });
  const answer = await fetch(`${sandbox.url}/api/v2/event/live`, {
    headers: { 'x-api-key': 'ringside-web' },
  });
  expect([answer.status, await answer.text()]).toEqual([200, '<html>']);
});

test('a delay holds the real answer back', async () => {
  await faults({ path: '/api/v2/event/live', delayMs: 400 });
  const start = Date.now();
  expect((await live()).status).toBe(200);
  expect(Date.now() - start).toBeGreaterThanOrEqual(390);
});

test('drop before: no answer at all', async () => {
  await faults({ path: '/api/v2/event/live', drop: 'before', times: 1 });
  await expect(live()).rejects.toThrow();
  expect((await live()).status).toBe(200);
});

test('drop mid: the headers arrive, the body breaks off', async () => {
  await faults({ path: '/api/v2/event/live', drop: 'mid', times: 1 });
  const answer = await fetch(`${sandbox.url}/api/v2/event/live`, {
    headers: { 'x-api-key': 'ringside-web' },
  });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test.each(['before', 'mid'])(
  'drop %s logs nothing, at addresses that other origins may read as well',
  async (drop) => {
    const origin = 'http://ringside.localhost:8080';
    const before = sandbox.complaints();
    for (const path of ['/api/v2/event/live', '/live/ringside/rs-203/master.m3u8']) {
      await faults({ path, drop, times: 1 });
      await fetch(sandbox.url + path, { headers: { 'x-api-key': 'ringside-web', origin } })
        .then((answer) => answer.text())
        .catch(() => undefined);
      expect(
        (await fetch(sandbox.url + path, { headers: { 'x-api-key': 'ringside-web', origin } })).status,
      ).toBe(200);
    }
    expect(sandbox.complaints()).toBe(before);
  },
);

test('drop before leaves the call without effect', async () => {
  const token = await signIn(ringside, 'viewer@ringside.example');
  await faults({ method: 'PUT', path: '/api/v2/baskets/*', drop: 'before', times: 1 });
  await expect(ringside('PUT', '/api/v2/baskets/ringside-pass-month', { token })).rejects.toThrow();
  expect((await ringside('GET', '/api/v2/customer/basket', { token })).body['basketItems']).toEqual([]);
});

test('media can fail as well', async () => {
  await faults({ path: '/live/**', status: 403 });
  expect((await fetch(`${sandbox.url}/live/ringside/rs-203/master.m3u8`)).status).toBe(403);
});

test.each([
  ['no list', {}],
  ['no path', [{ status: 500 }]],
  ['an unknown key', [{ path: '/a', colour: 'red' }]],
  ['a status that is none', [{ path: '/a', status: 99 }]],
  ['an unknown drop', [{ path: '/a', drop: 'after' }]],
])('faults with %s are refused', async (_, list) => {
  expect((await control('PUT', 'faults', list)).status).toBe(400);
});

test('reset restores the accounts and ends every session', async () => {
  const token = await signIn(ringside, 'member@ringside.example');
  await ringside('PUT', '/api/v2/user/preferences', { token, body: { language: 'es' } });
  await faults({ path: '/api/**', status: 500 });
  expect((await control('POST', 'reset')).status).toBe(204);
  expect((await ringside('GET', '/api/v2/user', { token })).status).toBe(401);
  const again = await signIn(ringside, 'member@ringside.example');
  expect((await ringside('GET', '/api/v2/user/preferences', { token: again })).body).toEqual({});
  expect((await ringside('GET', '/api/v4/vod/rs-101', { token: again })).body['accessLevel']).toBe('GRANTED');
  expect(await (await control('GET', 'mail')).json()).toEqual([]);
});

test('a browser reads the mailbox as a page, whose links work and whose mails are text', async () => {
  await ringside('POST', '/api/v2/user', {
    body: { email: 'ada@example.org', secret: 'a long secret', name: '<b>Ada</b>' },
  });
  const answer = await control('GET', 'mail', undefined, { accept: 'text/html' });
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toMatch(/<a href="http[^"]+email-confirmation\?token=[^"]+">/);
  expect(page).not.toContain('<b>Ada</b>');
});

test.each([
  ['a page of a site', { origin: 'http://ringside.localhost:8080' }],
  ['a page of the sandbox', { origin: 'http://localhost:8090' }],
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
])('control is closed to %s', async (_, headers) => {
  const answer = await control('POST', 'reset', undefined, headers);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('sites may call the API, others may not; the preflight is cached', async () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.url}/api/v2/login`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-key,authorization',
      },
    });
  const site = await preflight('http://noor.localhost:8099');
  expect(site.headers.get('access-control-allow-origin')).toBe('http://noor.localhost:8099');
  expect(site.headers.get('access-control-max-age')).toBe('7200');
  expect(site.headers.get('access-control-allow-headers')).toContain('x-api-key');
  // Behind a proxy with TLS.
  const secure = await preflight('https://velvet.localhost:8443');
  expect(secure.headers.get('access-control-allow-origin')).toBe('https://velvet.localhost:8443');
  expect((await preflight('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  expect(
    (await preflight('http://noor.localhost.evil.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

test('a fault can be read by the page it affects', async () => {
  await faults({ path: '/api/v2/event/live', status: 500 });
  const answer = await fetch(`${sandbox.url}/api/v2/event/live`, {
    headers: { 'x-api-key': 'ringside-web', origin: 'http://ringside.localhost:8080' },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    500,
    'http://ringside.localhost:8080',
  ]);
});

test.each([
  ['an unknown call', 'GET', '/api/v2/nothing', {}, 404, 'noSuchCall'],
  ['an unknown key', 'GET', '/api/v2/licence', { key: 'nobody' }, 400, 'unknownApiKey'],
  [
    'a body that is not what the contract says',
    'POST',
    '/api/v2/login',
    { body: { id: 'x' } },
    400,
    'contractViolation',
  ],
  ['an unknown query', 'GET', '/api/v2/licence?colour=red', {}, 400, 'contractViolation'],
  ['a token on a call without', 'POST', '/api/v2/guest-session', { token: 't' }, 400, 'contractViolation'],
  ['no token on a call that wants one', 'GET', '/api/v2/user', {}, 401, 'tokenMissing'],
])(
  'API-002 %s is refused',
  async (
    _,
    method,
    path,
    { key = 'ringside-web', ...options }: { key?: string; body?: unknown; token?: string },
    status,
    code,
  ) => {
    const answer = await callerOf(sandbox.url, key)(method, path, options);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  },
);

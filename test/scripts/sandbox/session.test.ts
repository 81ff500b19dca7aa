/** Sessions over HTTP: guests, sign-in, refresh, sign-up, logout. */
import {
  callerOf,
  PASSWORD,
  runSandbox,
  signIn,
  type Caller,
  type SandboxProcess,
  text,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

test('SGN-001 API-023 a guest session is marked as such', async () => {
  const started = await call('POST', '/api/v2/guest-session');
  expect(started.status).toBe(201);
  const { body } = await call('GET', '/api/v2/user', { token: text(started.body['authorisationToken']) });
  expect(body).toMatchObject({ isGuest: true, role: 'GUEST', location: { countryCode: 'IE', isVpn: false } });
});

test('SGN-007 SGN-009 signing in answers tokens, and the session is the account’s', async () => {
  const { status, body } = await call('POST', '/api/v2/login', {
    body: { id: ' Viewer@Ringside.example ', secret: PASSWORD },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ missingInformationStatus: 'NONE', linkedAccounts: [] });
  const user = await call('GET', '/api/v2/user', { token: text(body['authorisationToken']) });
  expect(user.body).toMatchObject({
    email: 'viewer@ringside.example',
    isGuest: false,
    role: 'USER',
    profile: { type: 'ADULT' },
  });
});

test('RLM-018 a captcha token is valid for one call; a suspicious visitor’s is for none', async () => {
  const given = async (siteKey: string) => {
    const response = await fetch(`${sandbox.url}/__fake/captcha/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteKey }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const login = async (captcha: string) => {
    const response = await fetch(`${sandbox.url}/api/v2/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'ringside-web',
        'x-captcha-token': captcha,
      },
      body: JSON.stringify({ id: 'viewer@ringside.example', secret: PASSWORD }),
    });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const token = await given('sandbox');
  expect(await login(token)).toEqual([200, undefined]);
  expect(await login(token)).toEqual([403, 'CAPTCHA_FAIL_ERROR']);
  expect(await login('made up')).toEqual([403, 'CAPTCHA_FAIL_ERROR']);
  expect(await login(await given('sandbox-doubtful'))).toEqual([403, 'CAPTCHA_FAIL_ERROR']);
});

test('SGN-004 FAV-033 ENT-010 the child’s profile is a CHILD', async () => {
  const { body } = await call('GET', '/api/v2/user', { token: await signIn(call, 'kid@ringside.example') });
  expect(body['profile']).toMatchObject({ type: 'CHILD' });
});

test('SGN-057 a wrong password is 401 failedAuthentication, too many are 429 tooManyAttempts', async () => {
  const attempt = () =>
    call('POST', '/api/v2/login', { body: { id: 'trial@ringside.example', secret: 'wrong' } });
  const first = await attempt();
  expect([first.status, first.body['code']]).toEqual([401, 'failedAuthentication']);
  for (let count = 0; count < 9; count += 1) await attempt();
  const last = await attempt();
  expect([last.status, last.body['code']]).toEqual([429, 'tooManyAttempts']);
});

test('an account of one realm is unknown in another, and so is its token', async () => {
  const other = callerOf(sandbox.url, 'noor-web');
  expect(
    (await other('POST', '/api/v2/login', { body: { id: 'viewer@ringside.example', secret: PASSWORD } }))
      .status,
  ).toBe(401);
  expect(
    (await other('GET', '/api/v2/user', { token: await signIn(call, 'viewer@ringside.example') })).status,
  ).toBe(401);
});

describe('where access tokens and the grace of refresh tokens last no time', () => {
  let expiring: SandboxProcess;
  let callLate: Caller;
  beforeAll(async () => {
    expiring = await runSandbox({ SANDBOX_ACCESS_TOKEN_SECONDS: '0', SANDBOX_REFRESH_GRACE_SECONDS: '0' });
    callLate = callerOf(expiring.url, 'ringside-web');
  }, 120_000);
  afterAll(() => expiring.stop());
  const signedIn = async () =>
    (await callLate('POST', '/api/v2/login', { body: { id: 'viewer@ringside.example', secret: PASSWORD } }))
      .body;
  const refresh = (refreshToken: unknown) =>
    callLate('POST', '/api/v2/token/refresh', { body: { refreshToken } });

  test('API-021 an access token expires; a refresh gives the next pair, once', async () => {
    const tokens = await signedIn();
    const late = await callLate('GET', '/api/v2/user', { token: text(tokens['authorisationToken']) });
    expect([late.status, late.body['code']]).toEqual([401, 'tokenExpired']);
    expect((await refresh(tokens['refreshToken'])).status).toBe(200);
    const again = await refresh(tokens['refreshToken']);
    expect([again.status, again.body['code']]).toEqual([401, 'refreshTokenSpent']);
  });

  test('a refresh token reused later ends its session: both holders are signed out', async () => {
    const tokens = await signedIn();
    const { body: next } = await refresh(tokens['refreshToken']);
    await refresh(tokens['refreshToken']);
    expect((await refresh(next['refreshToken'])).status).toBe(401);
  });
});

test('API-021 a spent refresh token that is presented again shortly after gets the same pair', async () => {
  const { body: tokens } = await call('POST', '/api/v2/login', {
    body: { id: 'viewer@ringside.example', secret: PASSWORD },
  });
  const refresh = () =>
    call('POST', '/api/v2/token/refresh', { body: { refreshToken: tokens['refreshToken'] } });
  const first = await refresh();
  expect(await refresh()).toEqual(first);
  expect(
    (await call('GET', '/api/v2/user', { token: text(first.body['authorisationToken']) })).body,
  ).toMatchObject({ isGuest: false });
  const next = await call('POST', '/api/v2/token/refresh', {
    body: { refreshToken: first.body['refreshToken'] },
  });
  expect(next.status).toBe(200);
  expect(next.body['refreshToken']).not.toBe(first.body['refreshToken']);
});

test('a refresh token of an ended session gets nothing, however shortly after', async () => {
  const { body: tokens } = await call('POST', '/api/v2/login', {
    body: { id: 'viewer@ringside.example', secret: PASSWORD },
  });
  const { body: next } = await call('POST', '/api/v2/token/refresh', {
    body: { refreshToken: tokens['refreshToken'] },
  });
  await call('POST', '/api/v2/logout', { body: { refreshToken: next['refreshToken'] } });
  expect(
    (await call('POST', '/api/v2/token/refresh', { body: { refreshToken: tokens['refreshToken'] } })).status,
  ).toBe(401);
});

test('API-021 two simultaneous refreshes get the same pair', async () => {
  const { body: tokens } = await call('POST', '/api/v2/guest-session');
  const both = await Promise.all(
    [1, 2].map(() =>
      call('POST', '/api/v2/token/refresh', { body: { refreshToken: tokens['refreshToken'] } }),
    ),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]).toEqual(both[1]);
});

test('SGN-063 logout ends the session, even with an expired access token', async () => {
  const { body: tokens } = await call('POST', '/api/v2/login', {
    body: { id: 'viewer@ringside.example', secret: PASSWORD },
  });
  expect(
    (
      await call('POST', '/api/v2/logout', {
        token: 'access_gone',
        body: { refreshToken: tokens['refreshToken'] },
      })
    ).status,
  ).toBe(204);
  expect(
    (await call('POST', '/api/v2/token/refresh', { body: { refreshToken: tokens['refreshToken'] } })).status,
  ).toBe(401);
  expect((await call('GET', '/api/v2/user', { token: text(tokens['authorisationToken']) })).status).toBe(401);
});

test('SGP-038 SGN-072 signing up makes an account, stores the answers to the terms, signs in and sends a mail; the same e-mail again is 409', async () => {
  const consentAnswers = [
    { fieldName: 'terms', answer: true },
    { fieldName: 'news', answer: false },
  ];
  const body = { email: 'Nora@new.example', secret: PASSWORD, name: 'Nora New', consentAnswers };
  const made = await call('POST', '/api/v2/user', { body });
  expect(made.status).toBe(201);
  const user = await call('GET', '/api/v2/user', { token: text(made.body['authorisationToken']) });
  expect(user.body).toMatchObject({ email: 'nora@new.example', name: 'Nora New', isGuest: false });
  const mail = (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as {
    recipient: string;
    subject: string;
  }[];
  expect(mail[0]).toMatchObject({ recipient: 'nora@new.example', subject: 'Welcome to Ringside' });
  expect(await (await fetch(`${sandbox.url}/__sandbox/consents`)).json()).toEqual([
    { realm: 'ringside', email: 'nora@new.example', fieldName: 'news', answer: 'false' },
    { realm: 'ringside', email: 'nora@new.example', fieldName: 'terms', answer: 'true' },
  ]);
  const again = await call('POST', '/api/v2/user', { body });
  expect([again.status, again.body['code']]).toEqual([409, 'emailAlreadyRegistered']);
});

test('FAV-020 FAV-021 preferences are stored as they were put', async () => {
  const token = await signIn(call, 'member@ringside.example');
  const preferences = { language: 'es', autoAdvance: false, subTitleLanguage: 'off' };
  expect((await call('PUT', '/api/v2/user/preferences', { token, body: preferences })).body).toEqual(
    preferences,
  );
  expect((await call('GET', '/api/v2/user/preferences', { token })).body).toEqual(preferences);
});

test('guests have no preferences: 403', async () => {
  const { body } = await call('POST', '/api/v2/guest-session');
  expect(
    (await call('GET', '/api/v2/user/preferences', { token: text(body['authorisationToken']) })).status,
  ).toBe(403);
});

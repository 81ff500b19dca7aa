/** The Firebase fake without a browser: its answers in Firebase's format, and how the platform handles its tokens. */
import { callerOf, PASSWORD, runSandbox, text, type Caller, type SandboxProcess } from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'lanterna-web');
}, 120_000);
afterAll(() => sandbox.stop());

const site = 'http://lanterna.localhost:8080';
type Body = Readonly<Record<string, unknown>>;

/** A call of the SDK's. */
async function ask(name: string, body: object, key = 'lanterna-firebase'): Promise<Body> {
  const answer = await fetch(`${sandbox.url}/__fake/firebase/v1/${name}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Body;
}
const refusal = async (answer: Promise<Body>) =>
  ((await answer)['error'] as { message: string } | undefined)?.message;
const withPassword = (email = 'viewer@lanterna.example', password = PASSWORD) =>
  ask('accounts:signInWithPassword', { email, password });
async function socialBody(subject: string): Promise<string> {
  const form = new URLSearchParams({
    provider: 'google',
    client_id: 'lanterna.apps.example',
    nonce: '',
    redirect_uri: '',
    site,
    request: 'r',
    subject,
  });
  const page = await (
    await fetch(`${sandbox.url}/__fake/social/window`, { method: 'POST', body: form })
  ).text();
  const { idToken } = JSON.parse(
    (/data-answer="([^"]*)"/.exec(page)?.[1] ?? '{}').replaceAll('&quot;', '"'),
  ) as { idToken: string };
  return new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString();
}
const withGoogle = async (subject: string, idToken?: unknown) =>
  ask('accounts:signInWithIdp', {
    postBody: await socialBody(subject),
    ...(idToken === undefined ? {} : { idToken }),
  });
const exchange = (user: Body, caller = call) =>
  caller('POST', '/api/v2/firebase-auth', {
    body: { firebaseAuthToken: user['idToken'], firebaseRefreshToken: user['refreshToken'] },
  });
const emailOf = async (tokens: Body) =>
  (await call('GET', '/api/v2/user', { token: text(tokens['authorisationToken']) })).body['email'];

test('SGP-079 a password gives Firebase’s tokens, and those give a session of the account', async () => {
  const answer = await exchange(await withPassword());
  expect(answer.status).toBe(200);
  expect(await emailOf(answer.body)).toBe('viewer@lanterna.example');
});

test('SGP-079 nobody else’s token is accepted', async () => {
  const user = await withPassword();
  const [head, body] = text(user['idToken']).split('.');
  expect((await exchange({ ...user, idToken: `${head}.${body}.forged` })).status).toBe(401);
  expect((await exchange(user, callerOf(sandbox.url, 'noor-web'))).status).toBe(401);
  expect((await exchange({ ...user, idToken: (await ask('app-check', {}))['token'] })).status).toBe(401);
});

test.each([
  ['a wrong password', 'viewer@lanterna.example', 'wrong', 'INVALID_LOGIN_CREDENTIALS'],
  [
    'a blocking function, in one form',
    'ada@troupe.example',
    PASSWORD,
    'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{"message":"MEMBERS_ONLY","status":"PERMISSION_DENIED"}}',
  ],
  [
    'in the other',
    'ada@matinee.example',
    PASSWORD,
    'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error. Code: 403, Status: "PERMISSION_DENIED", Message: "AFTER_HOURS"',
  ],
])('SGP-088 %s is refused', async (_, email, password, message) => {
  expect(await refusal(withPassword(email, password))).toBe(message);
});

test('an unknown project key is refused', async () => {
  expect(await refusal(ask('accounts:signInWithPassword', {}, 'nobody'))).toBe('API_KEY_INVALID');
});

test('SGP-087 an email with another sign-in method requires that; once linked, it signs in by itself, to the same account', async () => {
  expect(await withGoogle('vera')).toMatchObject({
    needConfirmation: true,
    email: 'viewer@lanterna.example',
    verifiedProvider: ['password'],
    providerId: 'google.com',
  });
  const user = await withPassword();
  await withGoogle('vera', user['idToken']);
  const answer = await exchange(await withGoogle('vera'));
  expect(await emailOf(answer.body)).toBe('viewer@lanterna.example');
  expect(await refusal(withGoogle('vera', user['idToken']))).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
});

test('a new social viewer gets an account, and the same one the next time', async () => {
  const [first, second] = [
    await exchange(await withGoogle('iris')),
    await exchange(await withGoogle('iris')),
  ];
  expect([await emailOf(first.body), await emailOf(second.body)]).toEqual([
    'iris@google.example',
    'iris@google.example',
  ]);
});

test('SGP-082 SGP-083 an account is made with a valid app check, and without one where the realm requires none; an invalid one is refused', async () => {
  const made = (username: string, more: object = {}) =>
    call('POST', '/api/v2/firebase-auth/signup', { body: { username, password: PASSWORD, ...more } });
  const { token } = await ask('app-check', {});
  expect((await made('one@new.example', { appCheckToken: token })).status).toBe(204);
  expect((await made('two@new.example')).status).toBe(204);
  expect(await made('three@new.example', { appCheckToken: 'guessed' })).toMatchObject({
    status: 401,
    body: { code: 'appCheckFailedWeb' },
  });
  expect((await made('one@new.example')).status).toBe(409);
  expect((await exchange(await withPassword('one@new.example'))).status).toBe(200);
});

test('SGP-091 a password is changed by a fresh sign-in, and only a password that is long enough', async () => {
  const { idToken } = await withPassword('credit@lanterna.example');
  expect(await refusal(ask('accounts:update', { idToken, password: 'short' }))).toMatch(/^WEAK_PASSWORD/);
  expect(await refusal(ask('accounts:update', { idToken: 'guessed', password: 'Proscenium2!' }))).toBe(
    'INVALID_ID_TOKEN',
  );
  await ask('accounts:update', { idToken, password: 'Proscenium2!' });
  expect(await refusal(withPassword('credit@lanterna.example'))).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await withPassword('credit@lanterna.example', 'Proscenium2!')).toHaveProperty('idToken');
});

describe('SGP-078 the page of a redirect', () => {
  const asked = (more: Readonly<Record<string, string>> = {}) => ({
    key: 'lanterna-firebase',
    providerId: 'facebook.com',
    id: 'attempt-1',
    redirectUrl: `${site}/login/firebase`,
    ...more,
  });
  const choose = (more: Readonly<Record<string, string>>) =>
    fetch(`${sandbox.url}/__fake/firebase/handler`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(asked(more)),
    });

  test('leads back where it came from; its result is given once', async () => {
    const back = await choose({ subject: 'iris' });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${site}/login/firebase`]);
    expect(await ask('redirect-result', { id: 'attempt-1' })).toMatchObject({ provider: 'facebook' });
    expect(await ask('redirect-result', { id: 'attempt-1' })).toEqual({});
  });

  test('a refusal signs nobody in', async () => {
    await choose({ id: 'attempt-2' });
    expect(await ask('redirect-result', { id: 'attempt-2' })).toEqual({ denied: true });
  });

  test.each([
    ['another site', { redirectUrl: 'https://evil.example/' }],
    ['another realm’s', { redirectUrl: 'http://noor.localhost:8080/' }],
    ['a key of nobody', { key: 'nobody' }],
    ['an unknown provider', { providerId: 'nobody.com' }],
  ])('%s is refused', async (_, more) => {
    expect((await choose({ subject: 'iris', ...more })).status).toBe(400);
  });
});

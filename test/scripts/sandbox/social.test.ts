/**
 * The fakes of social providers without a browser: who may call them, what they issue, and how the platform
 * handles it.
 */
import {
  callerOf,
  runSandbox,
  signIn,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const site = 'http://ringside.localhost:8080';
const callbackUri = `${site}/login/apple`;
const clients = {
  apple: 'example.ringside.web',
  facebook: '100000000000001',
  google: 'ringside.apps.example',
};
let nonces = 0;
const newNonce = () => `nonce-of-attempt-${(nonces += 1)}`;

interface Asked {
  readonly provider: keyof typeof clients;
  readonly subject?: string;
  readonly nonce?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** The data that a person shares at the provider's window. */
async function atWindow({
  provider,
  subject,
  nonce = '',
  more = {},
}: Asked): Promise<{ readonly status: number; readonly answer: Readonly<Record<string, string>> }> {
  const form = new URLSearchParams({
    provider,
    client_id: clients[provider],
    nonce,
    redirect_uri: provider === 'apple' ? callbackUri : '',
    site,
    request: 'r',
    ...(subject === undefined ? {} : { subject }),
    ...more,
  });
  const page = await fetch(`${sandbox.url}/__fake/social/window`, { method: 'POST', body: form });
  const found = /data-answer="([^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  return { status: page.status, answer: JSON.parse(found) as Record<string, string> };
}
const withApple = async (subject: string, token?: string): Promise<Answer> => {
  const nonce = newNonce();
  const { answer } = await atWindow({ provider: 'apple', subject, nonce });
  return call('POST', '/api/v2/login/apple-id', {
    body: { code: answer['code'], nonce, callbackUri },
    ...(token === undefined ? {} : { token }),
  });
};
const status = async (answer: Promise<Answer>): Promise<number> => (await answer).status;

describe('the window', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['another client', { client_id: 'evil.example' }],
    ['another site', { site: 'https://evil.example' }],
    ['another realm’s site', { site: 'http://noor.localhost:8080', redirect_uri: '' }],
    ['a return address elsewhere', { redirect_uri: 'https://evil.example/login/apple' }],
    ['no site', { site: '' }],
  ])('does not serve %s', async (_, more) => {
    expect(await atWindow({ provider: 'apple', subject: 'iris', nonce: newNonce(), more })).toEqual({
      status: 400,
      answer: {},
    });
  });

  test('a person may refuse', async () => {
    expect((await atWindow({ provider: 'facebook' })).answer).toEqual({ denied: true });
  });
});

describe('the platform', () => {
  test('SGP-060 SGP-140 signs in with Apple’s code, and reports missing details', async () => {
    const { status: answered, body } = await withApple('iris');
    expect(answered).toBe(200);
    expect(body['missingInformationStatus']).toBe('NONE');
    expect(body['linkedAccounts']).toEqual([{ provider: 'apple' }]);
  });

  test('SGP-060 SGP-062 accepts no code twice, no other nonce, and no other return address', async () => {
    const nonce = newNonce();
    const body = async (more: object = {}) => ({
      code: (await atWindow({ provider: 'apple', subject: 'iris', nonce })).answer['code'],
      nonce,
      callbackUri,
      ...more,
    });
    expect(
      await status(call('POST', '/api/v2/login/apple-id', { body: await body({ nonce: newNonce() }) })),
    ).toBe(401);
    expect(
      await status(
        call('POST', '/api/v2/login/apple-id', { body: await body({ callbackUri: `${site}/elsewhere` }) }),
      ),
    ).toBe(401);
    const good = await body();
    expect(await status(call('POST', '/api/v2/login/apple-id', { body: good }))).toBe(200);
    expect(await status(call('POST', '/api/v2/login/apple-id', { body: good }))).toBe(401);
    expect(await status(call('POST', '/api/v2/login/apple-id', { body: await body() }))).toBe(401);
  });

  test('SGP-063 accepts Facebook’s code once, and not another provider’s', async () => {
    const { answer } = await atWindow({ provider: 'facebook', subject: 'iris' });
    expect(
      await status(call('POST', '/api/v2/login/social/facebook', { body: { code: answer['code'] } })),
    ).toBe(200);
    expect(
      await status(call('POST', '/api/v2/login/social/facebook', { body: { code: answer['code'] } })),
    ).toBe(401);
    const apple = await atWindow({ provider: 'apple', subject: 'iris', nonce: newNonce() });
    expect(
      await status(call('POST', '/api/v2/login/social/facebook', { body: { code: apple.answer['code'] } })),
    ).toBe(401);
  });

  test('SGP-064 verifies Google’s token: signature, client, provider', async () => {
    const idToken = text(
      (await atWindow({ provider: 'google', subject: 'iris', nonce: newNonce() })).answer['idToken'],
    );
    const [header, , signature] = idToken.split('.');
    const forged = [
      header,
      Buffer.from(
        JSON.stringify({ sub: 'vera', aud: clients.google, iss: 'https://google.example', exp: 9e9 }),
      ).toString('base64url'),
      signature,
    ].join('.');
    const apples = text(
      (await atWindow({ provider: 'apple', subject: 'iris', nonce: newNonce() })).answer['idToken'],
    );
    const sent = (token: string, realm = call) =>
      status(realm('POST', '/api/v2/login/social/google', { body: { idToken: token } }));
    expect([
      await sent(idToken),
      await sent(forged),
      await sent(apples),
      await sent(`${header}.e30.`),
      await sent(idToken, callerOf(sandbox.url, 'noor-web')),
    ]).toEqual([200, 401, 401, 401, 401]);
  });

  test('accepts a Google token with its own nonce only, and each nonce once', async () => {
    const nonce = newNonce();
    const idToken = text((await atWindow({ provider: 'google', subject: 'iris', nonce })).answer['idToken']);
    const sent = (given: string) =>
      status(call('POST', '/api/v2/login/social/google', { body: { idToken, nonce: given } }));
    expect([await sent(newNonce()), await sent(nonce), await sent(nonce)]).toEqual([401, 200, 401]);
  });

  test('SGN-060 ERR-006 an e-mail with an account by another sign-in method is 409, and the method is named', async () => {
    const { status: answered, body } = await withApple('vera');
    expect(answered).toBe(409);
    expect(body['linkedAccounts']).toEqual([{ provider: 'id' }]);
  });

  test('SGP-061 with an account’s token the identity is linked to that account, and signs in to it from then on', async () => {
    const owner = await signIn(call, 'member@ringside.example');
    const joined = await withApple('jonas', owner);
    expect(joined.body['linkedAccounts']).toEqual([{ provider: 'apple' }]);
    const { body } = await withApple('jonas');
    const { body: user } = await call('GET', '/api/v2/user', { token: text(body['authorisationToken']) });
    expect(user['email']).toBe('member@ringside.example');
    const other = await signIn(call, 'credit@ringside.example');
    expect(await status(withApple('jonas', other))).toBe(409);
  });
});

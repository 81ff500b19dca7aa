/** Sign-ins with another company's account, from its own pages to the session; and by a mailed link. */
import {
  callerOf,
  PASSWORD,
  runSandbox,
  signUp,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
} from './sandboxProcess';
import { VisitingBrowser } from './visitingBrowser';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const outcome = ({ status, body }: Answer) => [status, body && text(body['code'])];
const user = async (tokens: Answer) =>
  (await call('GET', '/api/v2/user', { token: text(tokens.body['authorisationToken']) })).body;
const site = 'http://ringside.localhost:8099';

describe.each([
  [
    'SGP-022 SGP-024 SGP-025 a single sign-on',
    '/api/v2/sso/backstage',
    'maya@stagedoor.example',
    '/login/generic',
  ],
  [
    'SGP-093 an OAuth client',
    '/api/v2/generic-oauth/cineclube',
    'omar@stagedoor.example',
    '/login/generic-oauth/cineclube',
  ],
])('%s', (_, base, email, page) => {
  /** Goes through the provider's pages; gives the address at which the site opens afterwards. */
  async function authorise(query = ''): Promise<URL> {
    const { body } = await call(
      'GET',
      `${base}/auth-uri?redirectUri=${encodeURIComponent(site + page)}${query}`,
    );
    expect(body['codeChallengeMethod']).toBe(query === '' ? undefined : 'S256');
    const browser = new VisitingBrowser(sandbox.url);
    const login = await browser.open(text(body['authorisationUri']));
    const consent = await browser.submit(login, '/login', { email, secret: PASSWORD });
    return new URL((await browser.submit(consent, '/consent')).url);
  }
  const exchange = (code: string | null, where = base) =>
    call('POST', `${where}/token`, { body: { authorisationCode: code } });

  test('the complete flow: address, pages, return, tokens, end', async () => {
    const back = await authorise();
    expect(back.origin + back.pathname).toBe(site + page);
    expect(back.searchParams.get('state')).toBeTruthy();
    const tokens = await exchange(back.searchParams.get('code'));
    expect(tokens.status).toBe(200);
    // SGP-140: a pair of tokens and nothing about details.
    expect(Object.keys(tokens.body).sort()).toEqual(['authorisationToken', 'refreshToken']);
    expect(await user(tokens)).toMatchObject({ email, isGuest: false });
    expect(
      (await call('POST', `${base}/logout`, { body: { refreshToken: tokens.body['refreshToken'] } })).status,
    ).toBe(204);
    expect(
      (await call('GET', '/api/v2/user', { token: text(tokens.body['authorisationToken']) })).status,
    ).toBe(401);
  });

  test('RFC 7636 a code that started with a challenge is valid with its verifier only, and not after a wrong one', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const query = '&codeChallenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&codeChallengeMethod=S256';
    const proven = (code: string | null, codeVerifier?: string) =>
      call('POST', `${base}/token`, {
        body: { authorisationCode: code, ...(codeVerifier === undefined ? {} : { codeVerifier }) },
      });
    expect((await proven((await authorise(query)).searchParams.get('code'), verifier)).status).toBe(200);
    for (const wrong of [undefined, verifier.replace('d', 'e')]) {
      const code = (await authorise(query)).searchParams.get('code');
      expect(outcome(await proven(code, wrong))).toEqual([401, 'failedAuthentication']);
      expect(outcome(await proven(code, verifier))).toEqual([401, 'failedAuthentication']);
    }
  });

  test('a code is valid once, for the client that it was made for', async () => {
    const code = (await authorise()).searchParams.get('code');
    expect(outcome(await exchange(code, '/api/v2/openid/stagedoor'))).toEqual([401, 'failedAuthentication']);
    expect((await exchange(code)).status).toBe(200);
    expect(outcome(await exchange(code))).toEqual([401, 'failedAuthentication']);
  });

  test('an unknown client is 404, a foreign return address is refused', async () => {
    const parent = base.slice(0, base.lastIndexOf('/'));
    expect((await call('GET', `${parent}/nobody/auth-uri`)).status).toBe(404);
    expect((await exchange('c', `${parent}/nobody`)).status).toBe(404);
    expect(outcome(await call('GET', `${base}/auth-uri?redirectUri=http://evil.example/`))).toEqual([
      400,
      'redirectUriNotRegistered',
    ]);
  });
});

describe.each([
  ['SGP-029', '/api/v2/login/auth-provider/pbr', 'broadcaster'],
  ['SGP-032', '/api/v2/login/sptv', 'subscriber'],
])('%s a broadcaster’s accounts at %s', (_, path, account) => {
  const login = (name: string, secret = PASSWORD) =>
    call('POST', path, { body: { id: `${name}@ringside.example`, secret } });

  test('sign in', async () => {
    const tokens = await login(account);
    expect(Object.keys(tokens.body).sort()).toEqual(['authorisationToken', 'refreshToken']);
    expect(await user(tokens)).toMatchObject({ email: `${account}@ringside.example` });
  });

  test.each([
    ['a wrong password', account, 'wrong'],
    ['an account that is not theirs', 'viewer', PASSWORD],
    ['nobody', 'nobody', PASSWORD],
  ])('%s is refused', async (__, name, secret) => {
    expect(outcome(await login(name, secret))).toEqual([401, 'failedAuthentication']);
  });
});

test('SGP-030 a new account of the broadcaster signs in there afterwards; a duplicate email is refused', async () => {
  const make = () =>
    call('POST', '/api/v2/user/auth-provider/pbr', { body: { email: 'fan@new.example', secret: PASSWORD } });
  expect((await make()).status).toBe(201);
  expect(
    (
      await call('POST', '/api/v2/login/auth-provider/pbr', {
        body: { id: 'fan@new.example', secret: PASSWORD },
      })
    ).status,
  ).toBe(200);
  expect(
    (await call('POST', '/api/v2/login/sptv', { body: { id: 'fan@new.example', secret: PASSWORD } })).status,
  ).toBe(401);
  expect(outcome(await make())).toEqual([409, 'emailAlreadyRegistered']);
});

describe('a link in a mail', () => {
  const email = 'reader@new.example';
  const ask = (address = email) =>
    call('GET', `/api/v2/token/alt/magic-email?email=${encodeURIComponent(address)}`);
  const spend = (token: string | null, from = call) =>
    from('POST', '/api/v2/token/alt/magic-email', { body: { token } });
  const mailsTo = async (address: string) =>
    (
      (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as { recipient: string; body: string }[]
    ).filter(({ recipient }) => recipient === address);
  const link = async () => new URL(/https?:\/\/\S+/.exec((await mailsTo(email))[0]?.body ?? '')![0]);
  beforeAll(() => signUp(call, email));

  test('SGP-101 SGP-102 SGP-140 leads to the login page, and its token signs in, once', async () => {
    expect((await ask()).status).toBe(204);
    const address = await link();
    expect(address.origin + address.pathname).toBe('http://ringside.localhost:8080/login/magic-link');
    const tokens = await spend(address.searchParams.get('token'));
    expect(Object.keys(tokens.body).sort()).toEqual(['authorisationToken', 'refreshToken']);
    expect(await user(tokens)).toMatchObject({ email });
    expect(outcome(await spend(address.searchParams.get('token')))).toEqual([401, 'invalidToken']);
  });

  test('requested by POST it carries the state of the requesting browser, and names its viewer as often as requested', async () => {
    const state = 'dGhpcnR5LXR3byByYW5kb20gYnl0ZXMgaW4gYmFzZTY';
    expect(
      (await call('POST', '/api/v2/token/alt/magic-email/request', { body: { email, state } })).status,
    ).toBe(204);
    const { searchParams } = await link();
    expect(searchParams.get('state')).toBe(state);
    const whose = (from = call) =>
      from('POST', '/api/v2/token/alt/magic-email/account', { body: { token: searchParams.get('token') } });
    const masked = `${email[0] ?? ''}***${email.slice(email.indexOf('@'))}`;
    expect([(await whose()).body, (await whose()).body]).toEqual([{ account: masked }, { account: masked }]);
    expect(outcome(await whose(callerOf(sandbox.url, 'noor-web')))).toEqual([401, 'invalidToken']);
    expect((await spend(searchParams.get('token'))).status).toBe(200);
    expect(outcome(await whose())).toEqual([401, 'invalidToken']);
  });

  test('accounts are not revealed: an unknown address gets the same answer, and no mail', async () => {
    expect((await ask('stranger@new.example')).status).toBe(204);
    expect(await mailsTo('stranger@new.example')).toEqual([]);
  });

  test('is valid in its own realm alone, and no link for another purpose is', async () => {
    await ask();
    const token = (await link()).searchParams.get('token');
    expect(outcome(await spend(token, callerOf(sandbox.url, 'noor-web')))).toEqual([401, 'invalidToken']);
    await call('POST', '/api/v2/reset-password/create', { body: { id: email, provider: 'id' } });
    expect(outcome(await spend((await link()).searchParams.get('token')))).toEqual([401, 'invalidToken']);
  });

  test('an invalid address is refused', async () => {
    expect((await ask('nobody')).status).toBe(400);
  });
});

describe('an external store', () => {
  const counter = (fields: Record<string, string>) =>
    `/box-office?${new URLSearchParams({ realm: 'ringside', licence: 'pass', return: `${site}/licence-redirect`, state: 's-1', ...fields })}`;
  const licence = async () => text([...(await call('GET', '/api/v2/licence')).body['licences']!][0]!['id']);
  const buy = async (form: Record<string, string>): Promise<URL> => {
    const browser = new VisitingBrowser(sandbox.url);
    const page = await browser.open(counter({ licence: await licence() }));
    const hidden = Object.fromEntries(
      [...page.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&amp;', '&'),
      ]),
    );
    return new URL((await browser.submit(page, '/box-office', { ...hidden, ...form })).url);
  };
  const exchange = (code: string | null, seller = 'box-office', from = call) =>
    from('POST', `/api/v2/external/${seller}/token`, { body: { authorisationCode: code } });

  test('SGP-094 LIC-092 sells, sends back with a code, and the buyer holds the licence', async () => {
    const back = await buy({ email: 'Buyer@new.example', buy: 'yes' });
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([
      `${site}/licence-redirect`,
      's-1',
    ]);
    const code = back.searchParams.get('code');
    expect(outcome(await exchange(code, 'nobody'))).toEqual([401, 'failedAuthentication']);
    expect(outcome(await exchange(code, 'box-office', callerOf(sandbox.url, 'noor-web')))).toEqual([
      401,
      'failedAuthentication',
    ]);
    const tokens = await exchange(code);
    expect(await user(tokens)).toMatchObject({ email: 'buyer@new.example' });
    const { body } = await call('GET', '/api/v2/customer/subscriptions/status/active', {
      token: text(tokens.body['authorisationToken']),
    });
    expect(text(body['licences']![0]!['id'])).toBe(await licence());
    expect(outcome(await exchange(code))).toEqual([401, 'failedAuthentication']);
  });

  test('cancelling returns an error and no code', async () => {
    const back = await buy({ email: '' });
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  test.each([
    ['another site', { return: 'http://evil.example/' }],
    ['another realm’s site', { return: 'http://noor.localhost:8099/' }],
    ['no licence', { licence: 'nothing' }],
  ])('%s is refused', async (_, fields) => {
    expect((await fetch(sandbox.url + counter({ licence: await licence(), ...fields }))).status).toBe(400);
  });
});

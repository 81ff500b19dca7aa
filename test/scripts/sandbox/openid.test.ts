/** Signing in at the demo OpenID provider, page by page, as a browser without script would. */
import { callerOf, PASSWORD, runSandbox, type Caller, type SandboxProcess, text } from './sandboxProcess';
import { VisitingBrowser } from './visitingBrowser';

let sandbox: SandboxProcess;
let ringside: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const RETURN = 'http://ringside.localhost:8099/oidc/login';

const begin = async (query = ''): Promise<string> => {
  const { status, body } = await ringside(
    'GET',
    `/api/v2/openid/stagedoor/auth-uri?authoriseUriFlow=SIGNIN&redirectUri=${encodeURIComponent(RETURN)}${query}`,
  );
  expect(status).toBe(200);
  return text(body['authorisationUri']);
};
const exchange = (code: string) =>
  ringside('POST', '/api/v2/openid/stagedoor/token', { body: { authorisationCode: code } });

/** Follows the sign-in to the site's return address. */
async function authorise(browser: VisitingBrowser, email: string): Promise<URL> {
  const login = await browser.open(await begin());
  const consent = await browser.submit(login, '/login', { email, secret: PASSWORD });
  const back = await browser.submit(consent, '/consent');
  return new URL(back.url);
}

test('SGP-002 SGP-003 SGP-011 the complete flow: address, sign-in, consent, return with the same state, tokens', async () => {
  const browser = new VisitingBrowser(sandbox.url);
  const address = await begin();
  const asked = new URL(address);
  expect(
    Object.fromEntries(
      ['response_type', 'code_challenge_method'].map((name) => [name, asked.searchParams.get(name)]),
    ),
  ).toEqual({ response_type: 'code', code_challenge_method: 'S256' });
  expect(asked.searchParams.get('nonce')).toBeTruthy();

  const login = await browser.open(address);
  expect([login.status, login.text.includes('One key for every house')]).toEqual([200, true]);
  const consent = await browser.submit(login, '/login', {
    email: 'maya@stagedoor.example',
    secret: PASSWORD,
  });
  expect(consent.text).toContain('Ringside would like to know you');
  const back = new URL((await browser.submit(consent, '/consent')).url);
  expect(back.origin + back.pathname).toBe(RETURN);
  expect(back.searchParams.get('state')).toBe(asked.searchParams.get('state'));

  const { status, body } = await exchange(back.searchParams.get('code')!);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    missingInformationStatus: 'NONE',
    linkedAccounts: [{ provider: 'stagedoor' }],
  });
  const user = await ringside('GET', '/api/v2/user', { token: text(body['authorisationToken']) });
  expect(user.body).toMatchObject({ email: 'maya@stagedoor.example', name: 'Maya Monteiro', isGuest: false });
});

test('SGP-020 a code is valid once', async () => {
  const back = await authorise(new VisitingBrowser(sandbox.url), 'omar@stagedoor.example');
  const code = back.searchParams.get('code')!;
  expect((await exchange(code)).status).toBe(200);
  const again = await exchange(code);
  expect([again.status, again.body['code']]).toEqual([401, 'failedAuthentication']);
});

test('the same person is the same account next time', async () => {
  const idOf = async () => {
    const back = await authorise(new VisitingBrowser(sandbox.url), 'omar@stagedoor.example');
    const { body } = await exchange(back.searchParams.get('code')!);
    return (await ringside('GET', '/api/v2/user', { token: text(body['authorisationToken']) })).body['id'];
  };
  expect(await idOf()).toBe(await idOf());
});

test('SGN-060 an e-mail that has an account already is 409', async () => {
  const back = await authorise(new VisitingBrowser(sandbox.url), 'viewer@ringside.example');
  const { status, body } = await exchange(back.searchParams.get('code')!);
  expect([status, body['code']]).toEqual([409, 'emailAlreadyRegistered']);
});

test('a wrong password stays on the page with the reason', async () => {
  const browser = new VisitingBrowser(sandbox.url);
  const login = await browser.open(await begin());
  const again = await browser.submit(login, '/login', { email: 'maya@stagedoor.example', secret: 'wrong' });
  expect([again.status, again.text.includes('is not right')]).toEqual([401, true]);
});

test('cancelling returns with error=access_denied and the state', async () => {
  const browser = new VisitingBrowser(sandbox.url);
  const address = await begin();
  const back = new URL((await browser.submit(await browser.open(address), '/abort')).url);
  expect(back.origin + back.pathname).toBe(RETURN);
  expect([
    back.searchParams.get('error'),
    back.searchParams.get('state'),
    back.searchParams.get('code'),
  ]).toEqual(['access_denied', new URL(address).searchParams.get('state'), null]);
});

test('SGP-005 extraParams reach the provider, but not over what the platform sets', async () => {
  const asked = new URL(
    await begin(
      `&extraParams=${encodeURIComponent('login_hint=omar@stagedoor.example&state=forged&redirect_uri=http://evil.example&request=forged&request_uri=http://evil.example')}`,
    ),
  );
  expect(asked.searchParams.get('login_hint')).toBe('omar@stagedoor.example');
  expect(asked.searchParams.getAll('state')).not.toContain('forged');
  expect(asked.searchParams.get('redirect_uri')).toBe(`${sandbox.url}/openid/callback`);
  expect([asked.searchParams.get('request'), asked.searchParams.get('request_uri')]).toEqual([null, null]);
  expect((await new VisitingBrowser(sandbox.url).open(asked.href)).text).toContain(
    'value="omar@stagedoor.example"',
  );
});

test.each([
  'http://evil.example/oidc/login',
  'http://noor.localhost:8080/oidc/login',
  'https://ringside.localhost.evil.example/',
])('a foreign return address is refused: %s', async (address) => {
  const { status, body } = await ringside(
    'GET',
    `/api/v2/openid/stagedoor/auth-uri?authoriseUriFlow=SIGNIN&redirectUri=${encodeURIComponent(address)}`,
  );
  expect([status, body['code']]).toEqual([400, 'redirectUriNotRegistered']);
});

test('a code of one realm is invalid in another, an unknown client is 404, a forged return an error page', async () => {
  const back = await authorise(new VisitingBrowser(sandbox.url), 'omar@stagedoor.example');
  const elsewhere = await callerOf(sandbox.url, 'noor-web')('POST', '/api/v2/openid/stagedoor/token', {
    body: { authorisationCode: back.searchParams.get('code') },
  });
  expect(elsewhere.status).toBe(401);
  expect((await ringside('GET', '/api/v2/openid/nobody/auth-uri?authoriseUriFlow=SIGNIN')).status).toBe(404);
  const forged = await new VisitingBrowser(sandbox.url).open('/openid/callback?code=x&state=forged');
  expect([forged.status, forged.text.includes('run out')]).toEqual([400, true]);
});

test('SGP-014 the logout address leads to the provider, which returns to the site only', async () => {
  const { body } = await ringside(
    'GET',
    `/api/v2/openid/stagedoor/logout-uri?redirectUri=${encodeURIComponent('http://ringside.localhost:8099/logout')}`,
  );
  const browser = new VisitingBrowser(sandbox.url);
  await authorise(browser, 'maya@stagedoor.example');
  const page = await browser.open(text(body['logoutUri']));
  expect(page.text).toContain('Leave Stage Door too?');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)![1]!;
  const away = await browser.submit(page, '/confirm', { xsrf, logout: 'yes' });
  expect(away.url).toBe('http://ringside.localhost:8099/logout');
  expect((await browser.open(await begin())).text).toContain('One key for every house');
  expect(
    (await ringside('GET', '/api/v2/openid/stagedoor/logout-uri?redirectUri=http://evil.example')).status,
  ).toBe(400);
});

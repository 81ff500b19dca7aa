/** A realm that `realm new` has just written, at the sandbox: its own menu, ringside's catalogue and accounts. */
import { callerOf, runSandbox, signIn, text, type Caller, type SandboxProcess } from './sandboxProcess';

let sandbox: SandboxProcess;
let velvet: Caller;

beforeAll(async () => {
  sandbox = await runSandbox({ PORT: '8099' });
  velvet = callerOf(sandbox.url, 'velvet-web');
}, 60_000);
afterAll(() => sandbox.stop());

test.each(['WEB', 'MOBILE-WEB'])(
  'the platform has no menu of its own for %s, so the one of the document stays',
  async (platform) => {
    expect(await velvet('GET', `/api/v2/menu?platform=${platform}`)).toMatchObject({
      status: 200,
      body: { items: [] },
    });
  },
);

test('its pages have rows, and the accounts of ringside sign in', async () => {
  const { status, body } = await velvet('GET', '/api/v4/content/home');
  expect(status).toBe(200);
  expect([...(body['buckets'] ?? [])].length).toBeGreaterThan(0);
  await expect(signIn(velvet, 'viewer@ringside.example')).resolves.toMatch(/./);
});

test.each(['velvet', 'ringside'])('the OpenID provider returns to it, by the key of %s', async (id) => {
  const call = callerOf(sandbox.url, `${id}-web`);
  const address = encodeURIComponent('http://velvet.localhost:8099/oidc/login');
  expect(
    (await call('GET', `/api/v2/openid/stagedoor/auth-uri?authoriseUriFlow=SIGNIN&redirectUri=${address}`))
      .status,
  ).toBe(200);
});

test('another demo realm is still no site of it', async () => {
  const address = encodeURIComponent('http://noor.localhost:8099/oidc/login');
  expect(
    (await velvet('GET', `/api/v2/openid/stagedoor/auth-uri?authoriseUriFlow=SIGNIN&redirectUri=${address}`))
      .status,
  ).toBe(400);
});

test('ADM-012 an impersonation address is that of its site, on the port of PORT', async () => {
  const answer = await fetch(`${sandbox.url}/__sandbox/impersonation`, {
    method: 'POST',
    headers: {
      'x-api-key': 'velvet-web',
      authorization: `Bearer ${await signIn(velvet, 'staff@ringside.example')}`,
    },
    body: JSON.stringify({ email: 'member@ringside.example' }),
  });
  const { address } = (await answer.json()) as { address: string };
  expect(text(address)).toMatch(/^http:\/\/velvet\.localhost:8099\/impersonate\/impersonate_/);
});

test.each(['nobody', 'Velvet-web', 'x_y-web', ''])('the key %p belongs to no realm', async (key) => {
  expect((await callerOf(sandbox.url, key)('GET', '/api/v2/menu?platform=WEB')).status).toBe(400);
});

/**
 * Sign-in methods whose screens a third party draws into the page: the enterprise identity (plugin
 * sign-in/gigya) and a partner (sign-in/opin), in a realm that lists both.
 */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { realmDocument } from './support/realmDocument';
import { emailOf, PASSWORD, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { withoutAnswer } from './support/stageDoor';
import { text } from './support/texts';

const document_ = realmDocument('ringside');
let original = '';
beforeAll(async () => {
  original = await document_.read();
  const realm = JSON.parse(original) as { authenticationProviders: { name: string }[] };
  const partners = [
    {
      name: 'GIGYA',
      label: 'Acme ID',
      sdkUri: '{platform}/__fake/manager/gigya.js',
      clientId: 'fake_ringside',
    },
    {
      name: 'opin',
      label: 'Opin Fibre',
      sdkUri: '{platform}/__fake/partner/opin.js',
      origins: ['https://partner.example'],
      additionalConfig: { entitlementScreen: 'true' },
    },
  ];
  await document_.write(
    JSON.stringify(
      {
        ...realm,
        authenticationProviders: [
          ...realm.authenticationProviders.filter(({ name }) => name === 'id'),
          ...partners,
        ],
      },
      null,
      2,
    ),
  );
  await resetSandbox('workshop');
});
afterAll(() => document_.write(original));
afterEach(() => clearFaults('workshop'));

type Tools = Parameters<Parameters<typeof journey>[1]>[0];

/** Tokens of the workshop expire within seconds; the site refreshes them. */
async function opened({ open }: Tools, path: string | null): Promise<Page> {
  const page = await open(ringside, { site: 'workshop', path });
  allow(page, /answer 401: (?!POST)/, /401 \(Unauthorized\)/);
  return page;
}
const provider = { GIGYA: 'Acme ID', opin: 'Opin Fibre' } as const;
const providers = [
  {
    name: 'GIGYA',
    button: 'continueWithGigya',
    script: '/manager/gigya.js',
    silent: 'window.gigya = {};',
    control: (page: Page) => page.getByLabel('Email'),
  },
  {
    name: 'opin',
    button: 'continueWithOpin',
    script: '/partner/opin.js',
    silent:
      'window.opin = { setLocale() {}, setCountryCode() {}, detectPartners: () => new Promise(() => {}), runWorkflow() {}, logout: async () => {} };',
    control: (page: Page) => page.getByRole('button', { name: 'Maya Monteiro' }),
  },
] as const;
const [gigya, opin] = providers;

async function signInAtManager(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('group').getByRole('button', { name: 'Sign in', exact: true }).click();
}
const isSignedInAt = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.pathname === path);
  await frame(page, ringside).signedIn.waitFor();
};
/** The page was loaded as a new document: nothing of the manager page's policy applies. */
const leftByLoading = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) =>
      performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === wanted) &&
      document.readyState === 'complete',
    path,
  );

journey(
  'SGP-054 SGP-056 SGP-057 the enterprise identity: refused by its own screen, then sign-in, sign-out, and prompted again',
  async (tools) => {
    const page = await opened(tools, '/login?from=/browse');
    await page
      .getByRole('link', { name: text('en', gigya.button, { provider: provider.GIGYA }), exact: true })
      .click();
    await page
      .getByRole('heading', { level: 1, name: text('en', 'gigyaLoginPage', { provider: provider.GIGYA }) })
      .waitFor();
    await gigya.control(page).waitFor();
    await axe(page);
    await signInAtManager(page, 'gwen@manager.example', 'not this one');
    await page.getByRole('alert').filter({ hasText: 'Email or password is not right.' }).waitFor();
    await signInAtManager(page, 'gwen@manager.example', PASSWORD);
    await leftByLoading(page, '/browse');
    await isSignedInAt(page, '/browse');
    await eventually(() => page.evaluate(() => localStorage.getItem('signin.provider')), 'GIGYA');
    await page.reload();
    await frame(page, ringside).signOut.click();
    await frame(page, ringside).signIn.waitFor();
    await page.goto(addressOf('ringside', '/login/GIGYA', 'workshop'));
    await gigya.control(page).waitFor();
  },
);

journey(
  'SGP-057 SGP-058 an account created on the manager’s screen, refused by the platform at first',
  async (tools) => {
    const page = await opened(tools, '/login/GIGYA?type=signup&from=/browse');
    allow(page, /answer 401/);
    await setFaults([{ method: 'POST', path: '/api/v2/sso/gigya/token', status: 401, times: 1 }], 'workshop');
    await page.getByLabel('Email').fill(`new-${Date.now()}@manager.example`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('group').getByRole('button', { name: 'Create your account' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'failedAuthentication') })
      .waitFor();
    await axe(page);
    await page.getByRole('button', { name: text('en', 'signInTryAgain') }).click();
    await page.getByRole('button', { name: 'Known here?' }).click();
    await signInAtManager(page, 'gwen@manager.example', PASSWORD);
    await leftByLoading(page, '/browse');
    await isSignedInAt(page, '/browse');
  },
);

journey(
  'SGP-040 SGP-042 SGP-045 SGP-048 SGP-049 a partner: cancelled, refused, then signed in by its workflow',
  async (tools) => {
    const page = await opened(tools, '/login?from=/browse');
    allow(page, /answer 401/);
    await page
      .getByRole('link', { name: text('en', opin.button, { provider: provider.opin }), exact: true })
      .click();
    await page
      .getByRole('heading', { level: 1, name: text('en', 'opinLoginPage', { provider: provider.opin }) })
      .waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: text('en', 'opinBegin') }).click();
    await page.getByRole('button', { name: 'It is not mine' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
      .waitFor();
    await axe(page);
    await eventually(
      () => page.evaluate(() => document.documentElement.dataset['opin']),
      expect.stringMatching(/^locale:en-US country:[A-Z]{2} .*logout$/),
    );
    await page.getByRole('button', { name: text('en', 'signInTryAgain') }).click();
    await opin.control(page).waitFor();
    await axe(page);
    await opin.control(page).click();
    await isSignedInAt(page, '/browse');
  },
);

journey(
  'SGP-041 SGP-047 SGN-109 a workflow that redirects to the partner’s page returns to the destination',
  async (tools) => {
    const page = await opened(tools, '/login/opin?from=/browse');
    await page.getByRole('button', { name: 'Ask Opin Fibre' }).click();
    await page.getByRole('link', { name: 'Continue as Omar Okoye' }).click();
    await isSignedInAt(page, '/browse');
    withoutAnswer(page);
  },
);

journey(
  'SGP-043 SGP-044 SGP-053 a signed-in viewer links the partner, sees its entitlements, and remains in the same account',
  async (tools) => {
    const page = await opened(tools, '/login/id?from=/browse');
    await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
    await isSignedInAt(page, '/browse');
    const synced = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/entitlement-sync'),
    );
    await page.goto(addressOf('ringside', '/login/opin?opintoken=opin-maya&from=/browse', 'workshop'));
    await synced;
    await page.getByRole('heading', { level: 2, name: text('en', 'opinGrantedTitle') }).waitFor();
    await page.getByRole('group').getByRole('listitem').first().waitFor();
    await axe(page);
    await page.getByRole('button', { name: text('en', 'signedInGoOn') }).click();
    await isSignedInAt(page, '/browse');
    await eventually(() => page.evaluate(() => localStorage.getItem('signin.provider')), 'id');
  },
);

journey('SGP-041 an unrequested partner token signs nobody in', async (tools) => {
  const page = await opened(tools, '/login/opin?opintoken=opin-maya&state=guessed');
  await page
    .getByRole('alert')
    .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
    .waitFor();
  withoutAnswer(page);
  expect(await page.evaluate(() => localStorage.getItem('signin.provider'))).toBeNull();
  await page.getByRole('button', { name: text('en', 'opinBegin') }).click();
  await opin.control(page).waitFor();
  await eventually(() => page.getByRole('alert').count(), 0);
});

describe.each(providers)('the script of $name', ({ name, script, silent, control }) => {
  journey(
    `SGP-050 API-010 ${name}: fails to load, lacks its global, or is silent: a message and an action within ten seconds`,
    async (tools) => {
      const page = await opened(tools, null);
      allow(
        page,
        /Failed to load resource|request failed|sign-in|did not answer/i,
        /has run|could not be loaded/,
        /Error/,
      );
      let answer: 'none' | 'empty' | 'silent' | 'real' = 'none';
      await page.route(`**${script}*`, (route) => {
        if (answer === 'real') return route.continue();
        return answer === 'none'
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: answer === 'empty' ? '' : silent });
      });
      await page.clock.install();
      for (answer of ['none', 'empty', 'silent'] as const) {
        const loaded = page.waitForRequest((request) => request.url().includes(script));
        await page.goto(addressOf('ringside', `/login/${name}`, 'workshop'));
        await (await loaded).response();
        const alert = page.getByRole('alert');
        await page.clock.fastForward(10_000);
        await alert.waitFor();
        expect([text('en', 'signInUnavailable'), text('en', 'sorrySomethingWentWrong')]).toContain(
          await alert.innerText(),
        );
        await page.getByRole('link', { name: text('en', 'backToSignIn') }).waitFor();
      }
      await axe(page);
      answer = 'real';
      await page.goto(addressOf('ringside', `/login/${name}`, 'workshop'));
      await control(page).waitFor();
    },
  );
});

describe('the policy of a page', () => {
  const policyOf = async (path: string) =>
    String((await rawPage('ringside', path, { site: 'workshop' })).headers['content-security-policy']);
  const part = (policy: string, directive: string) =>
    policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';

  test.each([
    ['/home', false, false, false],
    ['/login', false, false, false],
    ['/signup', false, false, false],
    ['/login/id', false, false, false],
    ['/login/opin', false, false, true],
    ['/login/GIGYA', true, true, false],
  ])(
    'SGP-056 of styles in the markup, the manager and the partner: %s %s %s %s',
    async (path, inline, manager, partner) => {
      const policy = await policyOf(path);
      expect(part(policy, 'style-src').includes("'unsafe-inline'")).toBe(inline);
      expect(policy.includes('gigya.com')).toBe(manager);
      expect(part(policy, 'script-src').includes('https://partner.example')).toBe(partner);
      expect(part(policy, 'script-src')).not.toContain('unsafe');
      expect(policy).toContain("require-trusted-types-for 'script'");
    },
  );
});

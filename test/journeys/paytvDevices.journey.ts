/** Pay TV on several devices and in accounts, and the options of a realm. */
import { addressOf, platformOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { rawPage } from './support/rawPage';
import { emailOf, noor, PASSWORD, ringside } from './support/realms';
import { clearFaults, resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';
import { answerThere, button, company, title } from './support/paytv';

beforeAll(() => resetSandbox());

afterEach(() => clearFaults());

journey(
  'SGP-129 two devices: one shows a code, the other enters it and chooses, the first continues',
  async ({ open }) => {
    const screen = await open(noor, { locale: 'en', path: '/providers?from=/browse' });
    allow(screen, /412/);
    await screen.getByText(text('en', 'tvShownTitle')).click();
    const code = await screen.locator('details[open] bdi').last().innerText();
    await button(screen, 'en', 'tvShownDone').click();
    await screen.getByText(text('en', 'tvShownNotYet')).waitFor();
    await axe(screen);

    const phone = await open(noor, { locale: 'en', width: 'phone', path: '/providers' });
    await phone.getByText(text('en', 'tvEnteredTitle'), { exact: true }).click();
    await phone.getByRole('textbox', { name: text('en', 'tvEnteredLabel') }).fill(code.toLowerCase());
    await button(phone, 'en', 'tvEnteredUse').click();
    await phone.getByText(code, { exact: true }).first().waitFor();
    await axe(phone);
    await company(phone, 'Cedar TV').click();
    await answerThere(phone, 'Cedar TV', 'Sign in');
    await title(phone, 'en', 'tvDeviceReadyTitle').waitFor();
    expect(new URL(phone.url()).pathname).toBe('/providers/success/tv');
    await axe(phone);

    await button(screen, 'en', 'tvShownDone').click();
    await screen.waitForURL(/\/browse$/);
    await frame(screen, noor, 'en').signedIn.waitFor();
  },
);

journey(
  'SGP-109 SGP-122 SGP-127 SGP-137 PWD-033 PWD-034 PWD-036 an account links a company, and unlinks it',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: null });
    await arriveSignedIn(page, noor, 'member', platformOf('site'));
    await page.goto(addressOf('noor', '/providers?from=/browse'));
    await page.getByText(text('en', 'tvPickerLeadLink')).waitFor();
    await company(page, 'Atlas Fibre').click();
    await answerThere(page, 'Atlas Fibre', 'Sign in');
    await page.waitForURL(/\/browse$/);

    const other = await open(noor, { locale: 'en', path: '/providers' });
    await other.getByText(text('en', 'tvAccountTitle', { realm: 'Noor' })).click();
    await other.getByLabel(text('en', 'accountEmail')).fill(emailOf('member', noor));
    await other.getByLabel(text('en', 'accountPassword'), { exact: true }).fill(PASSWORD);
    await button(other, 'en', 'accountLink').click();
    await button(other, 'en', 'tvUnlink').click();
    await axe(other);
    await button(other, 'en', 'tvUnlinkConfirm').click();
    await other.waitForURL(/\/login/);
    await other.getByRole('link', { name: text('en', 'continueWithAdobe'), exact: true }).waitFor();
    await eventually(
      () =>
        other.evaluate(() => [
          localStorage.getItem('adobe.client'),
          localStorage.getItem('signin.linkedAccounts'),
          sessionStorage.getItem('adobe.visit'),
        ]),
      [null, null, null],
    );
  },
);

journey(
  'SGP-123 an account without a company signs in and continues to the destination',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: '/providers?from=/browse' });
    await page.getByText(text('en', 'tvAccountTitle', { realm: 'Noor' })).click();
    await page.getByLabel(text('en', 'accountEmail')).fill(emailOf('viewer', noor));
    await page.getByLabel(text('en', 'accountPassword'), { exact: true }).fill(PASSWORD);
    await button(page, 'en', 'accountLink').click();
    await page.waitForURL(/\/browse$/);
  },
);

describe('realm options', () => {
  const document = realmDocument('noor');
  let original = '';
  beforeAll(async () => {
    original = await document.read();
  });
  afterEach(() => document.write(original));

  /** The document with other options of this sign-in method, and optionally fewer methods. */
  function edited(options: object, providers?: readonly string[]): string {
    const realm = JSON.parse(original) as { authenticationProviders: { readonly name: string }[] };
    realm.authenticationProviders = realm.authenticationProviders
      .filter(({ name }) => providers?.includes(name) ?? true)
      .map((entry) => (entry.name === 'adobe' ? { ...entry, ...options } : entry));
    return JSON.stringify(realm, null, 2);
  }

  journey(
    'SGP-108 mandatory: login lists the companies, and nothing plays before one has confirmed the viewer',
    async ({ open }) => {
      await document.write(edited({ mandatory: true }));
      const page = await open(noor, { locale: 'en', path: `/video/${noor.free}`, site: 'workshop' });
      await page.getByRole('heading', { name: text('en', 'watchOwedTitle') }).waitFor();
      expect(await page.locator('video').count()).toBe(0);
      await axe(page);
      await page.getByRole('link', { name: text('en', 'watchOwedAction') }).click();
      await company(page, 'Jasmine Home').click();
      await answerThere(page, 'Jasmine Home', 'Sign in');
      await page.waitForURL(new RegExp(`/video/${noor.free}`));
      await page.locator('video').first().waitFor({ state: 'attached' });

      const guest = await open(noor, { locale: 'en', path: '/login', site: 'workshop' });
      await title(guest, 'en', 'tvPickerTitle').waitFor();
    },
  );

  journey('SGP-132 embedded: the companies are on the login page', async ({ open }) => {
    await document.write(edited({ embedded: true }, ['openid', 'adobe']));
    const page = await open(noor, { locale: 'en', path: '/login?from=/browse', site: 'workshop' });
    await company(page, 'Dunes Satellite').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await axe(page);
    await company(page, 'Dunes Satellite').click();
    await answerThere(page, 'Dunes Satellite', 'Sign in');
    await page.waitForURL(/\/browse$/);
  });

  journey('only the pages that need it may reach the provider', async () => {
    await document.write(edited({ baseUri: 'https://tv.example' }));
    const policyOf = async (path: string) =>
      String((await rawPage('noor', path, { site: 'workshop' })).headers['content-security-policy']);
    for (const path of ['/providers', '/providers/success/tv', '/login', '/login/adobe'])
      expect([path, (await policyOf(path)).includes('https://tv.example')]).toEqual([path, true]);
    for (const path of ['/', '/login/id', `/video/${noor.free}`, '/tv-login'])
      expect([path, (await policyOf(path)).includes('https://tv.example')]).toEqual([path, false]);
  });
});

journey('a realm without pay-TV has no such page', async ({ open }) => {
  const page = await open(ringside, { path: '/providers' });
  await page.getByRole('heading', { level: 1, name: text('en', 'notInRealmTitle') }).waitFor();
  await axe(page);
});

journey(
  'SGN-097 SGN-098 a television: a guest signs in first, enters its code, and sees the result',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: '/tv-login/openid' });
    await page.waitForURL(/\/login\/openid|oidc|interaction/);
    const viewer = await open(noor, { locale: 'en', path: '/tv-login' });
    allow(viewer, /404/);
    await viewer.waitForURL(/\/login\?from=%2Ftv-login$/);
    await viewer.getByLabel(text('en', 'accountEmail')).fill(emailOf('viewer', noor));
    await viewer.getByLabel(text('en', 'accountPassword'), { exact: true }).fill(PASSWORD);
    await button(viewer, 'en', 'accountSignIn').click();
    const code = viewer.getByRole('textbox', { name: text('en', 'tvLoginCode') });
    await code.fill('wrong-1');
    await button(viewer, 'en', 'tvLoginSend').click();
    await viewer.locator('input[aria-invalid=true]').waitFor();
    await axe(viewer);
    await code.fill('box-222');
    await button(viewer, 'en', 'tvLoginSend').click();
    await viewer.getByText(text('en', 'deviceActivated')).waitFor();
    await axe(viewer);
  },
);

journey(
  'SGN-097 ACTIVATE with a television’s code takes it on to the television’s page',
  async ({ open }) => {
    const page = await open(noor, { path: null });
    await arriveSignedIn(page, noor, 'viewer', platformOf('site'));
    await page.goto(addressOf('noor', '/activate/BOX333'));
    await page.getByRole('link', { name: text('ar', 'activateOnTv') }).click();
    await eventually(
      () => page.getByRole('textbox', { name: text('ar', 'tvLoginCode') }).inputValue(),
      'BOX333',
    );
    expect(page.url()).not.toContain('BOX333');
    await button(page, 'ar', 'tvLoginSend').click();
    await page.getByText(text('ar', 'deviceActivated')).waitFor();
  },
);

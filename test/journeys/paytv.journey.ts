/** Sign-in at a TV company: there and back, refused, slow, on two devices, and unlinked. */
import type { Page } from 'playwright-core';
import { addressOf, platformOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { keyboardWalk } from './support/keyboardWalk';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { rawPage } from './support/rawPage';
import { emailOf, noor, PASSWORD, ringside, type Locale } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: text(locale, key), exact: true });
const title = (page: Page, locale: Locale, key: string) =>
  page.getByRole('heading', { level: 1, name: text(locale, key) });

/** At the company's own page, which has a single question. */
async function answerThere(
  page: Page,
  name: string,
  answer: 'Sign in' | 'Go back without signing in',
): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** No stored secret may appear in a URL. */
async function withoutSecrets(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    [localStorage.getItem('adobe.client'), sessionStorage.getItem('adobe.visit')].join(' '),
  );
  for (const value of kept.match(/tv(?:client|secret|access)[\w-]*/g) ?? [])
    expect(page.url()).not.toContain(value);
}

function count(page: Page, call: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && call.test(`${request.method()} ${new URL(request.url()).pathname}`))
      calls += 1;
  });
  return () => calls;
}

for (const locale of noor.locales)
  journey(
    `SGP-110 SGP-112 SGP-114 SGP-115 SGP-124 SGP-130 SGP-133 SGP-142 ${locale}: from the login page to a company and back to the destination`,
    async ({ open }) => {
      const page = await open(noor, { locale, path: '/login?from=/browse' });
      const exchanges = count(page, /POST .*\/adobe\/token$/);
      await page.getByRole('link', { name: text(locale, 'continueWithAdobe'), exact: true }).click();
      await title(page, locale, 'tvPickerTitle').waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/providers');
      await page.getByRole('heading', { level: 2, name: text(locale, 'tvOthers') }).waitFor();
      await withoutSecrets(page);
      await axe(page);
      await company(page, 'Gulfwave').click();
      await answerThere(page, 'Gulfwave', 'Sign in');
      await page.waitForURL(/\/browse$/);
      await frame(page, noor, locale).signOut.waitFor();
      await frame(page, noor, locale).cards.first().waitFor();
      expect(exchanges()).toBe(1);
      expect(await page.evaluate(() => sessionStorage.getItem('adobe.visit'))).toBeNull();
    },
  );

journey(
  'SGP-130 the return URL, reloaded or reopened, exchanges nothing again and is not blank',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: '/providers' });
    const exchanges = count(page, /POST .*\/adobe\/token$/);
    await company(page, 'Pearl Cable').click();
    await answerThere(page, 'Pearl Cable', 'Sign in');
    await frame(page, noor, 'en').signOut.waitFor();
    await page.goto(addressOf('noor', '/providers/success'));
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'tvProblemNothingBegun') })
      .waitFor();
    await page.reload();
    await page.getByRole('alert').waitFor();
    expect(exchanges()).toBe(1);
  },
);

journey(
  'SGP-118 SGP-119 SGP-128 SGP-131 cancelling at the company: a message next to the companies, then the error page',
  async ({ open }) => {
    const page = await open(noor, { path: '/providers?from=/browse' });
    allow(page, /412/);
    const registrations = count(page, /POST \/o\/client\/register$/);
    await company(page, 'Gulfwave').click();
    await answerThere(page, 'Gulfwave', 'Go back without signing in');
    await page
      .getByRole('alert')
      .filter({ hasText: text('ar', 'tvPickerRetry') })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/providers');
    expect(registrations()).toBe(2);
    await axe(page);
    await company(page, 'Gulfwave').click();
    await answerThere(page, 'Gulfwave', 'Go back without signing in');
    await title(page, 'ar', 'tvRefusedTitle').waitFor();
    expect(new URL(page.url()).pathname).toBe('/providers/error');
    await page
      .getByRole('alert')
      .filter({ hasText: text('ar', 'tvProblemNotConfirmed') })
      .waitFor();
    await axe(page);
    await page.getByRole('link', { name: text('ar', 'tvToDefaultPage') }).click();
    await frame(page, noor).cards.first().waitFor();
  },
);

journey('SGP-117 a single 412 is recovered: the second choice signs in', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: '/providers?from=/browse' });
  allow(page, /412/);
  await company(page, 'Gulfwave').waitFor();
  await setFaults([{ path: '/api/v3/adobe/token', status: 412, times: 1 }]);
  await company(page, 'Gulfwave').click();
  await answerThere(page, 'Gulfwave', 'Sign in');
  await page
    .getByRole('alert')
    .filter({ hasText: text('en', 'tvPickerRetry') })
    .waitFor();
  await company(page, 'Gulfwave').click();
  await answerThere(page, 'Gulfwave', 'Sign in');
  await page.waitForURL(/\/browse$/);
});

journey('SGP-117 SGP-119 a 400 on the tokens restarts silently', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: '/providers?from=/browse' });
  allow(page, /400/);
  await company(page, 'Gulfwave').waitFor();
  await setFaults([{ path: '/api/v3/adobe/token', status: 400, times: 1 }]);
  await company(page, 'Gulfwave').click();
  await answerThere(page, 'Gulfwave', 'Sign in');
  await page.waitForURL(/\/providers$/);
  await company(page, 'Gulfwave').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

journey('SGP-117 a permanent 412 ends on the error page, after one restart', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: '/providers' });
  allow(page, /412/);
  const exchanges = count(page, /POST .*\/adobe\/token$/);
  await company(page, 'Gulfwave').waitFor();
  await setFaults([{ path: '/api/v3/adobe/token', status: 412 }]);
  for (const heading of ['tvPickerTitle', 'tvRefusedTitle']) {
    await company(page, 'Gulfwave').click();
    await answerThere(page, 'Gulfwave', 'Sign in');
    await title(page, 'en', heading).waitFor();
  }
  expect(exchanges()).toBe(2);
});

journey(
  'SGP-111 SGP-116 a client unknown to the provider is registered again, unnoticed',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: '/providers' });
    allow(page, /400/);
    const registrations = count(page, /POST \/o\/client\/register$/);
    await company(page, 'Gulfwave').waitFor();
    await page.evaluate(() => {
      localStorage.setItem(
        'adobe.client',
        JSON.stringify({ realm: 'noor', clientId: 'forgotten', clientSecret: 'forgotten' }),
      );
      sessionStorage.clear();
    });
    await page.reload();
    await company(page, 'Gulfwave').waitFor();
    expect(registrations()).toBe(2);
  },
);

const faults = [
  [
    'an empty list',
    [{ path: '/api/v1/config/*', body: { requestor: { mvpds: [] } } }],
    'tvPickerEmpty',
    /nothing/,
  ],
  [
    'a registration that is refused',
    [{ path: '/o/client/register', status: 400 }],
    'tvProblemExpired',
    /400/,
  ],
  ['too many tries', [{ path: '/api/v3/adobe/regcode', status: 429 }], 'tvProblemTooMany', /429/],
  [
    'a provider that is out of reach',
    [{ path: '/api/v1/config/*', drop: 'before' as const }],
    'tvProblemUnreachable',
    /ERR_EMPTY_RESPONSE|request failed/,
  ],
] as const;
for (const [what, list, key, expected] of faults)
  journey(
    `SGP-134 SGP-136 ERR-016 ${what}: a message, a retry, and a link to the default page`,
    async ({ open }) => {
      const page = await open(noor, { locale: 'en', path: null });
      allow(page, expected);
      await setFaults([...list]);
      await page.goto(addressOf('noor', '/providers'));
      await page
        .getByRole('alert')
        .filter({ hasText: text('en', key) })
        .waitFor();
      await page.getByRole('link', { name: text('en', 'tvToDefaultPage') }).waitFor();
      await axe(page);
      await clearFaults();
      await button(page, 'en', 'tvTryAgain').click();
      await company(page, 'Gulfwave').waitFor();
    },
  );

journey(
  'SGP-125 a slow provider: placeholders of the companies’ size, then the companies; a missing logo is replaced by the name',
  async ({ open }) => {
    const page = await open(noor, { path: null });
    allow(page, /logos\/gulfwave\.svg|404/);
    await setFaults([
      { path: '/api/v1/config/*', delayMs: 2500 },
      { path: '/__fake/tv/logos/gulfwave.svg', status: 404 },
    ]);
    await page.goto(addressOf('noor', '/providers'));
    await page.getByText(text('ar', 'tvPickerLoading')).waitFor();
    await axe(page);
    await company(page, 'Gulfwave').waitFor();
    await page.locator('button', { hasText: 'Gulfwave' }).locator('img').waitFor({ state: 'detached' });
    expect(
      await page
        .locator('button', { hasText: 'Pearl Cable' })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.alt),
    ).toBe('');
  },
);

journey(
  'the companies by keyboard: every one is a visible tab stop, the search matches Arabic letters, Enter starts the redirect',
  async ({ open }) => {
    const page = await open(noor, { path: '/providers', reducedMotion: true });
    const search = page.getByRole('searchbox', { name: text('ar', 'tvSearch') });
    await search.focus();
    const stops = await keyboardWalk(page, 4);
    expect(stops.map(({ name }) => name.includes('نجم'))).toContain(true);
    expect(stops.filter(({ visible, tag, name }) => !visible || tag !== 'button' || name === '')).toEqual([]);
    await search.focus();
    await page.keyboard.type('صحاري');
    await company(page, 'صحارى').waitFor();
    expect(await company(page, 'Gulfwave').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'صحارى' }).waitFor();
  },
);

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
    await frame(screen, noor, 'en').signOut.waitFor();
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
    expect(
      await other.evaluate(() => [
        localStorage.getItem('adobe.client'),
        localStorage.getItem('signin.linkedAccounts'),
        sessionStorage.getItem('adobe.visit'),
      ]),
    ).toEqual([null, null, null]);
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
  function edited(options: object, ways?: readonly string[]): string {
    const realm = JSON.parse(original) as { authenticationProviders: { readonly name: string }[] };
    realm.authenticationProviders = realm.authenticationProviders
      .filter(({ name }) => ways?.includes(name) ?? true)
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
    expect(await page.getByRole('textbox', { name: text('ar', 'tvLoginCode') }).inputValue()).toBe('BOX333');
    expect(page.url()).not.toContain('BOX333');
    await button(page, 'ar', 'tvLoginSend').click();
    await page.getByText(text('ar', 'deviceActivated')).waitFor();
  },
);

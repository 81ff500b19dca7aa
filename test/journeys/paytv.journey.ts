/** Signing in through a pay-TV company, and its failures. */
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { keyboardWalk } from './support/keyboardWalk';
import { allow } from './support/notes';
import { noor } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { text } from './support/texts';
import { answerThere, button, company, count, title, withoutSecrets } from './support/paytv';

beforeAll(() => resetSandbox());

afterEach(() => clearFaults());

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
      await frame(page, noor, locale).signedIn.waitFor();
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
    await frame(page, noor, 'en').signedIn.waitFor();
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
    await eventually(
      () =>
        page
          .locator('button', { hasText: 'Pearl Cable' })
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.alt),
      '',
    );
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

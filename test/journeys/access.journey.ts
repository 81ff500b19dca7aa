/** Titles that do not simply play: the panel shown instead, and its actions. */
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { plays } from './support/playing';
import { emailOf, everyView, PASSWORD, realms, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { shop } from './support/shop';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

for (const { realm, width } of everyView)
  journey(
    `PLY-034, PLY-035, SGN-050 ${realm.id} on a ${width}: on sign-in only — sign in, and it plays`,
    async ({ open }) => {
      const page = await open(realm, { width, path: `/video/${realm.onSignIn}` });
      const [locale] = realm.locales;
      await page.getByRole('heading', { name: text(locale, 'watchSignInTitle') }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'playerSignIn'), exact: true })
        .click();
      await fillSignIn(page, locale, { email: emailOf('viewer', realm), password: PASSWORD });
      await page.waitForURL((url) => url.pathname.startsWith(`/video/${realm.onSignIn}`));
      await plays(page);
    },
  );

for (const realm of realms)
  journey(
    `PLY-037 ${realm.id}: a title outside its region shows that and offers nothing`,
    async ({ open }) => {
      const page = await open(realm, { path: `/video/${realm.outside}` });
      const [locale] = realm.locales;
      await page.getByRole('heading', { name: text(locale, 'watchOutsideTitle') }).waitFor();
      await page.getByText(text(locale, 'playerErrorOutsideRegion')).waitFor();
      expect(await shop(page, locale).offer.count()).toBe(0);
      expect(await page.locator('video').count()).toBe(0);
      await axe(page);
    },
  );

for (const realm of realms)
  journey(`PLY-033, PLY-036 ${realm.id}: a locked title names its licences`, async ({ open }) => {
    const page = await open(realm, { path: `/video/${realm.locked}` });
    const { offer, choose } = shop(page, realm.locales[0]);
    await offer.waitFor();
    expect(
      await page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.locator('strong') })
        .count(),
    ).toBeGreaterThanOrEqual(1);
    await eventually(() => choose.getAttribute('href'), expect.stringContaining('from='));
    await axe(page);
  });

const failures = [
  [403, 'videoLoadForbidden'],
  [500, 'videoLoadFailed'],
] as const;
for (const [status, key] of failures)
  journey(
    `PLY-075, PLY-076 a video that fails to open (${status}) shows a message and a link back`,
    async ({ open }) => {
      await setFaults([{ path: '/api/v4/vod/*', status }]);
      const page = await open(ringside, { path: null });
      allow(page, /\/vod\//, /playback/);
      await page.goto(addressOf('ringside', `/video/${ringside.free}`));
      await page.getByText(text('en', key)).waitFor();
      await page
        .getByRole('button', { name: text('en', 'goBack') })
        .or(page.getByRole('link', { name: text('en', 'goBack') }))
        .first()
        .waitFor();
    },
  );

const stops = [
  [401, 'playerErrorUnauthorised'],
  [403, 'playerErrorForbidden'],
  [409, 'playerErrorConcurrency'],
  [428, 'playerErrorPreconditionRequired'],
  [424, 'playerErrorDependency'],
  [500, 'playerErrorDefault'],
] as const;
for (const [status, key] of stops)
  journey(`PLY-077, PLY-078 a stream refused with ${status} shows ${key}`, async ({ open }) => {
    await setFaults([
      { path: '/api/v5/manifest/video/*', status, body: { status, code: 'sandboxFault', messages: [] } },
    ]);
    const page = await open(ringside, { path: null });
    allow(page, /manifest/, /playback/, /answer 401/);
    await page.goto(addressOf('ringside', `/video/${ringside.free}`));
    const alert = page.getByRole('alert').filter({ hasText: text('en', key) });
    await alert.waitFor();
    if (status !== 500) return;
    await clearFaults();
    await page.getByRole('button', { name: text('en', 'playerTryAgain') }).click();
    await plays(page);
  });

/** URLs: unknown ones, those of other realms and locales, and back navigation. */
import { rawPage } from './support/rawPage';
import { addressOf } from './support/addresses';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, realms, ringside } from './support/realms';
import { text } from './support/texts';
import { toAllFights } from './support/toAllFights';

describe('an unknown URL', () => {
  for (const realm of realms)
    journey(`ROU-009 ${realm.id} responds 404 with a branded page and a link home`, async ({ open }) => {
      expect((await rawPage(realm.id, '/no/such/place')).status).toBe(404);
      const page = await open(realm, { path: '/no/such/place' });
      allow(
        page,
        /answer 404: GET .*\/no\/such\/place/,
        /console error: Failed to load resource.*404.*\/no\/such\/place/,
      );
      const [locale] = realm.locales;
      await page.getByRole('heading', { level: 1, name: text(locale, 'notFoundTitle') }).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: text(locale, 'toDefaultPage') })
        .click();
      await frame(page, realm).cards.first().waitFor();
    });

  journey(
    'ADM-017 ADM-021 a page that no plugin of this realm contributes is not found',
    async ({ open }) => {
      expect((await rawPage('lanterna', '/fighters')).status).toBe(404);
      const page = await open(lanterna, { path: '/fighters', locale: 'en' });
      allow(page, /answer 404: GET .*\/fighters/, /console error: Failed to load resource.*404.*\/fighters/);
      await page.getByRole('heading', { level: 1, name: text('en', 'notFoundTitle') }).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: text('en', 'toDefaultPage') })
        .click();
      await frame(page, lanterna, 'en').cards.first().waitFor();
    },
  );

  test.each([
    '/%E0%A4%A',
    '/video/%',
    '/a/../../etc/passwd',
    '/images/../realm.json',
    '/images/%2e%2e/realm.json',
    '/assets/../build.json',
    '/realm-messages/../x.json',
  ])('%s gives nothing away and breaks nothing', async (path) => {
    const { status, body } = await rawPage('ringside', path);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/"\$schema"|root:x:|firstBundles/);
  });
});

describe('search engines', () => {
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

  test.each(realms.map(({ id }) => id))(
    'ROU-121 find every content of %s, each at its canonical URL',
    async (id) => {
      const read = async (path: string) => rawPage(id, path);
      const robots = await read('/robots.txt');
      const index = new URL(/^Sitemap: (.*)$/m.exec(robots.body)?.[1] ?? '');
      const files = addressesIn((await read(index.pathname)).body);
      expect(files.length).toBeGreaterThan(1);
      const contents = addressesIn((await read(new URL(files[1] ?? '').pathname)).body);
      expect(contents.length).toBeGreaterThan(10);
      for (const address of contents.filter((_, at) => at % 10 === 0)) {
        const { status, body } = await read(new URL(address).pathname);
        expect([status, body]).toEqual([
          200,
          expect.stringContaining(`<link rel="canonical" href="${address}">`),
        ]);
      }
    },
  );
});

describe('a URL of another language', () => {
  const served: readonly (readonly [
    realm: (typeof realms)[number],
    browser: 'en' | 'es' | 'pt',
    url: string,
    locale: 'en' | 'es' | 'pt',
  ])[] = [
    [ringside, 'es', '/browse?from=mail#top', 'en'],
    [ringside, 'en', '/canales?from=mail', 'es'],
    [lanterna, 'pt', '/browse', 'en'],
    [lanterna, 'en', '/inicio', 'pt'],
  ];
  for (const [realm, browser, url, locale] of served)
    journey(
      `ROU-118 ${url} of ${realm.id} is in ${locale} for a browser in ${browser}, and stays`,
      async ({ open }) => {
        const page = await open(realm, { locale: browser, path: null });
        await page.goto(addressOf(realm.id, url));
        await frame(page, realm, locale).cards.first().waitFor();
        expect(page.url()).toBe(addressOf(realm.id, url));
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      },
    );

  const moved: readonly (readonly [
    realm: (typeof realms)[number],
    locale: 'en' | 'es' | 'pt',
    from: string,
    to: string,
  ])[] = [
    [ringside, 'es', '/explorar?from=mail#top', '/canales?from=mail#top'],
    [ringside, 'en', '/explorar?from=mail', '/browse?from=mail'],
    [lanterna, 'pt', '/canales', '/explorar'],
  ];
  for (const [realm, locale, from, to] of moved)
    journey(
      `ROU-005 ${from} of ${realm.id} becomes ${to} in ${locale}, without an entry in the history`,
      async ({ open }) => {
        const page = await open(realm, { locale, path: null });
        await page.goto('about:blank');
        await page.goto(addressOf(realm.id, from));
        await page.waitForURL(addressOf(realm.id, to));
        await frame(page, realm, locale).cards.first().waitFor();
        await page.goBack();
        expect(page.url()).toBe('about:blank');
      },
    );
});

describe('back and forward', () => {
  journey('move through the visited pages', async ({ open }) => {
    const page = await open(ringside);
    const { menu, cards } = frame(page, ringside);
    await cards.first().waitFor();
    await toAllFights(page);
    await page.waitForURL(/\/browse$/);
    await page.getByRole('heading', { name: 'Free at the gate' }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { name: 'On the canvas now' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Free at the gate' }).waitFor();
    await eventually(() => menu.locator('[data-current]').innerText(), expect.stringMatching(/^fights$/i));
  });
});

/** Shared links: the page's metadata before any script has run, and its status. */
import { addressOf } from './support/addresses';
import { axeViolations } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { noor, ringside } from './support/realms';
import { callPlatform, clearFaults, setFaults } from './support/sandbox';
import { text } from './support/texts';

afterEach(() => clearFaults());

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    '@type': string;
    mainEntity?: { '@type': string };
  } | null;
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test.each([
  ['noor', '/series/nights-of-the-quarter', 'TVSeries'],
  ['noor', '/season/quarter-38', 'TVSeason'],
  ['ringside', '/playlist/sixty-nights', 'CollectionPage'],
  ['ringside', `/interstitial/${ringside.locked}`, 'VideoObject'],
  ['ringside', `/live/${ringside.live}`, 'VideoObject'],
  ['ringside', '/fighters/vance', 'ProfilePage'],
  ['ringside', '/news', 'CollectionPage'],
  ['lanterna', '/', 'WebSite'],
] as const)('CAT-021 CAT-084 of %s %s arrives with its title, and as a %s', async (id, path, type) => {
  const { status, body } = await rawPage(id, path);
  expect([status, dataOf(body)?.['@type']]).toEqual([200, type]);
  expect(titleOf(body)).not.toBe('');
});

for (const [realm, path] of [
  [noor, '/series/none-such'],
  [ringside, '/playlist/none-such'],
  [ringside, '/fighters/none-such'],
  [ringside, '/news/latest/none-such'],
  [ringside, '/section/none-such'],
  [ringside, '/live/none-such'],
  [noor, '/video/none-such'],
] as const)
  journey(
    `ADM-021 CAT-084 ${realm.id} ${path} is not found: by its status, and on the page`,
    async ({ open }) => {
      expect((await rawPage(realm.id, path)).status).toBe(404);
      const page = await open(realm, { path: null });
      allow(page, /404/);
      await page.goto(addressOf(realm.id, path));
      await page.getByRole('heading', { level: 1, name: text(realm.locales[0], 'notFoundTitle') }).waitFor();
      await eventually(() => page.title(), expect.stringContaining(text(realm.locales[0], 'notFoundTitle')));
      // NAV-021: the menu is shown on content pages as well.
      await page.getByRole('banner').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

test('a slow platform does not delay the page', async () => {
  const delayMs = 60_000;
  await setFaults([{ path: '/api/v2/fighters/*', delayMs }], 'workshop');
  const began = performance.now();
  const { status } = await rawPage('ringside', '/fighters/brandt', { site: 'workshop' });
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(delayMs);
  await clearFaults('workshop');
});

journey(
  'CAT-004 WCH-039 WCH-047 a guest opens a shared watchlist by its link and watches from it',
  async ({ open }) => {
    const list = (await callPlatform('ringside', 'GET', '/api/v4/user/watchlist/rs-wl-sunday')) as {
      name: string;
      ownerExternalId: string;
      shareablePath: string;
    };
    const page = await open(ringside, { path: null });
    await page.goto(addressOf('ringside', list.shareablePath));
    await page.getByRole('heading', { level: 1, name: list.name }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(
      addressOf('ringside', `/playlist/sixty-nights?watchlistId=rs-wl-sunday&owner=${list.ownerExternalId}`),
    );
    await page.getByRole('heading', { level: 1, name: list.name }).waitFor();
    await page.getByRole('link', { name: text('en', 'startWatching') }).click();
    await page.waitForURL(
      (url) =>
        url.pathname.startsWith('/video/') &&
        url.searchParams.get('watchlistId') === 'rs-wl-sunday' &&
        url.searchParams.get('owner') === list.ownerExternalId,
    );
    await page.getByRole('heading', { name: text('en', 'listOfWatchlist') }).waitFor();
  },
);

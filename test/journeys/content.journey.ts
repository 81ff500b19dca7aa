/** Series, seasons and playlists in a browser: scrolling, sticky parts and keyboard behaviour. */
import { addressOf } from './support/addresses';
import { axeViolations } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, ringside } from './support/realms';
import { clearFaults, setFaults } from './support/sandbox';
import { text } from './support/texts';

afterEach(() => clearFaults());

journey(
  'CAT-033 CAT-039 CAT-040 noor: a season is chosen by keyboard; the scroll position is stable, and later seasons load',
  async ({ open }) => {
    const page = await open(noor, { path: '/series/nights-of-the-quarter' });
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const count = await tabs.count();
    await page.mouse.wheel(0, 300);
    await tabs.first().focus();
    // The page is right-to-left.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForURL(/season|quarter-2/);
    await eventually(() => tabs.nth(1).getAttribute('aria-selected'), 'true');
    await eventually(() => tabs.nth(1).evaluate((tab) => tab === document.activeElement), true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('button', { name: text('ar', 'laterSeasons') }).click();
    await eventually(async () => (await tabs.count()) > count, true);
  },
);

journey('CAT-022 CAT-034 noor: earlier seasons load without a layout shift', async ({ open }) => {
  const page = await open(noor, { path: '/season/quarter-38' });
  const chosen = page.getByRole('tab', { selected: true });
  await chosen.waitFor();
  const before = await chosen.evaluate((tab) => tab.getBoundingClientRect().left);
  await page.getByRole('button', { name: text('ar', 'earlierSeasons') }).click();
  await eventually(async () => (await page.getByRole('tab').count()) > 26, true);
  expect(Math.abs((await chosen.evaluate((tab) => tab.getBoundingClientRect().left)) - before)).toBeLessThan(
    60,
  );
});

journey(
  'CAT-003 CAT-089 CAT-090 ringside on a phone: a playlist loads more on scroll; a failure preserves it and can be retried',
  async ({ open }) => {
    const page = await open(ringside, { path: '/playlist/sixty-nights', width: 'phone' });
    const items = page.getByRole('main').getByRole('listitem');
    await items.first().waitFor();
    await eventually(() => items.count(), 25);
    await items.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await eventually(async () => (await items.count()) === 50, true);
    await setFaults([{ path: '/api/v2/vod/playlist/*', status: 503 }]);
    allow(page, /(answer 503|Failed to load resource).*playlist/);
    await items.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await page.getByRole('alert').waitFor();
    await eventually(() => items.count(), 50);
    await clearFaults();
    await page.getByRole('button', { name: text('en', 'tryAgain') }).click();
    await eventually(async () => (await items.count()) === 60, true);
  },
);

for (const [realm, path] of [
  [ringside, '/playlist/sixty-nights'],
  [lanterna, '/series/vizinhos-de-baixo'],
  [noor, '/season/quarter-30'],
  [lanterna, '/interstitial/ln-61'],
] as const)
  journey(
    `CAT-001 CAT-018 ${realm.id}${path}, on phone and desktop: accessible and within its width`,
    async ({ open }) => {
      for (const width of ['phone', 'desktop'] as const) {
        const page = await open(realm, { width, path: null, reducedMotion: true });
        await page.goto(addressOf(realm.id, path));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('main').locator('a[href*="/"]').first().waitFor();
        expect(await axeViolations(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
      }
    },
  );

journey(
  'RLM-015 HOM-065 PLY-091 CAT-019 lanterna: the card of a film without access opens its page, which offers the next step',
  async ({ open }) => {
    const page = await open(lanterna, { locale: 'en' });
    const card = page.getByRole('main').locator('ul a[href^="/interstitial/"]').first();
    await card.waitFor();
    const href = (await card.getAttribute('href')) ?? '';
    await card.click();
    await page.waitForURL((url) => url.pathname === href.split('?')[0]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'purchase') })
      .first()
      .click();
    await page.waitForURL(
      (url) =>
        url.pathname === '/purchase' && (url.searchParams.get('from') ?? '').startsWith('/interstitial/'),
    );
    // Paying loads a new document: going back requires it to be loaded.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

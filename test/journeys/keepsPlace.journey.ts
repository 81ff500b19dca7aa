/** Scroll restoration: going back by history restores each page as it was left. */
import type { Locator, Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { emailOf, lanterna, noor, PASSWORD, ringside } from './support/realms';
import { callPlatform } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const movedAlong = (row: Locator): Promise<number> =>
  row.evaluate((list) => Math.round(Math.abs(list.scrollLeft)));

/** Heading of the first row of videos that begins below `top` px and can be moved by more than a screen of a phone. */
const longRowBelow = (page: Page, top: number): Promise<string | null> =>
  page.evaluate(
    (above) =>
      [...document.querySelectorAll('main section:has(h2)')]
        .filter((section) => section.getBoundingClientRect().top > above)
        .find((section) => {
          const list = section.querySelector('ul:has(a[href*="/video/"])');
          return list !== null && list.scrollWidth - list.clientWidth > 500;
        })
        ?.querySelector('h2')?.textContent ?? null,
    top,
  );

for (const realm of [ringside, noor])
  journey(
    `ROU-113 HOM-042 home of ${realm.id} restores rows, scroll positions and focus without new requests`,
    async ({ open }) => {
      const page = await open(realm, { width: realm === noor ? 'phone' : 'desktop' });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/v4\/content\//.test(request.url())) asked.push(request.url());
      });
      let heading: string | null = null;
      await eventually(async () => {
        heading = await longRowBelow(page, 500);
        return heading !== null;
      }, true);
      const row = page
        .locator('main section')
        .filter({ has: page.locator('h2', { hasText: heading ?? '' }) })
        .locator('ul')
        .first();
      await row.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await eventually(async () => {
        await row.evaluate((list) =>
          list.scrollTo({
            left: (getComputedStyle(list).direction === 'rtl' ? -1 : 1) * 400,
            behavior: 'instant',
          }),
        );
        return (await movedAlong(row)) > 100;
      }, true);
      const index = await row
        .locator('a[href*="/video/"]')
        .evaluateAll((links) =>
          links.findIndex(
            (link) =>
              link.getBoundingClientRect().left > 30 && link.getBoundingClientRect().right < innerWidth,
          ),
        );
      const card = row.locator('a[href*="/video/"]').nth(Math.max(0, index));
      const href = await card.getAttribute('href');

      // By key: a tap would open the card in place.
      await card.focus();
      const before = { window: await scrolled(page), row: await movedAlong(row) };
      expect(before.window).toBeGreaterThan(200);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith('/video/'));
      await eventually(() => scrolled(page), 0);
      const earlier = asked.splice(0);
      await page.goBack();
      await page.waitForURL(addressOf(realm.id, '/'));
      // The browser's scroll anchoring holds the card in place when a row above it changes its height slightly.
      await eventually(async () => Math.abs((await scrolled(page)) - before.window) < 24, true);
      await eventually(() => movedAlong(row), before.row);
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null), href);
      // A row that was not rendered before may load its next page now; nothing is loaded a second time.
      const isFirst = (url: string) => url.includes('/bucket/') && !earlier.includes(url);
      expect(asked.filter((url) => !isFirst(url))).toEqual([]);
    },
  );

journey(
  'ROU-113 CAT-018 the page before a film of lanterna restores its scroll position, although content above loads late',
  async ({ open }) => {
    const page = await open(lanterna, { locale: 'en', width: 'phone', path: '/interstitial/ln-61' });
    const link = page.locator('main section ul a[href*="/interstitial/"]').last();
    await link.waitFor();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const href = await link.getAttribute('href');
    await link.focus();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('ln-61'));
    await eventually(() => scrolled(page), 0);
    await page.goBack();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null), href);
    await eventually(async () => Math.abs((await scrolled(page)) - before) < 24, true);
  },
);

journey(
  'ROU-113 LIV-036 CAT-058 CAT-033 choices are restored: the guide’s day and position, the filters of a search, the season of a series',
  async ({ open }) => {
    const guide = await open(noor, { locale: 'en', path: '/epg' });
    const grid = guide.getByRole('grid');
    await grid.locator('[data-kind=programme]').first().waitFor();
    const tomorrow = guide.getByRole('radio', { name: text('en', 'tomorrow') });
    await tomorrow.click();
    await eventually(() => tomorrow.isChecked(), true);
    await grid.evaluate((scroller) => scroller.scrollTo({ top: 150, behavior: 'instant' }));
    const position = () =>
      grid.evaluate(({ scrollLeft, scrollTop }) =>
        [Math.round(Math.abs(scrollLeft) / 4), Math.round(scrollTop)].join(),
      );
    const before = await position();
    await followed(guide, guide.getByRole('banner').getByRole('link').first());
    await eventually(position, before);
    await eventually(() => tomorrow.isChecked(), true);

    const search = await open(ringside, { path: '/search?query=a' });
    const results = search.locator('[data-list-state="ready"] ul > li');
    await search.getByRole('checkbox').first().check();
    await search.waitForURL(/facets=/);
    await results.first().waitFor();
    const listed = () =>
      results.evaluateAll((items) =>
        items.map((item) => item.querySelector('a')?.getAttribute('href')).join(),
      );
    const found = await listed();
    await followed(search, results.first().getByRole('link').first());
    await eventually(() => search.getByRole('checkbox').first().isChecked(), true);
    await eventually(listed, found);

    const series = await open(lanterna, { locale: 'en', path: '/series/vizinhos-de-baixo' });
    const lastSeason = series.getByRole('tab').last();
    await lastSeason.click();
    await series.waitForURL(/\/season\//);
    // The address changes first: the tab is selected once the page of that address is drawn.
    await eventually(() => lastSeason.getAttribute('aria-selected'), 'true');
    const chosen = await lastSeason.innerText();
    await followed(series, series.locator('main a[href*="/interstitial/"]').last());
    await eventually(() => series.getByRole('tab', { selected: true }).innerText(), chosen);
  },
);

/** Follows a link by keyboard to another page, and goes back by history. */
async function followed(page: Page, link: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pathname);
}

journey(
  'ROU-113 WCH-038 FAV-008 ringside: a long own watchlist and favourites restore scroll position and focus',
  async ({ open }) => {
    const { authorisationToken: token } = (await callPlatform('ringside', 'POST', '/api/v2/login', {
      body: { id: emailOf('viewer', ringside), secret: PASSWORD },
    })) as { authorisationToken: string };
    const { results } = (await callPlatform('ringside', 'GET', '/api/v2/view/content-grid?p=1&rpp=60', {
      token,
    })) as { results: { id: string; videoId?: string; type: string }[] };
    const videos = results.filter(({ type }) => type === 'VOD').map(({ id, videoId }) => videoId ?? id);
    const { id: list } = (await callPlatform('ringside', 'POST', '/api/v3/user/watchlist', {
      token,
      body: { name: 'Long' },
    })) as { id: string };
    await callPlatform('ringside', 'POST', `/api/v4/user/watchlist/${list}/content`, {
      token,
      body: { content: videos.map((id) => ({ id, contentType: 'vod' })) },
    });
    await Promise.all(
      videos
        .slice(0, 24)
        .map((id) => callPlatform('ringside', 'PUT', `/api/v2/favourite/vods/${id}`, { token })),
    );

    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'viewer', stack.sandbox);
    for (const path of [`/watchlists/${list}`, '/favourites']) {
      await page.goto(addressOf('ringside', path));
      const links = page.locator('main li a[href*="/video/"]');
      await links.first().waitFor();
      await eventually(async () => {
        await page.evaluate(() =>
          scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * 0.7, behavior: 'instant' }),
        );
        return (await scrolled(page)) > 200;
      }, true);
      // Virtualised links may be removed: focuses one as soon as it is found.
      const focusOneInSight = () =>
        links.evaluateAll((all) => {
          const link = (all as HTMLElement[]).find(
            (each) =>
              each.getBoundingClientRect().top > 150 && each.getBoundingClientRect().bottom < innerHeight,
          );
          link?.focus({ preventScroll: true });
          return link !== undefined;
        });
      await eventually(focusOneInSight, true);
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
      const before = await scrolled(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith('/video/'));
      await page.goBack();
      await page.waitForURL(addressOf('ringside', path));
      await eventually(async () => Math.abs((await scrolled(page)) - before) < 24, true);
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null), href);
    }
  },
);

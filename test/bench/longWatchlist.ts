/**
 * A watchlist of two thousand titles in a browser. The platform's responses are mocked: no demo account has a
 * list of this length.
 */
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { ContentCard, ContentSection } from '../../core/generated/platform';
import { signInOnStart } from './signInOnStart';
import type { Bench } from './startBench';

export const TITLES = 2000;
export const REALM = 'ringside';
const LIST = 'bench-list';

/** Opens the list's page as its owner, with the first titles loaded. */
export async function openLongWatchlist(bench: Bench): Promise<Page> {
  const context = await bench.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await signInOnStart(context, { ...bench, realm: REALM }, 'viewer');
  await answerList(context, await titles(bench));
  const page = await context.newPage();
  await page.goto(`${bench.address}/watchlists/${LIST}`);
  await page.locator('[data-handle]').first().waitFor();
  return page;
}

/** Loads the whole list page by page, as scrolling to its end does. */
export async function readToEnd(page: Page): Promise<void> {
  const whole = page.locator(`[aria-setsize="${TITLES}"]`).first();
  while ((await whole.count()) === 0) {
    await scrollTo(page, 1);
    await page.waitForTimeout(100);
  }
}

/** Scrolls to `share` of the page's height. */
export async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (part) => window.scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
    share,
  );
}

async function titles({ sandboxUrl }: Bench): Promise<readonly ContentCard[]> {
  const answer = await fetch(`${sandboxUrl}/api/v4/content/bench-1x50?rpp=50`, {
    headers: { 'x-api-key': `${REALM}-web`, 'accept-language': 'en' },
  });
  const { buckets } = (await answer.json()) as ContentSection;
  const known = (buckets?.[0]?.contentList ?? []).filter((card) => card !== null);
  return Array.from({ length: TITLES }, (_, place) => {
    const card = known[place % known.length];
    if (card === undefined) throw new Error('The platform has no titles.');
    return { ...card, id: `title-${place}`, videoId: null };
  });
}

/** Mocks the list's pages; accepts every change. */
async function answerList(context: BrowserContext, cards: readonly ContentCard[]): Promise<void> {
  await context.route(`**/api/v4/user/watchlist/${LIST}*`, (route: Route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': 'GET, POST',
      'content-type': 'application/json',
    };
    if (request.method() !== 'GET') return route.fulfill({ status: 204, headers });
    const query = new URL(request.url()).searchParams;
    const start = cards.findIndex(({ id }) => id === query.get('lastSeen')) + 1;
    const content = cards.slice(start, start + Number(query.get('rpp') ?? 25));
    const lastSeen = content.at(-1)?.id;
    const pagingInfo = { moreDataAvailable: start + content.length < cards.length, lastSeen };
    const body = {
      watchlistExternalId: LIST,
      ownerExternalId: 'bench',
      name: 'Everything',
      ownership: 'owned',
      thumbnails: [],
      shareablePath: `/watchlists/${LIST}`,
      saved: true,
      content,
      pagingInfo,
    };
    return route.fulfill({ status: 200, headers, body: JSON.stringify(body) });
  });
}

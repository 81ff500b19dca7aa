/** A watchlist of two thousand titles, on a slow machine: how long its frames take while it is scrolled and put in order. */
import type { BrowserContext, CDPSession, Page, Route } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import type { ContentCard, ContentSection } from '../../core/generated/platform';
import { framesWhile, smoothnessRow, wheel, type Frames } from './frames';
import { signInOnStart } from './signInOnStart';
import { startBench, type Bench } from './startBench';
import type { Row } from './table';

const SLOWER = 4;
const VISITS = 3;
const TITLES = 2000;
const REALM = 'ringside';
const LIST = 'bench-list';
/** Pixels a second, and of one movement of the fingers. */
const SPEED = 6000;
const SWEEP = 3000;
const SWEEPS = 6;
/** Places a title is carried by key, one at a time. */
const STEPS = 24;
/** Milliseconds for which a dragged title is held near the edge of the window, where the page scrolls beneath it. */
const AT_THE_EDGE = 2500;

const parts = { scroll: 'scrolled', keys: 'a title carried by keys, to both ends, and put down', drag: 'a title dragged past the edge of the window' } as const;
type Part = keyof typeof parts;

/** At a quarter of this machine's speed; a new visit each time. The platform's part is played here: no demo account has so long a list. */
export async function measureWatchlist(root: string, build: BuildManifest): Promise<readonly Row[]> {
  const bench = await startBench(root, build, REALM, () => undefined);
  try {
    const cards = await titles(bench);
    const visits: Record<Part, Frames>[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(bench, cards));
    const list = `watchlist of ${TITLES.toLocaleString('en')} titles, CPU at a quarter`;
    const names = Object.keys(parts) as Part[];
    return [
      ...names.map((part) => smoothnessRow(`${list}, ${parts[part]}`, visits.map((each) => each[part]))),
      { what: `${list}: elements on the page, at most`, value: Math.max(...visits.flatMap((each) => names.map((part) => each[part].elements))), unit: '', budget: 1500 },
    ];
  } finally {
    await bench.stop();
  }
}

async function titles({ sandboxUrl }: Bench): Promise<readonly ContentCard[]> {
  const answer = await fetch(`${sandboxUrl}/api/v4/content/bench-1x50?rpp=50`, { headers: { 'x-api-key': `${REALM}-web`, 'accept-language': 'en' } });
  const { buckets } = (await answer.json()) as ContentSection;
  const known = (buckets?.[0]?.contentList ?? []).filter((card) => card !== null);
  return Array.from({ length: TITLES }, (_, place) => {
    const card = known[place % known.length];
    if (card === undefined) throw new Error('The platform has no titles.');
    return { ...card, id: `title-${place}`, videoId: null };
  });
}

async function visit(bench: Bench, cards: readonly ContentCard[]): Promise<Record<Part, Frames>> {
  const context = await bench.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    await signInOnStart(context, { ...bench, realm: REALM }, 'viewer');
    await answerList(context, cards);
    const page = await context.newPage();
    await page.goto(`${bench.address}/watchlists/${LIST}`);
    await page.locator('[data-handle]').first().waitFor();
    await loadAll(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const scroll = await framesWhile(page, async () => {
      for (const way of [1, -1]) for (let count = 0; count < SWEEPS; count++) await wheel(session, { down: way * SWEEP, speed: SPEED });
    });
    return { scroll, keys: await framesWhile(page, () => carryByKeys(page)), drag: await dragPastEdge(page, session) };
  } finally {
    await context.close();
  }
}

/** Every page of the list, as a viewer reaches them: from its end. Then back in the middle of it. */
async function loadAll(page: Page): Promise<void> {
  const last = page.locator(`[aria-setsize="${TITLES}"]`).first();
  while ((await last.count()) === 0) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await page.waitForTimeout(500);
}

async function carryByKeys(page: Page): Promise<void> {
  await page.locator('[data-handle]').nth(10).focus();
  await page.keyboard.press('Enter');
  for (const key of [...Array.from({ length: STEPS }, () => 'ArrowDown'), 'Home', 'ArrowDown', 'End', 'ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
}

async function dragPastEdge(page: Page, session: CDPSession): Promise<Frames> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await page.waitForTimeout(500);
  const handles = page.locator('[data-handle]');
  const boxes = await Promise.all((await handles.all()).map((handle) => handle.boundingBox()));
  const box = boxes.find((each) => each !== null && each.y > 300 && each.y < 500);
  if (!box) throw new Error('No title is in the middle of the window.');
  const x = box.x + box.width / 2;
  return framesWhile(page, async () => {
    await page.mouse.move(x, box.y + 10);
    await page.mouse.down();
    for (let y = box.y; y < 890; y += 12) {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
    }
    await page.waitForTimeout(AT_THE_EDGE);
    await page.mouse.up();
    await page.waitForTimeout(500);
  });
}

/** The list and its order, page by page. */
async function answerList(context: BrowserContext, cards: readonly ContentCard[]): Promise<void> {
  await context.route(`**/api/v4/user/watchlist/${LIST}*`, (route: Route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '*', 'access-control-allow-methods': 'GET, POST', 'content-type': 'application/json' };
    if (request.method() !== 'GET') return route.fulfill({ status: 204, headers });
    const query = new URL(request.url()).searchParams;
    const start = cards.findIndex(({ id }) => id === query.get('lastSeen')) + 1;
    const content = cards.slice(start, start + Number(query.get('rpp') ?? 25));
    const lastSeen = content.at(-1)?.id;
    const pagingInfo = { moreDataAvailable: start + content.length < cards.length, lastSeen };
    const body = { watchlistExternalId: LIST, ownerExternalId: 'bench', name: 'Everything', ownership: 'owned', thumbnails: [], shareablePath: `/watchlists/${LIST}`, saved: true, content, pagingInfo };
    return route.fulfill({ status: 200, headers, body: JSON.stringify(body) });
  });
}

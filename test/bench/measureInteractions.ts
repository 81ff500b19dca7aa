/**
 * How soon the demo realms answer a viewer's presses at a quarter of this machine's CPU speed: the time from each
 * interaction to the next paint, how much of it the page's own handlers take, and the longest task until the result is
 * shown.
 */
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { startSite, type RunningSite } from '../../scripts/start/startSite';
import { realms, type DemoRealm } from '../journeys/support/realms';
import { arriveSignedIn } from '../journeys/support/signIn';
import { interactions, type Interaction } from './interactions';
import { launchMeasured } from './launchMeasured';
import type { Row } from './table';

const SLOWER = 4;
const VISITS = 3;
/** Milliseconds in which a page finishes what it does by itself, such as loading pictures. */
const SETTLES = 1500;
/** Milliseconds of measuring after the result is visible: rendering that is deferred until then counts too. */
const AFTERWARDS = 500;
/** Milliseconds between keys. */
const BETWEEN_KEYS = 250;

export interface Answer {
  /** The longest interaction to next paint (ms; the browser rounds to 8 ms). */
  readonly paint: number;
  /** The longest time that the event handlers of one interaction took, with what React renders in them (ms). */
  readonly work: number;
  /** The longest task in milliseconds; 0 when none took 50 ms. */
  readonly task: number;
}

/** The median of several visits, each with an empty cache. */
export async function measureInteractions(root: string): Promise<readonly Row[]> {
  const site = await startSite({
    root,
    port: 0,
    sandboxPort: 0,
    dataFolder: 'memory',
    onProblems: () => undefined,
  });
  const server = await launchMeasured(root);
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const rows: Row[] = [await emptyPage(browser)];
    for (const realm of realms)
      for (const interaction of interactions) {
        const what = `${realm.id}, CPU at a quarter: ${interaction.what}`;
        if (interaction.realms?.includes(realm) === false) continue;
        const answers: Answer[] = [];
        while (answers.length < VISITS) answers.push(await visit(browser, site, realm, interaction));
        rows.push(
          { what: `${what}, to the next paint`, value: median(answers, 'paint'), unit: 'ms', budget: 100 },
          { what: `${what}, own work before it`, value: median(answers, 'work'), unit: 'ms', budget: 50 },
          { what: `${what}, longest task until it is done`, value: median(answers, 'task'), unit: 'ms' },
        );
      }
    return rows;
  } finally {
    await browser.close();
    await server.close();
    await site.stop();
  }
}

/** What the machine and the browser take by themselves: a press on a page with a link and nothing else. */
async function emptyPage(browser: Browser): Promise<Row> {
  const answers: Answer[] = [];
  while (answers.length < VISITS) {
    const context = await browser.newContext(screens.phone);
    const page = await context.newPage();
    await observe(page);
    await page.goto(
      'data:text/html,<meta name="viewport" content="width=device-width"><a href="%23pressed">Press</a>',
    );
    await slowDown(context, page);
    await tap(page, page.getByRole('link'));
    await page.waitForTimeout(AFTERWARDS);
    answers.push(await answered(page));
    await context.close();
  }
  const what = 'an empty page, CPU at a quarter: pressing a link, to the next paint';
  return { what, value: median(answers, 'paint'), unit: 'ms' };
}

const median = (answers: readonly Answer[], key: keyof Answer): number =>
  answers.map((answer) => answer[key]).toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ??
  Infinity;

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  television: { viewport: { width: 1920, height: 1080 } },
} as const;

async function visit(
  browser: Browser,
  site: RunningSite,
  realm: DemoRealm,
  interaction: Interaction,
): Promise<Answer> {
  const { screen, isSignedIn = false, path, ready, shown } = interaction;
  const context = await browser.newContext({ ...screens[screen], locale: realm.locales[0] });
  try {
    const page = await context.newPage();
    const address = site.address(realm.id).replace(/\/$/, '');
    if (isSignedIn) await arriveSignedIn(page, realm, 'viewer', site.sandboxUrl, address);
    await observe(page);
    await page.goto(`${address}${path(realm)}`);
    await ready(page, realm);
    await page.waitForTimeout(SETTLES);
    await slowDown(context, page);
    await act(page, realm, interaction);
    await shown(page, realm);
    await page.waitForTimeout(AFTERWARDS);
    return await answered(page);
  } finally {
    await context.close();
  }
}

async function answered(page: Page): Promise<Answer> {
  const [paint = 0, work = 0, task = 0] = await Promise.all(
    ['interaction-paint', 'interaction-work', 'long-task'].map((mark) => longest(page, mark)),
  );
  return { paint, work, task };
}

/** The longest of what {@link observe} recorded, in milliseconds. */
const longest = (page: Page, mark: string): Promise<number> =>
  page.evaluate(
    (name) =>
      Math.max(
        0,
        ...performance.getEntriesByName(name).map((entry) => Number((entry as PerformanceMark).detail)),
      ),
    mark,
  );

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function act(page: Page, realm: DemoRealm, { tapped, keys = [] }: Interaction): Promise<void> {
  const place = tapped?.(page, realm);
  if (place !== undefined) return tap(page, place);
  await page.evaluate(() => document.dispatchEvent(new Event('bench-begins')));
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
}

/** At a place found before, since looking for it costs the page time. */
async function tap(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('What is tapped is not on the page.');
  await page.evaluate(() => document.dispatchEvent(new Event('bench-begins')));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Records the timing of interactions and tasks from the event `bench-begins` on. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('bench-begins', () => {
      const handled = new Map<number, (readonly [from: number, to: number])[]>();
      new PerformanceObserver((list) => {
        for (const {
          interactionId,
          duration,
          processingStart,
          processingEnd,
        } of list.getEntries() as (PerformanceEventTiming & { readonly interactionId: number })[]) {
          if (interactionId === 0) continue;
          const spans = [...(handled.get(interactionId) ?? []), [processingStart, processingEnd] as const];
          handled.set(interactionId, spans);
          let [work, end] = [0, 0];
          // Events are dispatched within others, such as `input` within `keypress`.
          for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
            work += Math.max(0, to - Math.max(from, end));
            end = Math.max(end, to);
          }
          performance.mark('interaction-paint', { detail: duration });
          performance.mark('interaction-work', { detail: work });
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) performance.mark('long-task', { detail: duration });
      }).observe({ type: 'longtask' });
    });
  });
}

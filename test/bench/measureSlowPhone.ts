/**
 * Guests' homes of the demo realms on a slow phone: a quarter of this machine's CPU speed, 1.6 Mbps, 150 ms
 * latency (the mobile profile of Lighthouse).
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { startSite } from '../../scripts/start/startSite';
import { launchMeasured } from './launchMeasured';

/** Milliseconds since the start of the navigation, except `blocking`. */
export interface SlowPhoneMeasure {
  readonly realm: string;
  /** The first card of a row is in the viewport. */
  readonly firstCard: number;
  readonly largestPaint: number;
  /** React handles events. */
  readonly hydrated: number;
  /** Total blocking time as in Lighthouse: the excess of tasks over 50 ms each, after the first paint. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Requests started before the first card, including the page itself. */
  readonly requests: number;
  /** Pictures loaded without scrolling. */
  readonly pictures: number;
}

type Load = Omit<SlowPhoneMeasure, 'realm'>;

const LOADS = 5;
const BYTES_A_SECOND = 1.6e6 / 8;
const LATENCY = 150;
const SLOWER = 4;
/** Milliseconds of network idle after which the load has ended. */
const QUIET = 2500;

/**
 * Cold caches; the median of several loads. `realms` maps a realm to the browser's language, since a headless
 * browser sends none.
 */
export function measureSlowPhone(
  root: string,
  realms: Readonly<Record<string, string>>,
): Promise<readonly SlowPhoneMeasure[]> {
  return withBrowser(root, async (browser, addressOf) => {
    const measures: SlowPhoneMeasure[] = [];
    for (const [realm, locale] of Object.entries(realms)) {
      // The first load is discarded as a warm-up of the server.
      await load(browser, addressOf(realm), locale);
      const loads: Load[] = [];
      while (loads.length < LOADS) loads.push(await load(browser, addressOf(realm), locale));
      measures.push({ realm, ...median(loads) });
    }
    return measures;
  });
}

/** A first visit that installs the service worker, as multiples of one whose browser has none. */
export type WorkerCost = Pick<Load, 'largestPaint' | 'hydrated'>;

/** The two kinds of visits take turns. */
export function measureWorkerCost(root: string, realm: string, locale: string): Promise<WorkerCost> {
  return withBrowser(root, async (browser, addressOf) => {
    const address = addressOf(realm);
    await load(browser, address, locale);
    const loads: Record<'allow' | 'block', Load[]> = { allow: [], block: [] };
    while (loads.block.length < LOADS)
      for (const workers of ['allow', 'block'] as const)
        loads[workers].push(await load(browser, address, locale, workers));
    const [installing, without] = [median(loads.allow), median(loads.block)];
    return {
      largestPaint: installing.largestPaint / without.largestPaint,
      hydrated: installing.hydrated / without.hydrated,
    };
  });
}

/** `addressOf` is the home of a realm. */
async function withBrowser<T>(
  root: string,
  measure: (browser: Browser, addressOf: (realm: string) => string) => Promise<T>,
): Promise<T> {
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
    return await measure(browser, (realm) => site.address(realm));
  } finally {
    await browser.close();
    await server.close();
    await site.stop();
  }
}

function median(loads: readonly Load[]): Load {
  const of = (key: keyof Load) =>
    loads.map((each) => each[key]).sort((one, other) => one - other)[Math.floor(loads.length / 2)] ??
    Infinity;
  return {
    firstCard: of('firstCard'),
    largestPaint: of('largestPaint'),
    hydrated: of('hydrated'),
    blocking: of('blocking'),
    shift: of('shift'),
    requests: of('requests'),
    pictures: of('pictures'),
  };
}

async function load(
  browser: Browser,
  address: string,
  locale: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Load> {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await note(page);
    await page.goto(address, { waitUntil: 'commit' });
    await settled(page);
    return await page.evaluate(() => {
      const card = performance.getEntriesByName('first-card')[0]?.startTime ?? Infinity;
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const [paints, shifts] = ['largest-paint', 'shift'].map((name) =>
        performance.getEntriesByName(name).map((mark) => Number((mark as PerformanceMark).detail)),
      );
      const tasks = performance
        .getEntriesByName('long-task')
        .map((mark) => (mark as PerformanceMark).detail as { readonly from: number; readonly to: number });
      const resources = performance.getEntriesByType('resource');
      // A preloaded resource has a second entry when it is used.
      const began = new Set(resources.flatMap(({ startTime, name }) => (startTime < card ? [name] : [])));
      return {
        firstCard: card,
        largestPaint: paints?.at(-1) ?? Infinity,
        hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity,
        blocking: tasks.reduce(
          (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, painted) - 50),
          0,
        ),
        shift: shifts?.reduce((sum, shift) => sum + shift, 0) ?? 0,
        requests: began.size + 1,
        pictures: resources.filter(({ name }) => name.includes('/media/')).length,
      };
    });
  } finally {
    await context.close();
  }
}

/** Records marks in the page's performance timeline. */
async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) performance.mark('largest-paint', { detail: startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        performance.mark('long-task', { detail: { from: startTime, to: startTime + duration } });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('shift', { detail: (entry as PerformanceEntry & { readonly value: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['rendered'] !== undefined) return;
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['data-rendered'] });
    // No function here has a name: the compiler would call a helper that the page lacks.
    const looking = setInterval(() => {
      const isInView = [...document.querySelectorAll('main li a')].some((card) => {
        const { width, top, left, right } = card.getBoundingClientRect();
        return width > 8 && top < innerHeight && left < innerWidth && right > 0;
      });
      if (!isInView) return;
      performance.mark('first-card');
      clearInterval(looking);
    }, 16);
  });
}

/**
 * Resolves once the network is idle. The page is not asked meanwhile: on a slow phone each question would block it.
 * Rejects when no card is visible then.
 */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  while (Date.now() - last < QUIET) await page.waitForTimeout(200);
  const isThere = await page.evaluate(() => performance.getEntriesByName('first-card').length > 0);
  if (!isThere) throw new Error(`No card is visible on ${page.url()}.`);
}

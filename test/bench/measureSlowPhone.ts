/**
 * A guest's home on a slow phone: a quarter of this machine's CPU speed, 1.6 Mbps, 150 ms latency. A hero of
 * five and five rows of twenty.
 */
import type { Browser, Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { homeIs, startBench } from './startBench';

/** Milliseconds since the start of the navigation, except `blocking`. */
export interface SlowPhoneMeasure {
  readonly firstCard: number;
  readonly largestPaint: number;
  /** Total blocking time: the excess of tasks over 50 ms each, over the whole load. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Pictures loaded without scrolling. */
  readonly pictures: number;
}

const LOADS = 5;
const BYTES_A_SECOND = 1.6e6 / 8;
const LATENCY = 150;
const SLOWER = 4;
/** Milliseconds of network idle after which the load has ended. */
const QUIET = 2500;

/** Cold caches; the median of several loads. */
export async function measureSlowPhone(root: string, build: BuildManifest): Promise<SlowPhoneMeasure> {
  const rows = [
    { type: 'hero' },
    ...[1, 2, 3, 4, 5].map((row) => ({ type: 'default', bucket: `bench-5x20-${row}` })),
  ];
  const { address, browser, stop } = await startBench(root, build, 'ringside', homeIs('bench-5x20', rows));
  try {
    const loads: SlowPhoneMeasure[] = [];
    // The first load is discarded as a warm-up of the server.
    for (let count = 0; count <= LOADS; count++) loads.push(await load(browser, `${address}/`));
    const median = (of: keyof SlowPhoneMeasure) =>
      loads
        .slice(1)
        .map((each) => each[of])
        .sort((one, other) => one - other)[Math.floor(LOADS / 2)] ?? Infinity;
    return {
      firstCard: median('firstCard'),
      largestPaint: median('largestPaint'),
      blocking: median('blocking'),
      shift: median('shift'),
      pictures: median('pictures'),
    };
  } finally {
    await stop();
  }
}

async function load(browser: Browser, address: string): Promise<SlowPhoneMeasure> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
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
      const [paints, tasks, shifts] = ['largest-paint', 'long-task', 'shift'].map((name) =>
        performance.getEntriesByName(name).map((mark) => Number((mark as PerformanceMark).detail)),
      );
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/')).length;
      return {
        firstCard: card,
        largestPaint: paints?.at(-1) ?? Infinity,
        blocking: tasks?.reduce((sum, task) => sum + task - 50, 0) ?? 0,
        shift: shifts?.reduce((sum, shift) => sum + shift, 0) ?? 0,
        pictures,
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
      for (const { duration } of list.getEntries()) performance.mark('long-task', { detail: duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('shift', { detail: (entry as PerformanceEntry & { readonly value: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector('main li a') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first-card'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Resolves once the first card is visible and the network is idle. */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', () => (last = Date.now()));
  const isThere = () => page.evaluate(() => performance.getEntriesByName('first-card').length > 0);
  while (!(await isThere()) || Date.now() - last < QUIET) await page.waitForTimeout(200);
}

/** A guest's home in a real browser: requests, time to the first card, and layout shift. */
import { chromium, type Browser } from 'playwright-core';
import { startSite } from '../../scripts/start/startSite';
import { launchMeasured } from './launchMeasured';
import { weighPage, type PageWeight } from './weighHome';

export interface HomeMeasure {
  readonly realm: string;
  /** Requests started before the first card of a row was drawn, including the page itself. */
  readonly requests: number;
  /** Milliseconds since the start of the navigation. */
  readonly firstCard: number;
  /** Cumulative layout shift until the page has settled; the larger of phone and desktop. */
  readonly shift: number;
  readonly weight: PageWeight;
  /** File names of the scripts that phone and desktop load without scrolling. */
  readonly scripts: ReadonlySet<string>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const LOADS = 5;
/** Milliseconds after the first card within which the layout should be final. */
const SETTLING = 2000;

/**
 * Cold caches; the median of several loads on a phone. `realms` maps a realm to the browser's language, since
 * a headless browser sends none.
 */
export async function measureHome(
  root: string,
  realms: Readonly<Record<string, string>>,
): Promise<readonly HomeMeasure[]> {
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
    const measures: HomeMeasure[] = [];
    for (const [realm, locale] of Object.entries(realms)) {
      const loads: Load[] = [];
      for (let count = 0; count < LOADS; count++)
        loads.push(await load(browser, site.address(realm), phone, locale));
      const wide = await load(browser, site.address(realm), desktop, locale);
      const shift = Math.max(wide.shift, ...loads.map((each) => each.shift));
      const { requests, firstCard } =
        loads.sort((one, other) => one.firstCard - other.firstCard)[Math.floor(LOADS / 2)] ?? wide;
      measures.push({
        realm,
        requests,
        firstCard,
        shift,
        weight: await weighPage(site.address(realm), locale),
        scripts: new Set([wide, ...loads].flatMap((each) => [...each.scripts])),
      });
    }
    return measures;
  } finally {
    await browser.close();
    await server.close();
    await site.stop();
  }
}

type Load = Omit<HomeMeasure, 'realm' | 'scripts' | 'weight'> & { readonly scripts: readonly string[] };

async function load(
  browser: Browser,
  address: string,
  viewport: typeof phone,
  locale: string,
): Promise<Load> {
  const context = await browser.newContext({ viewport, locale });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      // The cards of a row are the first links in a list of the page.
      const observer = new MutationObserver(() => {
        if (document.querySelector('main li a img, main li a span') === null) return;
        performance.mark('first-card');
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
      const shifts = new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          performance.mark('shift', {
            detail: (entry as PerformanceEntry & { readonly value: number }).value,
          });
      });
      shifts.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-card').length > 0);
    await page.waitForTimeout(SETTLING);
    return await page.evaluate(() => {
      const firstCard = performance.getEntriesByName('first-card')[0]?.startTime ?? Infinity;
      // A preloaded resource has a second entry when it is used.
      const began = new Set(
        performance
          .getEntriesByType('resource')
          .flatMap(({ startTime, name }) => (startTime < firstCard ? [name] : [])),
      );
      const shifts = performance
        .getEntriesByName('shift')
        .map((entry) => Number((entry as PerformanceMark).detail));
      const scripts = performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/([^/]+\.js)$/.exec(name)?.[1] ?? []);
      return {
        scripts,
        requests: began.size + 1,
        firstCard,
        shift: shifts.reduce((sum, each) => sum + each, 0),
      };
    });
  } finally {
    await context.close();
  }
}

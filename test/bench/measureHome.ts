/** A guest's home in a real browser: what is asked for, and when the first card stands. */
import { chromium } from 'playwright-core';
import { startSite } from '../../scripts/start/startSite';
import { launchBrowserServer } from '../kit/browser';

export interface HomeMeasure {
  readonly realm: string;
  /** Requests that began before the first card of a row was drawn, the page itself and preflights not left out. */
  readonly requests: number;
  /** Milliseconds from the start of the navigation. */
  readonly firstCard: number;
}

/** Cold caches; the median of five loads. */
export async function measureHome(root: string, realms: readonly string[]): Promise<readonly HomeMeasure[]> {
  const site = await startSite({ root, port: 0, sandboxPort: 0, dataFolder: 'memory', onProblems: () => undefined });
  const server = await launchBrowserServer(root);
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const measures: HomeMeasure[] = [];
    for (const realm of realms) {
      const loads: HomeMeasure[] = [];
      for (let load = 0; load < 5; load++) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        await page.addInitScript(() => {
          // The cards of a row are the first links inside a list of the page.
          const observer = new MutationObserver(() => {
            if (document.querySelector('main li a img, main li a span') === null) return;
            performance.mark('first-card');
            observer.disconnect();
          });
          observer.observe(document, { childList: true, subtree: true });
        });
        await page.goto(site.address(realm), { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-card').length > 0);
        loads.push(
          await page.evaluate((id) => {
            const firstCard = performance.getEntriesByName('first-card')[0]?.startTime ?? 0;
            const began = performance.getEntriesByType('resource').filter((entry) => entry.startTime < firstCard);
            return { realm: id, requests: began.length + 1, firstCard };
          }, realm),
        );
        await context.close();
      }
      loads.sort((one, other) => one.firstCard - other.firstCard);
      const median = loads[2];
      if (median !== undefined) measures.push(median);
    }
    return measures;
  } finally {
    await browser.close();
    await server.close();
    await site.stop();
  }
}

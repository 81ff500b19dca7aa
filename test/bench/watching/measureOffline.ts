/** Twenty seconds offline with an exhausted buffer: time from reconnection to moving pictures. */
import type { Browser } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';

const OFFLINE = 20_000;

/** Milliseconds; Infinity when playback does not resume. */
export async function measureOffline(site: RunningSite, browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  try {
    const page = await context.newPage();
    // The live channel: no film is short enough to be buffered completely.
    await page.goto(`${site.address('noor')}/live/nr-c1`);
    const position = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.waitForTimeout(2000);
    await context.setOffline(true);
    await page.waitForTimeout(OFFLINE);
    const stoodAt = await position();
    await context.setOffline(false);
    const back = performance.now();
    while ((await position()) < stoodAt + 0.3 && performance.now() - back < 30_000)
      await page.waitForTimeout(50);
    return (await position()) < stoodAt + 0.3 ? Infinity : performance.now() - back;
  } finally {
    await context.close();
  }
}

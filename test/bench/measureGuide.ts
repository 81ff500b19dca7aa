/** The programme guide with 500 channels for a fortnight, on a slow machine: how long its frames take, and how much of it is drawn. */
import type { Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { startBench } from './startBench';

export interface GuideMeasure {
  /** Milliseconds of the longest frame while it is scrolled through channels, and through time. */
  readonly scrollDown: number;
  readonly scrollAlong: number;
  /** Milliseconds from a key to the frame after it: the longest. */
  readonly key: number;
  /** Elements within the grid, at most, while all that was done. */
  readonly elements: number;
}

const SLOWER = 4;
const ROUNDS = 5;
const KEYS = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'PageUp'];

/** At a quarter of this machine's speed; the best of several rounds, since whatever else the machine does only adds. */
export async function measureGuide(root: string, build: BuildManifest): Promise<GuideMeasure> {
  const { address, browser, stop } = await startBench(root, build, 'noor', ({ plugins }) => (plugins['route/guide'] = { epgId: 'bench' }));
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    await page.goto(`${address}/epg`);
    await page.locator('[role=grid] [data-kind=programme]').first().waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const rounds: GuideMeasure[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const down = await scroll(page, { top: 76, left: 0 });
      const along = await scroll(page, { top: 0, left: 60 });
      const key = await press(page);
      rounds.push({ scrollDown: down.longest, scrollAlong: along.longest, key, elements: Math.max(down.elements, along.elements) });
    }
    const best = (of: keyof GuideMeasure) => Math.min(...rounds.map((round) => round[of]));
    return { scrollDown: best('scrollDown'), scrollAlong: best('scrollAlong'), key: best('key'), elements: Math.max(...rounds.map(({ elements }) => elements)) };
  } finally {
    await stop();
  }
}

/** Two seconds of fast scrolling, a step a frame: a channel, or a quarter of an hour and less. */
function scroll(page: Page, step: { readonly top: number; readonly left: number }): Promise<{ readonly longest: number; readonly elements: number }> {
  return page.evaluate(async ({ top, left }) => {
    const grid = document.querySelector('[role=grid]');
    if (grid === null) throw new Error('There is no grid.');
    let [longest, elements] = [0, 0];
    // No function has a name here: the compiler would call a helper that the page does not have.
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 120; count++) {
      grid.scrollBy({ top, left, behavior: 'instant' });
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, now - before);
      elements = Math.max(elements, grid.querySelectorAll('*').length);
      before = now;
    }
    grid.scrollBy({ top: -120 * top, behavior: 'instant' });
    return { longest, elements };
  }, step);
}

/** From the press to the end of the frame that shows it. */
async function press(page: Page): Promise<number> {
  await page.locator('[role=grid] [tabindex="0"]').focus();
  let longest = 0;
  for (const key of [...KEYS, ...KEYS]) {
    await page.evaluate(() => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => performance.mark('key-shown', { detail: performance.now() - timeStamp }), 0)),
        { once: true, capture: true },
      );
    });
    await page.keyboard.press(key);
    await page.waitForFunction(() => performance.getEntriesByName('key-shown').length > 0);
    longest = Math.max(longest, await page.evaluate(() => Number((performance.getEntriesByName('key-shown')[0] as PerformanceMark).detail)));
    await page.evaluate(() => performance.clearMarks('key-shown'));
    await page.waitForTimeout(60);
  }
  return longest;
}

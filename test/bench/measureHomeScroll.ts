/** A home of forty rows with two hundred cards each, on a slow machine: how long its frames take, and how much of it is drawn. */
import type { Browser, Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { homeIs, startBench } from './startBench';

export interface HomeScrollMeasure {
  /** Milliseconds of the longest frame: down the whole page for the first time, back up, along one row, and while cards grow under the mouse. */
  readonly down: number;
  readonly up: number;
  readonly along: number;
  readonly grow: number;
  /** Elements on the page, at most, while all that was done. */
  readonly elements: number;
}

const SLOWER = 4;
const ROUNDS = 2;
/** Pixels a frame: 6000 a second, a hard flick. */
const STEP = 100;
/** Presses of a row's arrow, each a bit less than a screen: about a hundred cards. */
const TURNS = 24;
const HOVERED = 4;

/** At a quarter of this machine's speed; a new visit each round, and the best of them, since whatever else the machine does only adds. */
export async function measureHomeScroll(root: string, build: BuildManifest): Promise<HomeScrollMeasure> {
  const { address, browser, stop } = await startBench(root, build, 'ringside', homeIs('bench-40x200'));
  try {
    const rounds: HomeScrollMeasure[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, `${address}/`));
    const best = (of: keyof HomeScrollMeasure) => Math.min(...rounds.map((round) => round[of]));
    return { down: best('down'), up: best('up'), along: best('along'), grow: best('grow'), elements: Math.max(...rounds.map(({ elements }) => elements)) };
  } finally {
    await stop();
  }
}

async function visit(browser: Browser, address: string): Promise<HomeScrollMeasure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    await page.goto(address);
    await page.locator('main li a').first().waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const down = await scrollTo(page, 'end');
    const up = await scrollTo(page, 'start');
    const along = await turnThrough(page);
    const grow = await growCards(page);
    return { down: down.longest, up: up.longest, along: along.longest, grow: grow.longest, elements: Math.max(down.elements, up.elements, along.elements, grow.elements) };
  } finally {
    await page.close();
  }
}

interface Frames {
  readonly longest: number;
  readonly elements: number;
}

/** A step a frame, until there is no further; at the end of the rows that are there it waits for the next ones, as a viewer would. */
function scrollTo(page: Page, where: 'start' | 'end'): Promise<Frames> {
  return page.evaluate(
    async ({ step, rows }) => {
      // No function has a name here: the compiler would call a helper that the page does not have.
      let [longest, elements, still] = [0, 0, 0];
      let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      while (still < 60 || (step > 0 && still < 600 && document.querySelectorAll('main h2').length < rows)) {
        const place = scrollY;
        scrollBy({ top: step, behavior: 'instant' });
        still = scrollY === place ? still + 1 : 0;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        longest = Math.max(longest, now - before);
        elements = Math.max(elements, document.getElementsByTagName('*').length);
        before = now;
      }
      return { longest, elements };
    },
    { step: where === 'end' ? STEP : -STEP, rows: 40 },
  );
}

/** Along the first row by its arrow, pressed again before it has come to rest. */
async function turnThrough(page: Page): Promise<Frames> {
  const row = page.locator('main section:has(ul a)').first();
  await row.scrollIntoViewIfNeeded();
  return watched(page, async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      await row.evaluate((section) => [...section.querySelectorAll<HTMLElement>(':scope > div > button')].at(-1)?.click());
      await page.waitForTimeout(300);
    }
  });
}

/** The mouse rests on one card after the other. */
async function growCards(page: Page): Promise<Frames> {
  const row = page.locator('main section:has(ul a)').nth(1);
  await row.scrollIntoViewIfNeeded();
  const lookAt = async (index: number) => {
    await page.mouse.move(4, 4);
    await page.waitForTimeout(400);
    const box = await row.locator('li a').nth(index).boundingBox();
    if (box === null) throw new Error('The card is not on the page.');
    // A mouse that has not moved within the card does not look at it.
    for (const pixel of [0, 4, 8]) await page.mouse.move(box.x + box.width / 2 + pixel, box.y + box.height / 2);
    await page.locator('[data-hover-card]').waitFor();
    await page.waitForTimeout(800);
  };
  // The first time fetches what a hover card is made of.
  await lookAt(0);
  return watched(page, async () => {
    for (let turn = 0; turn < HOVERED; turn++) await lookAt(turn % 3);
  });
}

/** The frames while something else goes on. */
async function watched(page: Page, act: () => Promise<void>): Promise<Frames> {
  const frames = page.evaluateHandle(async () => {
    const ended = new Promise<boolean>((resolve) => document.addEventListener('bench-ended', () => resolve(true), { once: true }));
    let [longest, elements, over] = [0, 0, false];
    void ended.then(() => (over = true));
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    while (!over) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      longest = Math.max(longest, now - before);
      elements = Math.max(elements, document.getElementsByTagName('*').length);
      before = now;
    }
    return { longest, elements };
  });
  await act();
  await page.evaluate(() => document.dispatchEvent(new Event('bench-ended')));
  return (await (await frames).jsonValue());
}

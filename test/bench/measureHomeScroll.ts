/** A home of forty rows with two hundred cards each, on a throttled CPU: frame durations and number of elements. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { framesWhile, smoothnessRow, wheel, type Frames } from './frames';
import { homeIs, startBench } from './startBench';
import type { Row } from './table';

const SLOWER = 4;
const VISITS = 3;
const ROWS = 40;
/** Pixels per second: a hard flick. */
const SPEED = 6000;
/** Pixels per gesture. */
const SWEEP = 1500;
/** Gestures without new content after which the page has ended. */
const IDLE_GESTURES = 4;
/** Clicks on a row's arrow, each a bit less than a screen: about a hundred cards. */
const TURNS = 24;
const HOVERED = 4;
/** Milliseconds after the last click on an arrow. */
const COMES_TO_REST = 2000;

const parts = {
  down: 'scrolled down for the first time',
  up: 'scrolled back up',
  along: 'along a row',
  grow: 'while cards grow under the mouse',
} as const;
type Part = keyof typeof parts;

/** At a quarter of this machine's CPU speed, by wheel, arrows and mouse; a new page load per visit. */
export async function measureHomeScroll(root: string, build: BuildManifest): Promise<readonly Row[]> {
  const { address, browser, stop } = await startBench(root, build, 'ringside', homeIs(`bench-${ROWS}x200`));
  try {
    const visits: Record<Part, Frames>[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, `${address}/`));
    const home = `home of ${ROWS} rows × 200 cards, CPU at a quarter`;
    const names = Object.keys(parts) as Part[];
    return [
      ...names.map((part) =>
        smoothnessRow(
          `${home}, ${parts[part]}`,
          visits.map((each) => each[part]),
        ),
      ),
      {
        what: `${home}: elements on the page, at most`,
        value: Math.max(...visits.flatMap((each) => names.map((part) => each[part].elements))),
        unit: '',
        budget: 3500,
      },
    ];
  } finally {
    await stop();
  }
}

async function visit(browser: Browser, address: string): Promise<Record<Part, Frames>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    await page.goto(address);
    await page.locator('main li a').first().waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return {
      down: await framesWhile(page, () => scrollDown(page, session)),
      up: await framesWhile(page, () => scrollUp(page, session)),
      along: await turnThrough(page),
      grow: await growCards(page),
    };
  } finally {
    await page.close();
  }
}

/** To the end; waits for further rows to load, as a viewer would. */
async function scrollDown(page: Page, session: CDPSession): Promise<void> {
  for (let still = 0; still < IDLE_GESTURES;) {
    await wheel(session, { down: SWEEP, speed: SPEED });
    const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    still = left < 2 ? still + 1 : 0;
    if (still > 0) await page.waitForTimeout(200);
  }
}

async function scrollUp(page: Page, session: CDPSession): Promise<void> {
  while ((await page.evaluate(() => scrollY)) > 0) await wheel(session, { down: -SWEEP, speed: SPEED });
}

/** Identified by its heading: which rows have cards depends on the viewport. */
const rowCalled = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Along the first row by its arrow, clicked again before scrolling ends. */
async function turnThrough(page: Page): Promise<Frames> {
  const row = rowCalled(page, 'Row 1');
  await row.scrollIntoViewIfNeeded();
  await row.locator('li a').first().waitFor();
  await row.hover();
  const next = row.locator(':scope > div > button').last();
  const box = await next.boundingBox();
  if (box === null) throw new Error('The row has no arrow.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return framesWhile(page, async () => {
    for (let turn = 0; turn < TURNS; turn++) {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(300);
    }
  });
}

/** Rests the mouse on one card after another. */
async function growCards(page: Page): Promise<Frames> {
  const row = rowCalled(page, 'Row 2');
  await row.scrollIntoViewIfNeeded();
  // A row that still scrolls closes its hover card.
  await page.waitForTimeout(COMES_TO_REST);
  const lookAt = async (index: number) => {
    await page.mouse.move(4, 4);
    await page.waitForTimeout(400);
    const box = await row.locator('li a').nth(index).boundingBox();
    if (box === null) throw new Error('The card is not on the page.');
    // A hover requires the mouse to move within the card.
    for (const pixel of [0, 4, 8])
      await page.mouse.move(box.x + box.width / 2 + pixel, box.y + box.height / 2);
    await page.locator('[data-hover-card]').waitFor();
    await page.waitForTimeout(800);
  };
  // The first hover loads the hover card's code.
  await lookAt(0);
  return framesWhile(page, async () => {
    for (let turn = 0; turn < HOVERED; turn++) await lookAt(turn % 3);
  });
}

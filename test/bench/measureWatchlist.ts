/**
 * A watchlist of two thousand titles on a throttled CPU: frame durations while it is loaded, scrolled and
 * reordered.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { framesWhile, smoothnessRow, wheel, type Frames } from './frames';
import { openLongWatchlist, readToEnd, REALM, scrollTo, TITLES } from './longWatchlist';
import { startBench } from './startBench';
import type { Row } from './table';

const SLOWER = 4;
/** All on one page load, since loading a list of this length takes most of a minute. */
const ROUNDS = 3;
/** Pixels per second, and pixels per gesture. */
const SPEED = 6000;
const SWEEP = 3000;
const SWEEPS = 5;
/** Positions that a title is moved by key, one at a time. */
const STEPS = 24;
/** Milliseconds that a dragged title is held near the window's edge, where the page auto-scrolls. */
const AT_THE_EDGE = 2500;

const acts: Readonly<Record<string, (page: Page, session: CDPSession) => Promise<Frames>>> = {
  scrolled: (page, session) =>
    framesWhile(page, async () => {
      for (const direction of [1, -1])
        for (let count = 0; count < SWEEPS; count++)
          await wheel(session, { down: direction * SWEEP, speed: SPEED });
    }),
  'a title carried by keys, to both ends, and put down': carryByKeys,
  'a title carried by presses, to both ends, and put down': carryByPresses,
  'a title dragged past the edge of the window': dragPastEdge,
};

/** At a quarter of this machine's CPU speed. */
export async function measureWatchlist(root: string, build: BuildManifest): Promise<readonly Row[]> {
  const bench = await startBench(root, build, REALM, () => undefined);
  try {
    const page = await openLongWatchlist(bench);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const read = await framesWhile(page, () => readToEnd(page));
    const rounds: { readonly act: string; readonly frames: Frames }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const [act, run] of Object.entries(acts)) {
        await toTheMiddle(page);
        rounds.push({ act, frames: await run(page, session) });
      }
    const list = `watchlist of ${TITLES.toLocaleString('en')} titles, CPU at a quarter`;
    return [
      smoothnessRow(`${list}, read to its end for the first time`, [read]),
      ...Object.keys(acts).map((act) =>
        smoothnessRow(
          `${list}, ${act}`,
          rounds.filter((each) => each.act === act).map(({ frames }) => frames),
        ),
      ),
      {
        what: `${list}: elements on the page, at most`,
        value: Math.max(read.elements, ...rounds.map(({ frames }) => frames.elements)),
        unit: '',
        budget: 1500,
      },
    ];
  } finally {
    await bench.stop();
  }
}

async function toTheMiddle(page: Page): Promise<void> {
  await scrollTo(page, 0.5);
  await page.waitForTimeout(500);
}

function carryByKeys(page: Page): Promise<Frames> {
  return framesWhile(page, async () => {
    await page.locator('[data-handle]').nth(10).focus();
    await page.keyboard.press('Enter');
    for (const key of [
      ...Array.from({ length: STEPS }, () => 'ArrowDown'),
      'Home',
      'ArrowDown',
      'End',
      'ArrowUp',
      'Enter',
    ]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(500);
  });
}

/**
 * By the buttons of a lifted title: to the top, up, down, to the end, done. They are reached by Tab, since
 * querying for them costs main-thread time.
 */
async function carryByPresses(page: Page): Promise<Frames> {
  const [x, y] = await handleInSight(page);
  return framesWhile(page, async () => {
    await page.mouse.click(x, y);
    const keys = [
      ...tab(4),
      'Space',
      'Space',
      ...tab(-1),
      'Space',
      ...tab(-1),
      'Space',
      ...tab(2),
      'Space',
      ...tab(1),
      'Space',
      ...tab(-2),
      'Space',
      ...tab(3),
      'Space',
    ];
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(500);
  });
}

const tab = (steps: number): readonly string[] =>
  Array.from({ length: Math.abs(steps) }, () => (steps > 0 ? 'Tab' : 'Shift+Tab'));

async function dragPastEdge(page: Page, session: CDPSession): Promise<Frames> {
  const [x, start] = await handleInSight(page);
  return framesWhile(page, async () => {
    await page.mouse.move(x, start);
    await page.mouse.down();
    for (let y = start; y < 890; y += 12)
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        x,
        y,
        button: 'left',
        buttons: 1,
      });
    await page.waitForTimeout(AT_THE_EDGE);
    await page.mouse.up();
    await page.waitForTimeout(500);
  });
}

/** The centre of the drag handle of a title in the middle of the window. */
async function handleInSight(page: Page): Promise<readonly [x: number, y: number]> {
  const boxes = await Promise.all(
    (await page.locator('[data-handle]').all()).map((handle) => handle.boundingBox()),
  );
  const box = boxes.find((each) => each !== null && each.y > 300 && each.y < 500);
  if (!box) throw new Error('No title is in the middle of the window.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * The programme guide with 500 channels and a fortnight, on a throttled CPU: frame durations and number of
 * elements.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { framesWhile, smoothnessRow, wheel, type Frames } from './frames';
import { startBench } from './startBench';
import type { Row } from './table';

const SLOWER = 4;
const VISITS = 3;
/** Pixels per second: one channel per frame, and at most a quarter of an hour. */
const SPEED = { down: 4500, along: 3600 } as const;
/** Pixels per gesture. */
const SWEEP = 1500;
const SWEEPS = 6;
const KEYS = [
  'ArrowDown',
  'ArrowRight',
  'ArrowRight',
  'ArrowDown',
  'PageDown',
  'ArrowLeft',
  'ArrowUp',
  'End',
  'Home',
  'PageUp',
];

interface Visit {
  readonly down: Frames;
  readonly along: Frames;
  readonly back: Frames;
  /** Maximum time in milliseconds from a key press to the end of the frame that shows it. */
  readonly key: number;
  /** Elements of the grid when idle in its middle. */
  readonly elements: number;
}

/** At a quarter of this machine's CPU speed; a new page load per visit. */
export async function measureGuide(root: string, build: BuildManifest): Promise<readonly Row[]> {
  const { address, browser, stop } = await startBench(
    root,
    build,
    'noor',
    ({ plugins }) => (plugins['route/guide'] = { epgId: 'bench' }),
  );
  try {
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, `${address}/epg`));
    const guide = 'guide of 500 channels for a fortnight, CPU at a quarter';
    return [
      smoothnessRow(
        `${guide}, scrolled down`,
        visits.map(({ down }) => down),
      ),
      smoothnessRow(
        `${guide}, scrolled along`,
        visits.map(({ along }) => along),
      ),
      smoothnessRow(
        `${guide}, scrolled back up`,
        visits.map(({ back }) => back),
      ),
      {
        what: `${guide}: from a key to what it shows`,
        value: Math.min(...visits.map(({ key }) => key)),
        unit: 'ms',
        budget: 100,
      },
      {
        what: `${guide}: elements in the grid`,
        value: Math.max(...visits.map(({ elements }) => elements)),
        unit: '',
        budget: 1500,
      },
    ];
  } finally {
    await stop();
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    await page.goto(address);
    await page.locator('[role=grid] [data-kind=programme]').first().waitFor();
    await page.waitForTimeout(1500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const sweep = (distance: { readonly down?: number; readonly along?: number }, speed: number) =>
      framesWhile(page, () => sweeps(session, distance, speed));
    const down = await sweep({ down: SWEEP }, SPEED.down);
    const along = await sweep({ along: SWEEP }, SPEED.along);
    const elements = await page.locator('[role=grid] *').count();
    const back = await sweep({ down: -SWEEP }, SPEED.down);
    return { down, along, back, elements, key: await press(page) };
  } finally {
    await page.close();
  }
}

async function sweeps(
  session: CDPSession,
  distance: { readonly down?: number; readonly along?: number },
  speed: number,
): Promise<void> {
  for (let count = 0; count < SWEEPS; count++) await wheel(session, { ...distance, speed });
}

/** From the key press to the end of the frame that shows it. */
async function press(page: Page): Promise<number> {
  await page.locator('[role=grid] [tabindex="0"]').focus();
  let longest = 0;
  for (const key of [...KEYS, ...KEYS]) {
    await page.evaluate(() => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() =>
            setTimeout(() => performance.mark('key-shown', { detail: performance.now() - timeStamp }), 0),
          ),
        { once: true, capture: true },
      );
    });
    await page.keyboard.press(key);
    await page.waitForFunction(() => performance.getEntriesByName('key-shown').length > 0);
    longest = Math.max(
      longest,
      await page.evaluate(() =>
        Number((performance.getEntriesByName('key-shown')[0] as PerformanceMark).detail),
      ),
    );
    await page.evaluate(() => performance.clearMarks('key-shown'));
    await page.waitForTimeout(60);
  }
  return longest;
}

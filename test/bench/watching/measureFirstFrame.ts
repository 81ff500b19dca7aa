/** From the press on a film's card to its first picture, beside a bare page that plays the same stream. */
import type { Browser, Locator, Page } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { startBarePlayer } from './barePlayer';

export interface FirstFrameMeasure {
  /** Milliseconds, medians. */
  readonly site: number;
  readonly bare: number;
}

const RUNS = 7;
const FILM = { realm: 'ringside', apiKey: 'ringside-web', id: 'rs-103' };
/** Milliseconds that a pointer takes to come to what it is about to press, rests there, and that a button is held down. */
const TRAVELS = 300;
const RESTS = 200;
const HOLDS = 70;
const STEPS = 6;

/** A new browser profile each time, and one page after the other, so that whatever the machine does meets both. */
export async function measureFirstFrame(root: string, site: RunningSite, browser: Browser): Promise<FirstFrameMeasure> {
  const bare = await startBarePlayer(root);
  try {
    const stream = await streamOf(site);
    const home = `${site.address(FILM.realm)}/`;
    const cards = (page: Page) => page.locator(`main section ul a[href^="/video/${FILM.id}"]`).first();
    const button = (page: Page) => page.getByRole('button');
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let run = 0; run <= RUNS; run++) {
      theirs.push(await firstFrame(browser, bare.address(stream), button));
      ours.push(await firstFrame(browser, home, cards));
    }
    return { site: median(ours), bare: median(theirs) };
  } finally {
    await bare.stop();
  }
}

/** The first one is not counted: whoever serves had just started. */
function median([, ...runs]: readonly number[]): number {
  return runs.sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Infinity;
}

async function streamOf({ sandboxUrl }: RunningSite): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/api/v5/manifest/video/${FILM.id}?includePlaybackDetails=URL`, { method: 'POST', headers: { 'x-api-key': FILM.apiKey } });
  const { streams } = (await answer.json()) as { readonly streams: readonly { readonly protocol: string; readonly url: string }[] };
  const stream = streams.find(({ protocol }) => protocol === 'HLS');
  if (stream === undefined) throw new Error(`The sandbox has no stream for ${FILM.id}.`);
  return stream.url;
}

async function firstFrame(browser: Browser, address: string, target: (page: Page) => Locator): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  try {
    const page = await context.newPage();
    await markFrames(page);
    await page.goto(address);
    const pressed = target(page);
    await pressed.waitFor();
    await pressed.scrollIntoViewIfNeeded();
    // Pages are ready long before anybody presses.
    await page.waitForTimeout(1000);
    const box = await pressed.boundingBox();
    if (box === null) throw new Error('There is nothing to press.');
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 60)];
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move((x * step) / STEPS, (y * step) / STEPS);
      await page.waitForTimeout(TRAVELS / STEPS);
    }
    await page.waitForTimeout(RESTS);
    await page.mouse.down();
    await page.waitForTimeout(HOLDS);
    await page.mouse.up();
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
    return await page.evaluate(() => {
      const [press] = performance.getEntriesByName('press');
      const [frame] = performance.getEntriesByName('first-frame');
      return (frame?.startTime ?? Infinity) - (press?.startTime ?? 0);
    });
  } finally {
    await context.close();
  }
}

/** The press and the first picture are marked in the page's own time line. */
async function markFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('click', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), { capture: true, once: true });
    const seen = new WeakSet<HTMLVideoElement>();
    // No function has a name here: the compiler would call a helper that the page does not have.
    new MutationObserver(() => {
      for (const video of document.querySelectorAll('video')) {
        if (seen.has(video)) continue;
        seen.add(video);
        video.requestVideoFrameCallback((now) => performance.mark('first-frame', { startTime: now }));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

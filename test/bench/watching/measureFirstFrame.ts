/** Time from the click on a film's card to its first frame, compared with a minimal page that plays the same stream. */
import type { Browser, Locator, Page } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { startBarePlayer } from './barePlayer';

/** Milliseconds since the click. */
interface Start {
  /** First visible frame. */
  readonly picture: number;
  /** First frame after that. */
  readonly motion: number;
}

export interface FirstFrameMeasure {
  /** Medians. */
  readonly site: Start;
  readonly bare: Start;
}

const RUNS = 7;
const FILM = { realm: 'ringside', apiKey: 'ringside-web', id: 'rs-103' };
/** Milliseconds of pointer travel before a click, of hovering, and of holding the button down. */
const TRAVELS = 300;
const RESTS = 200;
const HOLDS = 70;
const STEPS = 6;

/** A new browser profile per run, alternating between the pages, so that background load affects both. */
export async function measureFirstFrame(
  root: string,
  site: RunningSite,
  browser: Browser,
): Promise<FirstFrameMeasure> {
  const bare = await startBarePlayer(root);
  try {
    const stream = await streamOf(site);
    const home = `${site.address(FILM.realm)}/`;
    const cards = (page: Page) => page.locator(`main section ul a[href^="/video/${FILM.id}"]`).first();
    const button = (page: Page) => page.getByRole('button');
    const [ours, theirs]: [Start[], Start[]] = [[], []];
    for (let run = 0; run <= RUNS; run++) {
      theirs.push(await firstFrame(browser, bare.address(stream), button));
      ours.push(await firstFrame(browser, home, cards));
    }
    return { site: medians(ours), bare: medians(theirs) };
  } finally {
    await bare.stop();
  }
}

/** The first run is discarded as a warm-up of the server. */
function medians([, ...runs]: readonly Start[]): Start {
  const median = (of: keyof Start) =>
    runs.map((run) => run[of]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Infinity;
  return { picture: median('picture'), motion: median('motion') };
}

async function streamOf({ sandboxUrl }: RunningSite): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/api/v5/manifest/video/${FILM.id}?includePlaybackDetails=URL`, {
    method: 'POST',
    headers: { 'x-api-key': FILM.apiKey },
  });
  const { streams } = (await answer.json()) as {
    readonly streams: readonly { readonly protocol: string; readonly url: string }[];
  };
  const stream = streams.find(({ protocol }) => protocol === 'HLS');
  if (stream === undefined) throw new Error(`The sandbox has no stream for ${FILM.id}.`);
  return stream.url;
}

async function firstFrame(
  browser: Browser,
  address: string,
  target: (page: Page) => Locator,
): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  try {
    const page = await context.newPage();
    await markFrames(page);
    await page.goto(address);
    const pressed = target(page);
    await pressed.waitFor();
    await pressed.scrollIntoViewIfNeeded();
    // Lets the page become idle before the click.
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
    await page.waitForFunction(() =>
      ['first-frame', 'first-motion'].every((name) => performance.getEntriesByName(name).length > 0),
    );
    return await page.evaluate(() => {
      const [press, frame, motion] = ['press', 'first-frame', 'first-motion'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity,
      );
      return { picture: (frame ?? Infinity) - (press ?? 0), motion: (motion ?? Infinity) - (press ?? 0) };
    });
  } finally {
    await context.close();
  }
}

/**
 * Marks click, first frame and first motion in the page's performance timeline. The first frame counts when
 * visible: a video has it, no still covers it, and the page has been painted since.
 */
async function markFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        performance.mark('press', { startTime: timeStamp });
        // Videos that play already do not count.
        const before = new WeakSet(
          [...document.querySelectorAll('video')].filter((video) => video.readyState > 1),
        );
        const followed = new WeakSet<HTMLVideoElement>();
        let drawn = false;
        // One object with methods, since named functions make the compiler insert a helper that the page does not have.
        const watch = {
          frame(now: number): void {
            if (drawn) return void performance.mark('first-frame', { startTime: now });
            for (const video of document.querySelectorAll('video')) {
              if (before.has(video)) continue;
              if (!followed.has(video))
                video.requestVideoFrameCallback((moved) =>
                  performance.mark('first-motion', { startTime: moved }),
                );
              followed.add(video);
              const { left, top, width, height } = video.getBoundingClientRect();
              const over = document.elementsFromPoint(left + width / 2, top + height / 2);
              drawn ||=
                video.readyState > 1 &&
                over.includes(video) &&
                !over.slice(0, over.indexOf(video)).some((element) => element instanceof HTMLImageElement);
            }
            requestAnimationFrame((next) => watch.frame(next));
          },
        };
        requestAnimationFrame((now) => watch.frame(now));
      },
      { capture: true, once: true },
    );
  });
}

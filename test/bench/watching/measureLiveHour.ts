/**
 * One hour of a channel, played from its recording at sixteen times its speed: every segment is fetched,
 * shown and evicted.
 */
import type { Browser } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { heap } from './measureMemory';

export interface LiveHourMeasure {
  /** Heap growth from the first minutes to the end, both after garbage collection. */
  readonly growth: number;
  /** The same at half-time: a steady leak has reached half of its size by then. */
  readonly halfway: number;
  /** Seconds of the channel that were shown. */
  readonly shown: number;
}

const HOUR = 3600;
/** Maximum playback rate of browsers. */
const SPEED = 16;
/** Seconds of the channel after which the working set is allocated. */
const WARM_UP = 300;

export async function measureLiveHour(site: RunningSite, browser: Browser): Promise<LiveHourMeasure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto(`${site.address('noor')}/live/nr-c1?start=${Date.now() - 110 * 60_000}`);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const position = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    const reach = async (seconds: number) => {
      while ((await position()) < seconds) {
        // The player controls the playback rate of live streams itself.
        await page.evaluate((speed) => {
          const video = document.querySelector('video');
          if (video !== null && video.playbackRate !== speed) video.playbackRate = speed;
        }, SPEED);
        await page.waitForTimeout(1000);
      }
    };
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const began = await position();
    await reach(began + WARM_UP);
    const before = await heap(session);
    await reach(began + WARM_UP + HOUR / 2);
    const halfway = (await heap(session)) / before;
    await reach(began + WARM_UP + HOUR);
    return { growth: (await heap(session)) / before, halfway, shown: (await position()) - began };
  } finally {
    await context.close();
  }
}

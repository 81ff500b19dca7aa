/** An hour of a channel, played from its recording at sixteen times its speed: all its pieces are fetched, shown and dropped. */
import type { Browser } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { heap } from './measureMemory';

export interface LiveHourMeasure {
  /** The heap at the end, against the one after the first minutes; both collected. */
  readonly growth: number;
  /** The same in the middle: what grows on and on has grown by half then. */
  readonly halfway: number;
  /** Seconds of the channel that were shown. */
  readonly shown: number;
}

const HOUR = 3600;
/** Browsers play no faster. */
const SPEED = 16;
/** Seconds of the channel after which everything is there that stays. */
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
        // The player has a speed of its own for what is live.
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

/** Playback state of a page's video. */
import type { Page } from 'playwright-core';

export interface Playing {
  readonly time: number;
  readonly paused: boolean;
  readonly muted: boolean;
  readonly width: number;
  readonly ended: boolean;
}

/** The page's video now. */
export function video(page: Page): Promise<Playing> {
  return page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      paused: element.paused,
      muted: element.muted,
      width: element.videoWidth,
      ended: element.ended,
    }));
}

/** Waits until playback has advanced by at least `seconds`. */
export async function plays(page: Page, seconds = 0.7): Promise<void> {
  await page.waitForFunction(
    () =>
      (document.querySelector('video')?.currentTime ?? 0) > 0 &&
      (document.querySelector('video')?.videoWidth ?? 0) > 0,
  );
  const { time } = await video(page);
  await page.waitForFunction(
    (after) => (document.querySelector('video')?.currentTime ?? 0) > after,
    time + seconds,
  );
}

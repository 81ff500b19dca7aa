/** Synchronisation of three browsers in one room, measured from outside by the stream's clock. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { signInOnStart } from '../signInOnStart';

export interface TogetherMeasure {
  /** Maximum difference in milliseconds once they are synchronised, and again after the host has seeked back. */
  readonly apart: number;
  readonly apartAfterSeek: number;
}

const REALM = 'ringside';
const EVENT = 'rs-202';
const GUESTS = 2;
/** Milliseconds to synchronise, and to observe. */
const SETTLING = 20_000;
const LOOKS = 20;
const LOOK_EVERY = 500;

interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Stream time at position 0 of the player's timeline, in epoch milliseconds: that of the first segment it listed. */
  readonly origin: () => number;
}

export async function measureTogether(site: RunningSite, browser: Browser): Promise<TogetherMeasure> {
  const seats: Seat[] = [];
  try {
    const host = await seat(site, browser, 'member');
    seats.push(host);
    await host.page.goto(`${site.address(REALM)}/live/${EVENT}/watch-together`);
    await host.page.waitForFunction(() => new URLSearchParams(location.search).has('room'));
    await plays(host.page);
    for (let count = 0; count < GUESTS; count++) {
      const guest = await seat(site, browser, 'viewer');
      seats.push(guest);
      await guest.page.goto(host.page.url());
      await plays(guest.page);
    }
    await host.page.waitForTimeout(SETTLING);
    const apart = await furthest(seats);
    await host.page.locator('section[tabindex="-1"]').focus();
    for (let press = 0; press < 3; press++) await host.page.keyboard.press('ArrowLeft');
    await host.page.waitForTimeout(SETTLING);
    return { apart, apartAfterSeek: await furthest(seats) };
  } finally {
    await Promise.all(seats.map(({ context }) => context.close()));
  }
}

async function seat(site: RunningSite, browser: Browser, account: string): Promise<Seat> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await signInOnStart(
    context,
    { sandboxUrl: site.sandboxUrl, address: site.address(REALM), realm: REALM },
    account,
  );
  const begins = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.m3u8') || pathname.endsWith('master.m3u8') || begins.has(pathname)) return;
    begins.set(pathname, Infinity);
    void response
      .text()
      .then((playlist) =>
        begins.set(pathname, Date.parse(/#EXT-X-PROGRAM-DATE-TIME:(.+)/.exec(playlist)?.[1] ?? '')),
      );
  });
  return { page, context, origin: () => Math.min(...begins.values()) };
}

const plays = (page: Page) =>
  page.waitForFunction(
    () =>
      (document.querySelector('video')?.currentTime ?? 0) > 0 &&
      document.querySelector('video')?.paused === false,
  );

async function furthest(seats: readonly Seat[]): Promise<number> {
  let most = 0;
  for (let look = 0; look < LOOKS; look++) {
    // Each relative to the machine's clock at its own reading, since pages cannot be read simultaneously.
    const moments = await Promise.all(
      seats.map(async ({ page, origin }) => {
        const [position, now] = await page.evaluate(
          () =>
            [
              document.querySelector('video')?.currentTime ?? NaN,
              performance.timeOrigin + performance.now(),
            ] as const,
        );
        return origin() + position * 1000 - now;
      }),
    );
    most = Math.max(most, Math.max(...moments) - Math.min(...moments));
    await seats[0]?.page.waitForTimeout(LOOK_EVERY);
  }
  return most;
}

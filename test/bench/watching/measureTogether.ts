/** How far apart three browsers of one room are: measured from outside, by the streams' own clock. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningSite } from '../../../scripts/start/startSite';
import { signInOnStart } from '../signInOnStart';

export interface TogetherMeasure {
  /** Milliseconds between the first and the last of them, at most, once they have found together; and again after the host has gone back. */
  readonly apart: number;
  readonly apartAfterSeek: number;
}

const REALM = 'ringside';
const EVENT = 'rs-202';
const GUESTS = 2;
/** Milliseconds to find together, and to be watched. */
const SETTLING = 20_000;
const LOOKS = 20;
const LOOK_EVERY = 500;

interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The moment of the stream that stands at 0 on its player's time line, epoch milliseconds: that of the first piece it was told of. */
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
  await signInOnStart(context, { sandboxUrl: site.sandboxUrl, address: site.address(REALM), realm: REALM }, account);
  const begins = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.m3u8') || pathname.endsWith('master.m3u8') || begins.has(pathname)) return;
    begins.set(pathname, Infinity);
    void response.text().then((playlist) => begins.set(pathname, Date.parse(/#EXT-X-PROGRAM-DATE-TIME:(.+)/.exec(playlist)?.[1] ?? '')));
  });
  return { page, context, origin: () => Math.min(...begins.values()) };
}

const plays = (page: Page) => page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0 && document.querySelector('video')?.paused === false);

async function furthest(seats: readonly Seat[]): Promise<number> {
  let most = 0;
  for (let look = 0; look < LOOKS; look++) {
    // Each against the clock of the machine at the moment of its own reading: pages cannot be asked at once.
    const moments = await Promise.all(
      seats.map(async ({ page, origin }) => {
        const [position, now] = await page.evaluate(() => [document.querySelector('video')?.currentTime ?? NaN, performance.timeOrigin + performance.now()] as const);
        return origin() + position * 1000 - now;
      }),
    );
    most = Math.max(most, Math.max(...moments) - Math.min(...moments));
    await seats[0]?.page.waitForTimeout(LOOK_EVERY);
  }
  return most;
}

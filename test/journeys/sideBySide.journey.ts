/** Multiview: several live events at once, and one live event in several browsers. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey, type Open } from './support/journey';
import { plays } from './support/playing';
import { noor, ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());

/** The page's playing players, and those with sound. */
const players = (page: Page) =>
  page.locator('video').evaluateAll((videos: HTMLVideoElement[]) => ({
    moving: videos.filter(
      ({ paused, currentTime, videoWidth }) => !paused && currentTime > 0 && videoWidth > 0,
    ).length,
    audible: videos.map(({ muted }) => !muted),
  }));
const audible = async (page: Page) => (await players(page)).audible.join();
const moving = async (page: Page) => (await players(page)).moving;

/** A channel's card in the page's language. */
const channel = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

describe('multiview', () => {
  journey(
    'MUL-001 MUL-005 MUL-006 MUL-007 from a channel’s page: a second player is added, and the audio moves to it',
    async ({ open }) => {
      const page = await open(noor, { locale: 'en', path: `/live/${noor.live}` });
      await page.getByRole('link', { name: text('en', 'multiVideoAction') }).click();
      await page.waitForURL((url) => url.pathname === `/multi-video/${noor.live}`);
      await eventually(() => moving(page), 1);
      await page.getByRole('button', { name: text('en', 'multiVideoAdd') }).click();
      await channel(page, 'Noor News').click();
      await eventually(() => moving(page), 2);
      expect(new URL(page.url()).search).toBe('?eventId=nr-c2');
      await eventually(() => audible(page), 'true,false');
      await page.locator('[data-place="0"] [data-main]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await eventually(() => audible(page), 'false,true');
      await axe(page);

      // MUL-014: a player without access shows that, and the others continue.
      await page.getByRole('radio', { name: text('en', 'multiVideoThreeUp') }).check({ force: true });
      await page.getByRole('button', { name: text('en', 'multiVideoAdd') }).click();
      await channel(page, 'Noor Drama').click();
      await page.getByRole('link', { name: text('en', 'watchPurchaseAction') }).waitFor();
      await eventually(() => moving(page), 2);

      // MUL-008: a narrowed window shows only the first.
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.waitForURL((url) => url.pathname.startsWith(`/live/${noor.live}`));
      await plays(page, 0.2);
      await eventually(() => page.locator('video').count(), 1);
    },
  );
});

describe('watch together', () => {
  const pageOf = async (open: Open, account: 'member' | 'viewer'): Promise<Page> => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, account, stack.sandbox);
    return page;
  };

  journey(
    'MUL-012 MUL-013 a guest of the link is synchronised with the host, pauses and resumes with them, and becomes host when they leave',
    async ({ open }) => {
      const host = await pageOf(open, 'member');
      await host.goto(addressOf('ringside', `/live/${ringside.live}/watch-together`));
      await host.waitForURL((url) => url.searchParams.has('room'));
      await plays(host, 0.2);
      const link = await host.getByRole('textbox', { name: text('en', 'togetherLink') }).inputValue();

      const guest = await pageOf(open, 'viewer');
      await guest.goto(link);
      await plays(guest, 0.2);
      await guest.getByText(new RegExp(`^${text('en', 'togetherInStep').split('{')[0]}`)).waitFor();
      await axe(guest);

      await host.getByRole('button', { name: text('en', 'togetherPause') }).click();
      await guest.waitForFunction(() => document.querySelector('video')?.paused === true);
      await host.getByRole('button', { name: text('en', 'togetherPlay') }).click();
      await guest.waitForFunction(() => document.querySelector('video')?.paused === false);

      await host.getByRole('link', { name: text('en', 'togetherLeave') }).click();
      await guest.getByRole('button', { name: text('en', 'togetherPause') }).waitFor();
    },
  );
});

/** Browser-only behaviour of the programme guide: virtualisation, scrolling, keyboard navigation. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { noor, type Locale } from './support/realms';
import { clearFaults, setFaults } from './support/sandbox';
import { text } from './support/texts';

const grid = (page: Page) => page.getByRole('grid');
const focused = (page: Page, what: 'aria-colindex' | 'aria-rowindex') =>
  page.evaluate(
    (name) =>
      Number(
        (name === 'aria-rowindex'
          ? document.activeElement?.closest('[role=row]')
          : document.activeElement
        )?.getAttribute(name),
      ),
    what,
  );
/** Inline scroll distance in pixels from the start of the grid. */
const scrolled = (page: Page) => grid(page).evaluate((element) => Math.abs(element.scrollLeft));
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = (document.activeElement ?? document.body).getBoundingClientRect();
    return right > 0 && left < innerWidth;
  });

for (const [locale, later, earlier] of [
  ['ar', 'ArrowLeft', 'ArrowRight'],
  ['en', 'ArrowRight', 'ArrowLeft'],
] as const satisfies readonly (readonly [Locale, string, string])[])
  journey(
    `LIV-035 the guide opens at the current time, and keys move through channels and time: ${locale}`,
    async ({ open }) => {
      const page = await open(noor, { locale, path: null });
      // A programme may end between a look at it and a press on it.
      await page.clock.setFixedTime(Date.now());
      await page.goto(addressOf('noor', '/epg'));
      const running = grid(page).locator('[role=gridcell][aria-current=time]').first();
      await running.waitFor();
      expect(await scrolled(page)).toBeGreaterThan(1000);
      const line = await page.locator('[role=rowgroup] > [aria-hidden=true]').boundingBox();
      expect(line?.x).toBeGreaterThan(0);
      expect(line?.x).toBeLessThan(1440);

      await grid(page).locator('[tabindex="0"]').focus();
      const began = await focused(page, 'aria-colindex');
      await page.keyboard.press(later);
      await eventually(async () => (await focused(page, 'aria-colindex')) > began, true);
      await page.keyboard.press('ArrowDown');
      await eventually(() => focused(page, 'aria-rowindex'), 3);
      const below = await focused(page, 'aria-colindex');
      await page.keyboard.press(earlier);
      await eventually(async () => (await focused(page, 'aria-colindex')) < below, true);
      // Both ends of a day are never visible at once, whatever the time.
      const places: number[] = [];
      for (const end of ['End', 'Home']) {
        await page.keyboard.press(end);
        await eventually(() => focusInSight(page), true);
        places.push(await scrolled(page));
      }
      expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(1000);

      await page.getByRole('button', { name: text(locale, 'guideToNow') }).click();
      // The first channel is free to watch; which others are rendered depends on the scroll position.
      await grid(page).locator('[aria-rowindex="2"] [aria-current=time]').click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('link', { name: text(locale, 'guideWatchLive') }).waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
  );

journey('LIV-036 the next day loads when viewed, and the guide is virtualised', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: '/epg' });
  await grid(page).locator('[data-kind=programme]').first().waitFor();
  const tomorrow = page.getByRole('radio', { name: text('en', 'tomorrow') });
  await tomorrow.click();
  await eventually(() => tomorrow.isChecked(), true);
  await eventually(async () => (await grid(page).locator('[data-kind=programme]').count()) > 10, true);
  await eventually(() => grid(page).locator('[data-kind=loading]').count(), 0);
  expect(await grid(page).locator('*').count()).toBeLessThan(1500);
});

journey(
  'LIV-037 on a phone it shows one channel’s day; a failure shows a message and a retry',
  async ({ open }) => {
    await setFaults([{ path: '/api/v4/epg', status: 500 }]);
    try {
      const page = await open(noor, { width: 'phone', locale: 'en', path: '/epg' });
      allow(page, /500|The guide was not read whole/);
      await page.getByText(text('en', 'guideFailedTitle')).waitFor();
      await clearFaults();
      await page.getByRole('button', { name: text('en', 'guideRetry') }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: text('en', 'guideOnNow') })
        .waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    } finally {
      await clearFaults();
    }
  },
);

journey('every programme of the guide has words, however short it is', async ({ open }) => {
  const page = await open(noor, { path: '/epg' });
  await page.locator('[role=grid] [data-kind=programme]').first().waitFor();
  const cells = await page.locator('[role=grid] [data-kind=programme]').evaluateAll((all) =>
    all.map((cell) => {
      const words = cell.querySelector('b');
      const [outer, inner] = [cell, words ?? cell].map((element) => element.getBoundingClientRect());
      return {
        text: words?.textContent ?? '',
        isInside:
          outer !== undefined &&
          inner !== undefined &&
          inner.top >= outer.top - 1 &&
          inner.bottom <= outer.bottom + 1,
        name: cell.getAttribute('aria-label') ?? cell.textContent,
      };
    }),
  );
  expect(cells).not.toEqual([]);
  expect(cells.filter(({ text: words, isInside }) => words === '' || !isInside)).toEqual([]);
  // A cell that has no room for its times says them in its name.
  expect(cells.filter(({ name }) => !/\d/.test(name))).toEqual([]);
});

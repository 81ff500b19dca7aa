/** Rows of a page. What is drawn of rows and cards comes and goes with what is in sight: a row is known by its heading, never by its number or by what it holds. */
import type { Locator, Page } from 'playwright-core';

/** Rows that have their cards now. */
export const rows = (page: Page): Locator => page.locator('main section:has(ul a)');

/** The row of this heading, whatever of it is drawn. */
export const rowCalled = (page: Page, heading: string): Locator => page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** The first row that begins with a whole page of ten; the page is scrolled until it comes. */
export async function longRow(page: Page): Promise<Locator> {
  await rows(page).first().waitFor();
  await page.mouse.move(700, 500);
  for (let step = 0; step < 20; step++) {
    // At one go: between two looks the page may have drawn other rows.
    const heading = await page.evaluate(() => {
      const size = (row: Element) => Number(row.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? row.querySelectorAll('li[data-column]').length);
      return [...document.querySelectorAll('main section')].find((row) => row.querySelector('ul a') !== null && size(row) === 10)?.querySelector('h2')?.textContent ?? null;
    });
    if (heading !== null) return rowCalled(page, heading);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(150);
  }
  throw new Error('No row holds ten cards.');
}

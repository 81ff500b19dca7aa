/** Rows of a page. Rows and cards are virtualised: a row is identified by its heading, never by index or content. */
import type { Locator, Page } from 'playwright-core';

/** Rows that currently render cards. */
export const rows = (page: Page): Locator => page.locator('main section:has(ul a)');

/** The row with this heading, rendered or not. */
export const rowCalled = (page: Page, heading: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** The first row that starts with a whole page of ten; scrolls until it is found. */
export async function longRow(page: Page): Promise<Locator> {
  await rows(page).first().waitFor();
  await page.mouse.move(700, 500);
  for (let step = 0; step < 20; step++) {
    // In one evaluation: between two the page may render other rows.
    const heading = await page.evaluate(() => {
      const size = (row: Element) =>
        Number(
          row.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ??
            row.querySelectorAll('li[data-column]').length,
        );
      return (
        [...document.querySelectorAll('main section')]
          .find((row) => row.querySelector('ul a') !== null && size(row) === 10)
          ?.querySelector('h2')?.textContent ?? null
      );
    });
    if (heading !== null) return rowCalled(page, heading);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(150);
  }
  throw new Error('No row holds ten cards.');
}

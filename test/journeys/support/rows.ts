/** Rows of a page. Rows and cards are virtualised: a row is identified by its heading, never by index or content. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';
import type { DemoRealm, Locale } from './realms';

/** Rows that currently render cards. */
export const rows = (page: Page): Locator => page.locator('main section:has(ul a)');

/** The row with this heading, rendered or not. */
export const rowCalled = (page: Page, heading: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/**
 * Scrolls down and up until the page renders `target`: frame by frame and no faster than one can read, since
 * the page renders nothing during a flick.
 */
export async function scrollUntil(page: Page, target: Locator): Promise<void> {
  let step = 400;
  await eventually(async () => {
    if ((await target.count()) > 0) return true;
    const hasMoved = await page.evaluate(async (top) => {
      const before = scrollY;
      for (let frame = 0; frame < 16; frame++) {
        scrollBy({ top: top / 16, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return scrollY !== before;
    }, step);
    if (!hasMoved) step = -step;
    return false;
  }, true);
}

/** Scrolls to the end of the page in steps that overlap, and renders each. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rendered = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let before = -1; scrollY !== before;) {
      before = scrollY;
      scrollBy({ top: innerHeight * 0.75, behavior: 'instant' });
      await rendered();
    }
  });
}

/**
 * The realm's row with more than one page of cards. Found by its heading: which other rows are rendered, or
 * whole, depends on how fast the page renders while it is scrolled.
 */
export async function longRow(page: Page, realm: DemoRealm, locale = realm.locales[0]): Promise<Locator> {
  await rows(page).first().waitFor();
  const row = rowCalled(page, headingOf(realm, locale));
  await scrollUntil(page, row.locator('ul a'));
  return row;
}

/** The heading of the realm's long row in the sandbox's seed. */
function headingOf({ id, longRow: bucketId }: DemoRealm, locale: Locale): string {
  const seed = readFileSync(resolve('scripts/sandbox/seed', id, 'sections.json'), 'utf8');
  const sections = JSON.parse(seed) as {
    buckets?: { bucketId: string; name: Partial<Record<Locale, string>> }[];
  }[];
  const name = sections.flatMap(({ buckets = [] }) => buckets).find((bucket) => bucket.bucketId === bucketId)
    ?.name[locale];
  if (name === undefined)
    throw new Error(`The seed of ${id} has no row ${bucketId} with a name in ${locale}.`);
  return name;
}

/**
 * Presses an arrow of the row until `read` equals `wanted`. An arrow goes as its row comes to an end, so it is
 * found and pressed in one step; the next press waits for the scrolling to end, since each press begins a
 * smooth scroll anew and a quick series of them hardly moves.
 */
export function turnUntil(row: Locator, arrow: Locator, read: () => unknown, wanted: unknown): Promise<void> {
  return eventually(async () => {
    await arrow.evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));
    await scrolled(row.locator('ul'));
    return read();
  }, wanted);
}

/** Waits until no scrolling of the list is under way: its position has not changed for ten frames. */
export const scrolled = (list: Locator): Promise<void> =>
  eventually(
    () =>
      list.evaluate(async (line) => {
        const { scrollLeft } = line;
        for (let frame = 0; frame < 10; frame++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return line.scrollLeft === scrollLeft;
      }),
    true,
  );

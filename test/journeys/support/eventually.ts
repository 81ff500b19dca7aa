/** Waits for conditions outside of Playwright's own, and for a page to finish loading. */
import type { Page } from 'playwright-core';

/**
 * How long one condition is awaited, in milliseconds. It bounds a failing journey and never a passing one, so
 * it also fits a machine on which other programs run.
 */
export const PATIENCE = 60_000;

/** Polls `read` until it returns `wanted`; otherwise the last value fails the test. */
export async function eventually<T>(read: () => T | Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + PATIENCE;
  let last = await read();
  while (!Object.is(last, wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    last = await read();
  }
  expect(last).toEqual(wanted);
}

/** Waits until the page shows neither a skeleton nor a busy element, and its fonts have loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [data-list-state="loading"]') === null &&
      document.fonts.status === 'loaded',
  );
}

/**
 * Waits until the page has loaded and requests nothing more. Used before asserting that it has not requested
 * something.
 */
export const quiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Waits for conditions outside of Playwright's own, and for a page to finish loading. */
import type { Page } from 'playwright-core';

/**
 * How long one condition is awaited, in milliseconds. It bounds a failing journey and never a passing one, so
 * it also fits a machine on which other programs run.
 */
export const PATIENCE = 60_000;

/**
 * Polls `read` until it equals `wanted`, a value or a matcher such as `expect.stringContaining`; otherwise the
 * last value fails the test. For a state that a page reaches by itself: the browser answers before React has
 * drawn what an action changed, so a single reading passes only on a fast machine.
 */
export async function eventually(read: () => unknown, wanted: unknown): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const last = await read();
    try {
      expect(last).toEqual(wanted);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
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

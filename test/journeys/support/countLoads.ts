/** Counts a page's loads from now on, by document request: the first document may still be loading pictures. */
import type { Page } from 'playwright-core';

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

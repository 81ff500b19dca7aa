/** How often a page is loaded from now on. Its documents are counted as they are asked for: the first one may still be loading pictures. */
import type { Page } from 'playwright-core';

export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

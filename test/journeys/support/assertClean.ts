/** Assertions on every page at the end of every journey. */
import type { Page } from 'playwright-core';
import { surprises } from './notes';
import { tellingKeys } from './texts';

/** No unexpected error, failed request, policy violation or foreign origin, and no visible message key. */
export async function assertClean(page: Page): Promise<void> {
  expect(surprises(page)).toEqual([]);
  if (!page.isClosed()) expect(await untranslated(page)).toEqual([]);
}

/** Message keys that are visible or exposed to assistive technology. */
export async function untranslated(page: Page): Promise<readonly string[]> {
  const keys = tellingKeys();
  return [...new Set(await wordsOf(page))].filter((word) => keys.has(word));
}

/** A page that navigates while it is read is read again at its destination. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('domcontentloaded');
  try {
    return await page.evaluate(readWords);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    return wordsOf(page);
  }
}

function readWords(): readonly string[] {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap(
    (element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const own = [...document.querySelectorAll('body :not(script, style)')].flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
  );
  return [document.title, ...named, ...own].join(' ').split(/[^\p{L}\p{N}_]+/u);
}

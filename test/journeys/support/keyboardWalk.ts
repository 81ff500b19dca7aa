/** Walks the page by Tab: where focus moves, and whether it is visible. */
import type { Page } from 'playwright-core';

export interface Stop {
  readonly tag: string;
  readonly name: string;
  /** Inside the viewport, with an outline, a shadow or a border of its own. */
  readonly visible: boolean;
  readonly inMain: boolean;
}

/** The next `count` tab stops. */
export async function keyboardWalk(page: Page, count: number): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab');
    stops.push(await currentStop(page));
  }
  return stops;
}

/** The focused element. Waits for a transition of the focus style. */
export async function currentStop(page: Page): Promise<Stop> {
  const look = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const inside =
        width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      const marks = [element, ...element.querySelectorAll('*')].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5) || boxShadow !== 'none';
      });
      return {
        tag: element.tagName.toLowerCase(),
        name:
          element.getAttribute('aria-label') ??
          (element.textContent?.trim() || element.querySelector('img')?.alt) ??
          '',
        visible: inside && marks,
        inMain: element.closest('main') !== null,
      };
    });
  for (let attempt = 0; attempt < 8; attempt++) {
    const stop = await look();
    if (stop.visible) return stop;
    await page.waitForTimeout(50);
  }
  return look();
}

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

/** The focused element, once its transitions have ended and it has stopped moving. */
export function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const element = document.activeElement ?? document.body;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => {
      const { top, left } = element.getBoundingClientRect();
      return `${top} ${left}`;
    };
    for (let before = ''; before !== place();) {
      before = place();
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => undefined)),
      );
      await frame();
      await frame();
    }
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
}

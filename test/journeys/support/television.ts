/** A page on a television, driven by the keys of a remote control. */
import type { Locator, Page } from 'playwright-core';
import { settled } from './eventually';

/** Makes `page` that of a television set: its browser's name, and a window as large as its screen. */
export async function asTelevision(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', {
      value:
        'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 Chrome/108.0.5359.1 TV Safari/537.36',
    }),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
}

/** Resolves once arrow keys move the focus. */
export const arrowKeysWork = (page: Page): Promise<unknown> =>
  page.locator(':root[data-arrow-keys]').waitFor();

/** Scrolls through the page until all of it has loaded, and back: rows load when they come near the window. */
export async function loadWhole(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let last = -1; last !== (await height());) {
    last = await height();
    for (let top = 0; top < last; top += 900) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await settled(page);
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Moves the focus to a control as a viewer does: press by press towards it. */
export async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`Arrow keys do not lead to ${String(target)}: the focus is on ${at}.`);
}

/** The next key; null at the target. Tries the other axis where the last press changed nothing. */
function keyTowards(target: Element): string | null {
  const memory = globalThis as {
    lastPress?: { readonly element: Element | null; readonly top: number; readonly key: string };
  };
  const { activeElement } = document;
  const box = (element: Element) => {
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement && own.width < 8 ? element.labels?.[0] : undefined;
    return (label ?? element).getBoundingClientRect();
  };
  if (activeElement === target || target.contains(activeElement)) return null;
  // The focus rests over a frame of another site.
  if (target instanceof HTMLIFrameElement && activeElement?.ariaLabel === target.title) return null;
  const from = box(activeElement === null || activeElement === document.body ? document.body : activeElement);
  const to = box(target);
  const isRoot = activeElement === null || activeElement === document.body;
  const vertical = to.top >= from.bottom - 4 ? 'ArrowDown' : to.bottom <= from.top + 4 ? 'ArrowUp' : null;
  const horizontal = to.left + to.width / 2 > from.left + from.width / 2 ? 'ArrowRight' : 'ArrowLeft';
  const wanted = isRoot ? 'ArrowDown' : (vertical ?? horizontal);
  const { lastPress } = memory;
  const isStuck =
    lastPress !== undefined &&
    lastPress.element === activeElement &&
    lastPress.top === scrollY &&
    lastPress.key === wanted;
  const key = isStuck ? (wanted === horizontal ? 'ArrowDown' : horizontal) : wanted;
  memory.lastPress = { element: activeElement, top: scrollY, key };
  return key;
}

/** Presses a key that has a code and no name, where the focus is. */
export const pressCode = (page: Page, keyCode: number): Promise<unknown> =>
  page.evaluate(
    (code) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { keyCode: code, bubbles: true, cancelable: true }),
      ),
    keyCode,
  );

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

export interface Walk {
  /** Number of controls that were focused. */
  readonly reached: number;
  /** Controls that Tab can focus and that no sequence of arrow keys led to. */
  readonly missed: readonly string[];
  /** Presses after which nothing had the focus, or something outside the window. */
  readonly lost: readonly string[];
}

/**
 * Presses every arrow key on every control that presses have led to, beginning where the first press leads. Keys that
 * act on a control's value are not pressed on it.
 */
export function walkByArrows(page: Page): Promise<Walk> {
  return page.evaluate(async () => {
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
    const scope = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const told = (element: Element | null): string =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const press = (key: string): void => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    const frame = () => new Promise(requestAnimationFrame);
    let drawnAt = scrollY;
    /** Rows are drawn when the page has scrolled to them; nothing else about a press needs a frame. */
    const drawn = async (): Promise<void> => {
      if (scrollY === drawnAt) return;
      drawnAt = scrollY;
      await frame();
      await frame();
    };
    const isVisible = (element: Element): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const isSeen = (element: Element | null): boolean =>
      element !== null && element !== document.body && isVisible(element);
    const focusable = (): HTMLElement[] =>
      [
        ...scope().querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex]',
        ),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.closest('[inert]') === null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // A skip link is for Tab.
          (element.getBoundingClientRect().bottom > 0 || getComputedStyle(element).position !== 'fixed'),
      );
    press('ArrowDown');
    const found = new Set<Element>();
    const lost: string[] = [];
    const queue: HTMLElement[] = [];
    const add = (element: Element | null): void => {
      if (!(element instanceof HTMLElement) || found.has(element)) return;
      found.add(element);
      queue.push(element);
      // The browser moves among radio buttons, with real keys only.
      if (element instanceof HTMLInputElement && element.type === 'radio')
        for (const other of document.getElementsByName(element.name)) add(other);
    };
    add(document.activeElement);
    // Rows out of sight are removed, and rendered again with other elements.
    const isMissed = (element: Element): boolean =>
      !found.has(element) && ![...found].some((other) => !other.isConnected && told(other) === told(element));
    const next = (): HTMLElement | undefined => {
      // What came while walking, such as another slide, may be beside a control that has been left.
      if (queue.length === 0 && rounds > 0 && focusable().some(isMissed)) {
        rounds -= 1;
        queue.push(...focusable().filter((element) => !isMissed(element)));
      }
      return queue.shift();
    };
    let rounds = 2;
    for (let from = next(); from !== undefined; from = next())
      for (const key of keys) {
        if (!from.isConnected) break;
        from.focus({ preventScroll: true });
        from.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        await drawn();
        // Where the next control is far away, a press scrolls towards it.
        for (let at = -1; at !== scrollY && document.activeElement === from;) {
          at = scrollY;
          press(key);
          await drawn();
        }
        // A bar may have to come into the window first, and the focus to leave a row that is not drawn any more.
        for (let frames = 0; frames < 30 && !isSeen(document.activeElement); frames += 1) await frame();
        const { activeElement } = document;
        if (activeElement === from) continue;
        if (!isSeen(activeElement)) lost.push(`${key} on ${told(from)} led to ${told(activeElement)}`);
        else add(activeElement);
      }
    const missed = focusable().filter(isMissed);
    return { reached: found.size, missed: missed.map(told), lost };
  });
}

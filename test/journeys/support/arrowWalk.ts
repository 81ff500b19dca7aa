/** Walks a page by arrow keys, to find the controls that they do not reach. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Milliseconds after which a walk is given up and says where it is, before the whole journey is. */
const LIMIT = 180_000;

export interface Walk {
  /** Controls that Tab can focus and that no sequence of arrow keys led to. */
  readonly missed: readonly string[];
  /** Presses after which nothing had the focus, or something outside the window. */
  readonly lost: readonly string[];
}

/**
 * Presses every arrow key on every control that presses have led to, beginning where the first press leads. Keys that
 * act on a control's value are not pressed on it. Rows out of sight are removed and rendered again with other elements,
 * so a control is known by what it is and where it belongs, and is scrolled to before its keys are pressed.
 */
export async function walkByArrows(page: Page): Promise<Walk> {
  const limit = new AbortController();
  const tooLong = async (): Promise<never> => {
    await setTimeout(LIMIT, undefined, { signal: limit.signal });
    const at = await page.evaluate(() => (globalThis as { walkIsAt?: () => string }).walkIsAt?.());
    throw new Error(`Walking by arrow keys does not end: ${at}.`);
  };
  try {
    return await Promise.race([walk(page), tooLong()]);
  } finally {
    limit.abort();
  }
}

function walk(page: Page): Promise<Walk> {
  return page.evaluate(async () => {
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
    const scope = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const told = (element: Element | null): string =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    /** What a control is and where it belongs. */
    const identity = (element: Element): string => {
      const region = element.closest('section, header, nav, footer, form, dialog, main');
      const heading = region?.getAttribute('aria-label') ?? region?.querySelector('h1, h2, h3')?.textContent;
      const own = element.getAttribute('href') ?? (element.getAttribute('name') || element.id);
      return [
        region?.tagName,
        heading,
        told(element),
        own,
        element instanceof HTMLInputElement && element.type === 'radio' ? element.value : '',
      ].join(' | ');
    };
    let presses = 0;
    const press = (key: string): void => {
      presses += 1;
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    const frame = () => new Promise(requestAnimationFrame);
    const isVisible = (element: Element): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    /** What in the window is loading, or is a part of a row whose cards are not rendered yet. */
    const loads = () =>
      [...scope().querySelectorAll('[aria-busy=true], [data-list-state=loading], li[aria-hidden=true]')].find(
        isVisible,
      );
    const lists = () =>
      [...scope().querySelectorAll('ul, [role=grid]')].filter(
        (list) => list.scrollWidth > list.clientWidth + 1 && isVisible(list),
      );
    /** How far the page and its rows have scrolled. */
    const place = () => [scrollY, ...lists().map(({ scrollLeft }) => Math.round(scrollLeft))].join();
    let drawnAt = place();
    /**
     * Waits for what a press has brought into the window: cards render when the page or their row has scrolled to them,
     * and further ones load at the end. Nothing else about a press needs a frame. Resolves with whether anything came.
     */
    const drawn = async (): Promise<boolean> => {
      const hasScrolled = place() !== drawnAt;
      if (!hasScrolled && loads() === undefined) return false;
      await frame();
      await frame();
      for (let frames = 0; frames < 120 && loads() !== undefined; frames += 1) await frame();
      drawnAt = place();
      return hasScrolled || loads() === undefined;
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
          // The enlarged card comes and goes with the focus of its card.
          element.closest('[popover]') === null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // A skip link is for Tab.
          (element.getBoundingClientRect().bottom > 0 || getComputedStyle(element).position !== 'fixed'),
      );
    interface Found {
      element: HTMLElement;
      /** Pixels from the top of the page. */
      readonly top: number;
    }
    const found = new Map<string, Found>();
    const queue: string[] = [];
    const add = (element: Element | null): void => {
      if (!(element instanceof HTMLElement)) return;
      const name = identity(element);
      if (found.has(name)) return;
      found.set(name, { element, top: element.getBoundingClientRect().top + scrollY });
      queue.push(name);
      // The browser moves among radio buttons, with real keys only.
      if (element instanceof HTMLInputElement && element.type === 'radio')
        for (const other of document.getElementsByName(element.name)) add(other);
    };
    /** The control's element, rendered and in the window; null when the page does not have it any more. */
    const rendered = async (name: string): Promise<HTMLElement | null> => {
      const known = found.get(name);
      if (known === undefined) return null;
      const isThere = () => {
        if (known.element.isConnected) return true;
        const again = focusable().find((element) => identity(element) === name);
        if (again !== undefined) known.element = again;
        return again !== undefined;
      };
      if (!isThere()) scrollTo({ top: known.top - innerHeight / 2, behavior: 'instant' });
      for (let frames = 0; frames < 30 && !isThere(); frames += 1) await frame();
      if (!isThere()) return null;
      known.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      await drawn();
      return isThere() ? known.element : null;
    };
    const lost: string[] = [];
    /** Presses a key; where nothing happens because cards are missing, waits for them and presses again. */
    const pressOn = async (from: Element, key: string): Promise<void> => {
      let waits = 0;
      do press(key);
      while (document.activeElement === from && waits++ < 20 && (await drawn()));
      // A bar may have to come into the window first, and the focus to leave a row that is not drawn any more.
      for (let frames = 0; frames < 30 && !isSeen(document.activeElement); frames += 1) await frame();
      const { activeElement } = document;
      if (activeElement === from) return;
      if (!isSeen(activeElement)) lost.push(`${key} on ${told(from)} led to ${told(activeElement)}`);
      else add(activeElement);
    };
    const walkedRows = new Set<string>();
    /** Walks a scrolling row to both ends; up and down are pressed at the ends and on the control that led here. */
    const walkRow = async (first: HTMLElement): Promise<void> => {
      const upAndDown = async (from: HTMLElement): Promise<void> => {
        for (const key of ['ArrowDown', 'ArrowUp']) {
          await pressOn(from, key);
          from.focus();
          from.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          await drawn();
        }
      };
      const list = first.closest('ul');
      await upAndDown(first);
      for (const key of ['ArrowRight', 'ArrowLeft']) {
        let from: Element | null = null;
        while (document.activeElement !== from && document.activeElement?.closest('ul') === list) {
          from = document.activeElement;
          await pressOn(from, key);
        }
        if (from instanceof HTMLElement && from.isConnected) {
          from.focus();
          await upAndDown(from);
        }
      }
    };
    /** The line of a scrolling row that `element` is in; null outside of one. */
    const rowOf = (element: Element): string | null => {
      const list = element.closest('ul');
      if (list === null || list.scrollWidth <= list.clientWidth + 1) return null;
      const line = element.getBoundingClientRect().top - list.getBoundingClientRect().top;
      return [...identity(element).split(' | ').slice(0, 2), Math.round(line)].join();
    };
    /** Scrolls through the page and its rows; the controls there that have not been focused. */
    const missed = async (): Promise<ReadonlySet<string>> => {
      const names = new Set<string>();
      const look = () => {
        for (const element of focusable()) if (!found.has(identity(element))) names.add(identity(element));
      };
      // The page behind a dialog is not walked.
      const height = scope() === document.body ? document.documentElement.scrollHeight : 1;
      for (let top = 0; top < height; top += innerHeight * 0.8) {
        scrollTo({ top, behavior: 'instant' });
        await drawn();
        look();
        for (const list of lists()) {
          const line = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
          // Not until it stays where it is: a row that is a pixel too long snaps back after every scroll.
          for (let left = 0; left < list.scrollWidth; left += list.clientWidth * 0.8) {
            list.scrollTo({ left: left * line, behavior: 'instant' });
            await drawn();
            look();
          }
        }
      }
      return names;
    };
    (globalThis as { walkIsAt?: () => string }).walkIsAt = () =>
      `${presses} presses, ${found.size} controls, ${queue.length} left, focus on ${told(document.activeElement)}, loading ${loads()?.outerHTML.slice(0, 200)}`;
    press('ArrowDown');
    add(document.activeElement);
    let left: ReadonlySet<string> = new Set();
    for (let rounds = 2; ;) {
      const name = queue.shift();
      if (name === undefined) {
        // What came while walking, such as another slide, may be beside a control that has been left.
        left = await missed();
        if (rounds === 0 || left.size === 0) break;
        rounds -= 1;
        walkedRows.clear();
        queue.push(...found.keys());
        continue;
      }
      const first = await rendered(name);
      if (first === null) continue;
      first.focus({ preventScroll: true });
      const row = rowOf(first);
      if (row === null)
        for (const key of keys) {
          const from = await rendered(name);
          if (from === null) break;
          from.focus({ preventScroll: true });
          await pressOn(from, key);
        }
      else if (!walkedRows.has(row)) {
        walkedRows.add(row);
        await walkRow(first);
      }
    }
    return { missed: [...left], lost };
  });
}

/**
 * Spatial navigation: arrow keys move the focus to what lies in their direction, Enter acts, Back and Escape go back, so
 * that a remote control (D-pad) drives every page. Loaded only where it is wanted (`television.ts`).
 */
import { FRAME_COMPLETE } from '../../sdk/cardForms/frameEvents';
import { FrameStop } from './FrameStop';
import { directionOfKey, isHorizontal, isInBeam, nearest, type Box, type Direction } from './direction';
import { keepsKey } from './ownKeys';
import { boxOf, layerOf, groupOf, regionOf, scopeOf, seenBox, stopsIn } from './stops';

/** Keys of remote controls by their code, where the browser has no name for them: LG, Samsung, HbbTV. */
const NAMES_BY_CODE: Readonly<Record<number, string>> = {
  19: 'MediaPause',
  412: 'MediaRewind',
  413: 'MediaStop',
  415: 'MediaPlay',
  417: 'MediaFastForward',
  461: 'GoBack',
  10009: 'GoBack',
  10232: 'MediaTrackPrevious',
  10233: 'MediaTrackNext',
  10252: 'MediaPlayPause',
};
const BACK = new Set(['GoBack', 'BrowserBack', 'XF86Back']);

/**
 * A player uses left and right while it has the focus itself, and its controls are around it. Other elements with
 * `data-keeps-arrows` use all four.
 */
const PLAYER = '[data-keeps-arrows=player]';

/** Share of the window that one press scrolls, where the next control is further away than that. */
const SCROLL_SHARE = 0.6;

export class ArrowKeys {
  readonly #document: Document;
  readonly #frameStop = new FrameStop();
  /** The control focused last, and where it was. */
  #last: { readonly stop: Element; readonly box: Box } | null = null;
  /** The control focused last in each group, which gets the focus when it returns to the group. */
  readonly #lastIn = new WeakMap<Element, HTMLElement>();
  /** A modal dialog was open when the key went down: the browser closes it by itself. */
  #wasModal = false;

  constructor(document: Document) {
    this.#document = document;
    document.documentElement.dataset['arrowKeys'] = '';
    // In the capture phase: a row handles arrow keys too, and would keep the focus in itself.
    document.addEventListener('keydown', (press) => this.#onCapture(press), true);
    document.addEventListener('keydown', (press) => this.#onKey(press));
    document.addEventListener('focusin', ({ target }) => this.#note(target));
    document.addEventListener(FRAME_COMPLETE, ({ target }) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement && (target as Element).contains(activeElement))
        this.#focus(activeElement, true);
    });
    // Some browsers fire no event when the focused element is removed.
    new MutationObserver(() => this.#recover()).observe(document.body, { childList: true, subtree: true });
  }

  #onCapture(press: KeyboardEvent): void {
    this.#wasModal = this.#document.querySelector('dialog:modal') !== null;
    const name = NAMES_BY_CODE[press.keyCode];
    if (name !== undefined && press.key !== name) {
      press.stopPropagation();
      const named = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      if (!(press.target ?? this.#document.body).dispatchEvent(named)) press.preventDefault();
      return;
    }
    const direction = plainDirection(press);
    if (direction === null || this.#isKept(direction)) return;
    // At its edge, a player must not use the key for seeking or volume, nor a two-line row for its other line.
    const owner = this.#document.activeElement?.closest(isHorizontal(direction) ? `${PLAYER}, ul` : PLAYER);
    if (!this.#move(direction, press.repeat) && !owner) return;
    press.preventDefault();
    press.stopPropagation();
  }

  /** Keys that no other listener has used. */
  #onKey(press: KeyboardEvent): void {
    if (press.defaultPrevented || press.isComposing) return;
    const direction = plainDirection(press);
    if (direction !== null) {
      // Other owners, such as text fields, use the key without preventing its default.
      const focused = this.#document.activeElement;
      if (focused?.closest(`[role=grid], ${PLAYER}`) && this.#move(direction, press.repeat))
        press.preventDefault();
    } else if (press.key === 'Enter') this.#enter(press);
    else if (BACK.has(press.key)) this.#back(press);
    else if (press.key === 'Escape' && press.isTrusted && !isFilledField(press.target)) this.#goBack(press);
    else if (press.key.startsWith('Media')) this.#toPlayer(press);
  }

  #isKept(direction: Direction): boolean {
    const focused = this.#document.activeElement;
    return focused !== null && (focused.hasAttribute('data-keeps-arrows') || keepsKey(focused, direction));
  }

  /** Moves the focus or scrolls; false when there is nothing in the direction. */
  #move(direction: Direction, isRepeated: boolean): boolean {
    const scope = scopeOf(this.#document);
    const stops = stopsIn(scope);
    const focused = this.#focused(scope);
    const target =
      focused === null
        ? initialStop(stops)
        : (this.#inside(focused, stops, direction) ?? this.#next(direction, focused, stops));
    const isFar = target !== null && focused !== null && this.#isFar(direction, target);
    if (target !== null && !isFar) {
      this.#focus(target, isRepeated);
      return true;
    }
    return !isHorizontal(direction) && this.#scroll(direction, scope);
  }

  /** The focused element and its box; without one, the last box that had the focus. Null when there was none. */
  #focused(scope: Element): { readonly element: Element | null; readonly box: Box } | null {
    const { body } = this.#document;
    const activeElement = this.#frameStop.standsFor(this.#document.activeElement);
    if (activeElement !== null && activeElement !== body && scope.contains(activeElement))
      return {
        element: activeElement,
        box: isPlayer(activeElement) ? middleOf(activeElement) : boxOf(activeElement),
      };
    return this.#last !== null && scope === body ? { element: null, box: this.#last.box } : null;
  }

  /** From a region that has the focus itself, such as a new page: its first control. */
  #inside(
    { element }: { readonly element: Element | null },
    stops: readonly HTMLElement[],
    direction: Direction,
  ): HTMLElement | null {
    if (element === null || direction === 'up' || isPlayer(element) || stops.includes(element as HTMLElement))
      return null;
    return stops.find((stop) => element.contains(stop)) ?? null;
  }

  #next(
    direction: Direction,
    { element, box }: { readonly element: Element | null; readonly box: Box },
    stops: readonly HTMLElement[],
  ): HTMLElement | null {
    const candidates = stops.flatMap((item) => {
      if (item === element || (element?.contains(item) && !isPlayer(element))) return [];
      const seen = seenBox(item, element);
      return seen !== null && isReachable(direction, box, item, seen, element) ? [{ item, box: seen }] : [];
    });
    if (isHorizontal(direction)) return nearest(direction, box, candidates);
    // The page scrolls beneath its bar: the bar comes after everything above, and a sidebar is beside it.
    const layer = layerOf(element);
    const target =
      nearest(
        direction,
        box,
        candidates.filter(({ item }) => layerOf(item) === layer),
      ) ??
      nearest(
        direction,
        box,
        candidates.filter(({ item }) =>
          isInBeam(direction, box, (layerOf(item) ?? item).getBoundingClientRect()),
        ),
      );
    return target === null ? null : (this.#remembered(target, element, stops) ?? target);
  }

  /** The control focused last in the group of `target`, when the focus comes from outside the group. */
  #remembered(target: Element, from: Element | null, stops: readonly HTMLElement[]): HTMLElement | null {
    const group = groupOf(target);
    const last = group === null || group.contains(from) ? undefined : this.#lastIn.get(group);
    return last !== undefined && stops.includes(last) && isInBeam('right', boxOf(target), boxOf(last))
      ? last
      : null;
  }

  #isFar(direction: Direction, target: Element): boolean {
    const { innerHeight } = this.#document.defaultView ?? { innerHeight: 0 };
    const { top, bottom } = boxOf(target);
    const away = direction === 'down' ? top - innerHeight : direction === 'up' ? -bottom : 0;
    return away > innerHeight * SCROLL_SHARE;
  }

  #scroll(direction: Direction, scope: Element): boolean {
    const scroller = scrollerOf(this.#document.activeElement ?? scope, scope);
    const before = scroller.scrollTop;
    const step = scroller.clientHeight * SCROLL_SHARE * (direction === 'down' ? 1 : -1);
    scroller.scrollBy({ top: step, behavior: 'instant' });
    return scroller.scrollTop !== before;
  }

  #focus(target: HTMLElement, isRepeated: boolean): void {
    if (target instanceof HTMLIFrameElement) {
      this.#frameStop.focus(target, scopeOf(this.#document));
      this.#note(target);
    } else target.focus({ preventScroll: true });
    // A bar that stays in the window would scroll the page beneath it.
    if (layerOf(target) !== null && isInWindow(boxOf(target))) return;
    target.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: isRepeated || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }

  #note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    this.#last = { stop: target, box: boxOf(target) };
    for (
      let group = groupOf(target);
      group !== null;
      group = group.parentElement && groupOf(group.parentElement)
    )
      this.#lastIn.set(group, target);
  }

  /** When the focused control is gone, focuses the nearest of the dialog or page. While a page loads there may be none. */
  #recover(): void {
    const { activeElement, body } = this.#document;
    if (this.#last === null || (activeElement !== null && activeElement !== body)) return;
    if (this.#last.stop.checkVisibility()) return;
    requestAnimationFrame(() => {
      const last = this.#last;
      const isLost = this.#document.activeElement === null || this.#document.activeElement === body;
      if (last === null || !isLost || last.stop.checkVisibility()) return;
      const main = this.#document.querySelector('dialog:modal') ?? this.#document.querySelector('main');
      const stops = main === null ? [] : stopsIn(main);
      const target = nearestTo(last.box, stops);
      if (target !== null) this.#focus(target, false);
    });
  }

  #enter(press: KeyboardEvent): void {
    const { activeElement: element } = this.#document;
    if (this.#frameStop.enter(element)) return press.preventDefault();
    if (element instanceof HTMLSelectElement) element.showPicker();
    else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
      element.click();
    else return;
    press.preventDefault();
  }

  /** A remote's Back does what Escape does, also for dialogs, which browsers close by the real key only. */
  #back(press: KeyboardEvent): void {
    press.preventDefault();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    if (!(this.#document.activeElement ?? this.#document.body).dispatchEvent(escape)) return;
    const dialogs = this.#document.querySelectorAll<HTMLDialogElement>('dialog:modal');
    const dialog = dialogs[dialogs.length - 1];
    if (dialog === undefined) this.#goBack(press);
    else if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  }

  /** To the page before, where this site has one. */
  #goBack(press: KeyboardEvent): void {
    if (this.#wasModal || this.#document.fullscreenElement !== null) return;
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    if (idx <= 0) return;
    press.preventDefault();
    history.back();
  }

  /** A page's player gets media keys wherever the focus is. */
  #toPlayer(press: KeyboardEvent): void {
    const player = this.#document.querySelector(PLAYER);
    if (player === null || player.contains(press.target as Node)) return;
    const copy = new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true });
    if (!player.dispatchEvent(copy)) press.preventDefault();
  }
}

const isPlayer = (element: Element): boolean => element.matches(PLAYER);

/** The horizontal line through the middle of a player. */
function middleOf(element: Element): Box {
  const { left, right, top, height } = boxOf(element);
  return { left, right, top: top + height / 2, bottom: top + height / 2 };
}

/** The direction of a key pressed alone. */
function plainDirection(press: KeyboardEvent): Direction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = press;
  return ctrlKey || metaKey || altKey || shiftKey || isComposing || defaultPrevented
    ? null
    : directionOfKey(key);
}

/**
 * Left and right reach controls at the same height, or in a region at the same height, such as a sidebar: the end of a
 * row must not lead to the page's header.
 */
function isReachable(
  direction: Direction,
  from: Box,
  item: Element,
  seen: Box,
  element: Element | null,
): boolean {
  if (!isHorizontal(direction) || isInBeam(direction, from, seen)) return true;
  if (element === null) return false;
  for (
    let region = regionOf(item);
    region !== null && !region.contains(element);
    region = outerRegion(region)
  )
    if (isInBeam(direction, from, region.getBoundingClientRect())) return true;
  return false;
}

const outerRegion = ({ parentElement }: Element): Element | null =>
  parentElement === null ? null : regionOf(parentElement);

const isInWindow = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;

/** Escape must not discard what was typed. */
const isFilledField = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== '';

/** The initial focus: the first control of the page's content. */
const initialStop = (stops: readonly HTMLElement[]): HTMLElement | null =>
  stops.find((stop) => stop.closest('main, dialog') !== null) ?? stops[0] ?? null;

/** The control whose middle is nearest to that of `box`. */
function nearestTo(box: Box, stops: readonly HTMLElement[]): HTMLElement | null {
  const away = (stop: HTMLElement): number => {
    const { left, top, right, bottom } = boxOf(stop);
    return Math.hypot((left + right - box.left - box.right) / 2, (top + bottom - box.top - box.bottom) / 2);
  };
  return stops.reduce<HTMLElement | null>(
    (best, stop) => (best === null || away(stop) < away(best) ? stop : best),
    null,
  );
}

/** The nearest ancestor that scrolls up and down, or the page. */
function scrollerOf(element: Element, scope: Element): Element {
  for (
    let parent: Element | null = element;
    parent !== null && parent !== scope.parentElement;
    parent = parent.parentElement
  ) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight)
      return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

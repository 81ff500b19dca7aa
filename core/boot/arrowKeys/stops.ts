/** The tab stops of a page, which arrow keys can focus too, and their visible boxes. */
import type { Box } from './direction';

/** What the browser can focus by Tab. The parts of a composite widget follow from its own stop. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=""], [contenteditable=true]';

/** A smaller input is visually hidden: its label draws it. */
const SMALLEST_PX = 8;

/** Where arrow keys move: the topmost modal dialog, the element in full screen, or the page. */
export function scopeOf(document: Document): Element {
  const dialogs = document.querySelectorAll('dialog:modal, [aria-modal="true"]');
  return dialogs[dialogs.length - 1] ?? document.fullscreenElement ?? document.body;
}

/** The focusable controls in `scope` that are rendered and not covered by a layer above the page. */
export function stopsIn(scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isAboveWindow(element) &&
      !isCovered(element),
  );
}

/** The box of a control; that of its label when the control itself is visually hidden. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (box.width >= SMALLEST_PX && box.height >= SMALLEST_PX) return box;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label?.getBoundingClientRect() ?? box;
}

/** The part of the box that its scrolling ancestors show, up to the one that contains `beside` too; null without any. */
export function seenBox(element: Element, beside: Element | null): Box | null {
  let { left, top, right, bottom } = boxOf(element);
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (beside !== null && parent.contains(beside)) break;
    if (parent.scrollWidth <= parent.clientWidth && parent.scrollHeight <= parent.clientHeight) continue;
    const { overflowX, overflowY } = getComputedStyle(parent);
    const edge = parent.getBoundingClientRect();
    if (isClipping(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (isClipping(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

const isClipping = (overflow: string): boolean => overflow !== 'visible' && overflow !== 'clip';

/** Skip links wait there for the Tab key. */
const isAboveWindow = (element: Element): boolean =>
  element.getBoundingClientRect().bottom <= 0 && getComputedStyle(element).position === 'fixed';

/** The layer over the page, such as its bar, that `element` is in; null in the page itself. */
export function layerOf(element: Element | null): Element | null {
  for (let layer = element; layer !== null; layer = layer.parentElement) {
    const { position } = getComputedStyle(layer);
    if (position === 'fixed' || position === 'sticky') return layer;
  }
  return null;
}

/** Whether a layer that stays in the window, such as a bar, lies over the middle of the element. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  const over = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null || over.contains(element) || element.contains(over)) return false;
  for (let layer: Element | null = over; layer !== null; layer = layer.parentElement)
    if (getComputedStyle(layer).position === 'fixed') return !layer.contains(element);
  return false;
}

/** The nearest list or group of controls around `element`, which remembers the one focused last; null without any. */
export const groupOf = (element: Element): Element | null =>
  element.closest('ul, ol, menu, [role=toolbar], [role=group], [role=tablist]');

/** The nearest region around `element`, such as a sidebar; null without any. */
export const regionOf = (element: Element): Element | null =>
  element.closest('nav, aside, section, form, fieldset, ul, ol, table, [role=group], [role=tablist]');

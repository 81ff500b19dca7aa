/** Which controls keep an arrow key for themselves: text fields, sliders and composite widgets. */
import { isHorizontal, isInBeam, isTowards, type Direction } from './direction';
import { boxOf } from './stops';

/** Composite widgets (WAI-ARIA) and the role of their parts. */
const composites = [
  ['[role=tablist]', '[role=tab]'],
  ['[role=listbox]', '[role=option]'],
  ['[role=menu]', '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'],
  ['[role=radiogroup]', '[role=radio]'],
] as const;

const TYPED = new Set([
  'text',
  'search',
  'email',
  'password',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'month',
]);

/**
 * Whether the focused control itself uses the key. A text keeps it while the caret can move, a slider along its axis, and
 * a composite widget until its last part in that direction; after that, the focus leaves.
 */
export function keepsKey(element: Element, direction: Direction): boolean {
  if (element instanceof HTMLTextAreaElement) return canMoveCaret(element, direction);
  if (element instanceof HTMLInputElement) {
    if (TYPED.has(element.type)) return isHorizontal(direction) && canMoveCaret(element, direction);
    if (element.type === 'radio') return hasPart(radiosWith(element), element, direction);
  }
  if (element.matches('[contenteditable=""], [contenteditable=true]')) return true;
  if (element instanceof HTMLSelectElement) return isOpen(element);
  if (element.matches('input[type=range], [role=slider]')) return canSlide(element, direction);
  const composite = composites.find(
    ([whole, part]) => element.matches(part) && element.closest(whole) !== null,
  );
  if (composite !== undefined) {
    const parts = element.closest(composite[0])?.querySelectorAll(composite[1]) ?? [];
    return hasPart([...parts], element, direction);
  }
  // A grid may render only the cells in view: it decides by itself, and leaves the keys that it cannot use.
  return element.closest('[role=grid]') !== null;
}

/** Along its axis, and until its last value. */
function canSlide(slider: Element, direction: Direction): boolean {
  if (isHorizontal(direction) === (slider.getAttribute('aria-orientation') === 'vertical')) return false;
  const [now, least, most] =
    slider instanceof HTMLInputElement
      ? [slider.valueAsNumber, Number(slider.min || 0), Number(slider.max || 100)]
      : ['now', 'min', 'max'].map((name) => Number(slider.getAttribute(`aria-value${name}`)));
  const ahead = getComputedStyle(slider).direction === 'rtl' ? 'left' : 'right';
  return direction === 'up' || direction === ahead ? now !== most : now !== least;
}

/** An open list of a `<select>`, where the browser says so. */
function isOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return false;
  }
}

function canMoveCaret(field: HTMLInputElement | HTMLTextAreaElement, direction: Direction): boolean {
  const { selectionStart, selectionEnd, value } = field;
  // Some types do not say where the caret is.
  if (selectionStart === null || selectionEnd === null) return value !== '';
  const ahead = getComputedStyle(field).direction === 'rtl' ? 'left' : 'right';
  return direction === 'down' || direction === ahead ? selectionEnd < value.length : selectionStart > 0;
}

const radiosWith = ({ form, name, ownerDocument }: HTMLInputElement): Element[] =>
  [...ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    (radio) => radio.name === name && radio.form === form,
  );

const hasPart = (parts: readonly Element[], element: Element, direction: Direction): boolean => {
  const from = boxOf(element);
  return parts.some((part) => {
    const box = boxOf(part);
    return part !== element && isTowards(direction, from, box) && isInBeam(direction, from, box);
  });
};

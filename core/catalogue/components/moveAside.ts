/** Moves the neighbours of the enlarged card aside, by transforms only, so that no layout is needed (HOM-038). */
import { HOVER_SCALE_TRANSITION } from '../../sdk/constants';
import { cardStates } from '../cardState';
import styles from './HoverCard.module.css';

/** Distance to each side in px. Returns the function that moves them back. */
export function moveAside(
  card: HTMLElement,
  aside: { readonly left: number; readonly right: number },
): () => void {
  const item = card.closest('li');
  const line = item?.parentElement;
  if (!item || !line) return () => undefined;
  const items = [...line.children].filter((each): each is HTMLElement => each instanceof HTMLElement);
  const own = item.getBoundingClientRect();
  const visible = line.getBoundingClientRect();
  // Cards on the other line of a two-line row do not overlap it.
  const inLine = items
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.abs(box.top - own.top) < Math.max(1, own.height / 2));
  const states = cardStates(
    inLine.map(({ element, box }) => ({
      start: box.left,
      end: box.right,
      loading: element.ariaHidden === 'true',
    })),
    { start: visible.left, end: visible.right },
    inLine.findIndex(({ element }) => element === item),
  );
  const rtl = getComputedStyle(line).direction === 'rtl';
  const before = rtl ? aside.right : -aside.left;
  const after = rtl ? -aside.left : aside.right;
  inLine.forEach(({ element: each }, index) => {
    const state = states[index] ?? 'HIDDEN';
    each.dataset['cardState'] = state;
    // An element that does not move needs no compositor layer.
    if (state !== 'BEFORE_ACTIVE' && state !== 'AFTER_ACTIVE') return;
    each.classList.add(styles['neighbour'] ?? 'neighbour');
    each.style.setProperty('--aside', `${state === 'BEFORE_ACTIVE' ? before : after}px`);
    each.style.setProperty('--grow', `${HOVER_SCALE_TRANSITION}ms`);
  });
  return () => {
    inLine.forEach(({ element: each }, index) => {
      each.dataset['cardState'] = states[index] === 'HIDDEN' ? 'HIDDEN' : 'DEFAULT';
      each.style.removeProperty('--aside');
    });
  };
}

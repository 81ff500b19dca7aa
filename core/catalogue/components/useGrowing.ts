/**
 * Places the enlarged card over its card, in the top layer, so that no row clips it; the neighbours move
 * aside (HOM-038, HOM-040).
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { HOVER_CARD_TRANSITION, HOVER_SCALE, HOVER_SCALE_TRANSITION } from '../../sdk/constants';
import styles from './HoverCard.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface HoverPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The transform origin, relative to itself. */
  readonly origin: { readonly x: number; readonly y: number };
  /** How far the cards on the left and on the right move away. */
  readonly aside: { readonly left: number; readonly right: number };
}

/** Minimum width for its text to fit. */
const MIN_WIDTH_PX = 300;
const EDGE_MARGIN_PX = 8;

/** Centred on the card, but inside the window: a card at the end of a row grows inwards. */
export function hoverPlace(
  card: Box,
  window: { readonly width: number; readonly height: number },
  height: number,
  topEdge = EDGE_MARGIN_PX,
): HoverPlace {
  const width = Math.min(Math.max(card.width * HOVER_SCALE, MIN_WIDTH_PX), window.width - 2 * EDGE_MARGIN_PX);
  const left = clamp(
    card.left - (width - card.width) / 2,
    EDGE_MARGIN_PX,
    window.width - width - EDGE_MARGIN_PX,
  );
  const above = (card.height * (HOVER_SCALE - 1)) / 2;
  const top = Math.max(topEdge, Math.min(card.top - above, window.height - height - EDGE_MARGIN_PX));
  return {
    left,
    top,
    width,
    origin: { x: card.left + card.width / 2 - left, y: card.top + card.height / 2 - top },
    aside: { left: Math.max(0, card.left - left), right: Math.max(0, left + width - card.left - card.width) },
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export interface GrowingParts {
  /** The enlarged card, and the card that it covers. */
  readonly element: RefObject<HTMLElement | null>;
  readonly place: RefObject<HTMLElement | null>;
  /** Its content has rendered. */
  readonly isDrawn: boolean;
  readonly onClose: () => void;
}

/** Closes when its row scrolls beneath it, and on Escape without moving the pointer (WCAG 1.4.13). */
export function useGrowing({ element, place, isDrawn, onClose }: GrowingParts): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  // Render, layout and display take one frame each: together they would block a slow machine. React ends a
  // layout effect when it removes the elements, and any other effect possibly a frame later.
  useLayoutEffect(() => {
    const [shown, card] = [element.current, place.current];
    if (!isDrawn || shown === null || card === null) return;
    let back = (): void => undefined;
    let frame = requestAnimationFrame(() => {
      const aside = put(shown, card);
      frame = requestAnimationFrame(() => {
        shown.dataset['grows'] = '';
        back = moveAside(card, aside);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      back();
    };
  }, [element, place, isDrawn]);

  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key === 'Escape') close.current();
    };
    // Scrolling the page moves both cards together; scrolling a row would leave it over another card.
    const onScroll = ({ target }: Event) => {
      if (target !== document) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);
}

/** Positions the enlarged card over the card, still invisible. Returns how far the neighbours must move, px. */
function put(shown: HTMLElement, card: HTMLElement): { readonly left: number; readonly right: number } {
  shown.showPopover?.();
  const box = card.getBoundingClientRect();
  const picture = (card.querySelector('a > :first-child') ?? card).getBoundingClientRect();
  const window = {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  };
  const { style } = shown;
  style.inlineSize = `${hoverPlace(picture, window, 0).width}px`;
  const { left, top, origin, aside } = hoverPlace(picture, window, shown.offsetHeight);
  style.left = `${left + scrollX}px`;
  style.top = `${top + scrollY}px`;
  style.transformOrigin = `${origin.x}px ${origin.y}px`;
  style.setProperty('--from', String(box.width > 0 ? 1 / HOVER_SCALE : 1));
  style.setProperty('--grow', `${HOVER_SCALE_TRANSITION}ms`);
  style.setProperty('--appear', `${HOVER_CARD_TRANSITION}ms`);
  return aside;
}

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

/** State of each card of a row while one of them is enlarged (HOM-035 to HOM-039). */

type CardState = 'ACTIVE' | 'BEFORE_ACTIVE' | 'AFTER_ACTIVE' | 'DEFAULT' | 'HIDDEN';

/** The extent of something along a row, in px. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/**
 * Cards outside the visible part, and placeholders that are still loading, are HIDDEN: they do not move. The
 * others are before or after the active one.
 */
export function cardStates(
  cards: readonly (Extent & { readonly loading?: boolean })[],
  visible: Extent,
  active: number | null,
): readonly CardState[] {
  return cards.map(({ start, end, loading = false }, index) => {
    if (loading || end <= visible.start || start >= visible.end) return 'HIDDEN';
    if (active === null) return 'DEFAULT';
    if (index === active) return 'ACTIVE';
    return index < active ? 'BEFORE_ACTIVE' : 'AFTER_ACTIVE';
  });
}

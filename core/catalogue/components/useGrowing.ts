/**
 * Places the enlarged card over its card, in the top layer, so that no row clips it; the neighbours move
 * aside (HOM-038, HOM-040).
 */
import { useEffect, useRef, type RefObject } from 'react';
import { HOVER_CARD_TRANSITION, HOVER_SCALE, HOVER_SCALE_TRANSITION } from '../../sdk/constants';
import { hoverPlace } from '../hoverPlace';
import { moveAside } from './moveAside';

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

  // Render, layout and display take one frame each: together they would block a slow machine.
  useEffect(() => {
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

/** Puts the enlarged card over its card, in the browser's top layer, so that no row clips it; the neighbours make room (HOM-038, HOM-040). */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { HOVER_CARD_TRANSITION, HOVER_SCALE, HOVER_SCALE_TRANSITION } from '../../realm/constants';
import { hoverPlace } from '../hoverPlace';
import { moveAside } from './moveAside';

/** It closes when its row scrolls away beneath it, and by Escape without the pointer moving (WCAG 1.4.13). */
export function useGrowing(element: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const [shown, card] = [element.current, place.current];
    if (shown === null || card === null) return;
    shown.showPopover?.();
    const box = card.getBoundingClientRect();
    const picture = (card.querySelector('a > :first-child') ?? card).getBoundingClientRect();
    const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    const { style } = shown;
    style.inlineSize = `${hoverPlace(picture, window, 0).width}px`;
    const { left, top, origin, aside } = hoverPlace(picture, window, shown.offsetHeight);
    style.left = `${left + scrollX}px`;
    style.top = `${top + scrollY}px`;
    style.transformOrigin = `${origin.x}px ${origin.y}px`;
    style.setProperty('--from', String(box.width > 0 ? 1 / HOVER_SCALE : 1));
    style.setProperty('--grow', `${HOVER_SCALE_TRANSITION}ms`);
    style.setProperty('--appear', `${HOVER_CARD_TRANSITION}ms`);
    return moveAside(card, aside);
  }, [element, place]);

  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key === 'Escape') close.current();
    };
    // The page scrolls the card along with it; a row that scrolls leaves it standing over another.
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

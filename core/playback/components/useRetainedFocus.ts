/** Keeps focus in the player when the focused button is removed. */
import { useEffect, type RefObject } from 'react';

/**
 * When a focused button is removed (such as one that skips an intro), the browser moves focus to the body:
 * the player's keys stop working, and Tab starts at the top of the page. This hook focuses the player
 * instead. Focus that the viewer moves elsewhere is left alone.
 */
export function useRetainedFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const player = frame.current;
    if (player === null) return;
    let holder: Element | null = null;
    const keep = () => {
      if (holder === null || document.activeElement !== document.body) return;
      const gone = !isThere(holder);
      holder = null;
      if (gone) player.focus({ preventScroll: true });
    };
    const come = ({ target }: FocusEvent) => void (holder = target instanceof Element ? target : null);
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(keep);
      else holder = null;
    };
    // Not every browser fires focusout when the focused element is removed.
    const removals = new MutationObserver(keep);
    removals.observe(player, { childList: true, subtree: true });
    player.addEventListener('focusin', come);
    player.addEventListener('focusout', go);
    return () => {
      removals.disconnect();
      player.removeEventListener('focusin', come);
      player.removeEventListener('focusout', go);
    };
  }, [frame]);
}

const isThere = (element: Element): boolean =>
  element.isConnected &&
  (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }));

/** Keeps the focus in the player when the button that has it goes away by itself. */
import { useEffect, type RefObject } from 'react';

/**
 * A button whose time is over, such as one that skips an intro, is taken away with the focus on it: the browser then gives it to the page,
 * the keys of the player are dead, and Tab begins at the top. The player takes it instead. A viewer who goes elsewhere is let go.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
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
    // Not every browser says that the focus is lost when its element is removed.
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

const isThere = (element: Element): boolean => element.isConnected && (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }));

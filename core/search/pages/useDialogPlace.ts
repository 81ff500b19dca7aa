/**
 * Scroll restoration for a list in a dialog after history navigation; the window's own scroll position is
 * restored for every page.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHistoryState } from '../../sdk/useRemembered';

/** Attach the ref to an element of the dialog; `ready` once the content has its full height. */
export function useDialogPlace<Element extends HTMLElement>(ready: boolean): RefObject<Element | null> {
  const place = useHistoryState('dialog', 0);
  const element = useRef<Element>(null);
  const scrolls = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog') ?? null;
    if (!ready || scrolls.current || dialog === null) return;
    scrolls.current = true;
    if (place.read() > 0) dialog.scrollTop = place.read();
  }, [place, ready]);
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog') ?? null;
    return () => {
      if (dialog !== null) place.write(dialog.scrollTop);
    };
  }, [place]);
  return element;
}

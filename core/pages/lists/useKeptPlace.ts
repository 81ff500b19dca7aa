/** A hook that brings a list back to where it was scrolled when its viewer comes back to it by the history. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearchRoom } from '../../search';

/** Give the ref to an element of the page, or of the dialog, that scrolls; `ready` once what is in it is as long as it was. */
export function useKeptPlace<Element extends HTMLElement>(ready: boolean): RefObject<Element | null> {
  const { kept } = useSearchRoom();
  const { key } = useLocation();
  const element = useRef<Element>(null);
  // The address is rewritten as the list is narrowed, and each time its entry gets another key.
  const entry = useRef(key);
  const scrolls = useRef(false);
  useEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const scroller = scrollerOf(element.current);
    if (!ready || scrolls.current || scroller === null) return;
    scrolls.current = true;
    const place = kept.place(entry.current);
    if (place > 0) scroller.scrollTop = place;
  }, [kept, ready]);
  useLayoutEffect(() => {
    const scroller = scrollerOf(element.current);
    return () => {
      if (scroller !== null) kept.keepPlace(entry.current, scroller.scrollTop);
    };
  }, [kept]);
  return element;
}

const scrollerOf = (element: HTMLElement | null): globalThis.Element | null => element?.closest('dialog') ?? element?.ownerDocument.scrollingElement ?? null;

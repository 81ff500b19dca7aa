/** Detects that the end of a vertical list has stayed in view, for infinite scrolling (CAT-089). */
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { INFINITE_SCROLL } from '../sdk/constants';
import { clock } from '../sdk/services';
import { useService } from '../sdk/useService';

/**
 * A ref for an element at the end: calls `onEnd` after it has been in view for half a second, and again when
 * it re-enters.
 */
export function useListEnd<Element extends HTMLElement>(onEnd: () => void): RefCallback<Element> {
  const time = useService(clock);
  const call = useRef(onEnd);
  useEffect(() => {
    call.current = onEnd;
  });
  return useCallback(
    (element) => {
      if (element === null || typeof IntersectionObserver === 'undefined') return;
      let cancel: (() => void) | null = null;
      const observer = new IntersectionObserver(
        (entries) => {
          cancel?.();
          cancel =
            entries.at(-1)?.isIntersecting === true
              ? time.after(INFINITE_SCROLL.debounce, () => call.current())
              : null;
        },
        { rootMargin: INFINITE_SCROLL.margin, threshold: INFINITE_SCROLL.threshold },
      );
      observer.observe(element);
      return () => {
        cancel?.();
        observer.disconnect();
      };
    },
    [time],
  );
}

/** Detects when an element comes near the visible part of the page. */
import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * A ref callback for the observed element: calls `onNear` every time it comes within `margin` of the
 * viewport. Without IntersectionObserver it is called once on mount, so that nothing stays unloaded.
 */
export function useOnScreen<Element extends HTMLElement>(
  onNear: () => void,
  margin = '50px',
): RefCallback<Element> {
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  return useCallback(
    (element) => {
      if (element === null) return;
      if (typeof IntersectionObserver === 'undefined') {
        call.current();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) call.current();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
}

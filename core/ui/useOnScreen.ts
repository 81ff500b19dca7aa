/** Knows when an element comes near the visible part of the page. */
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onNear` every time the element comes within `margin` of the viewport. Without
 * IntersectionObserver it is called once at mounting, so that nothing stays unloaded.
 */
export function useOnScreen<Element extends HTMLElement>(onNear: () => void, margin = '50px'): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
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
    observer.observe(target);
    return () => observer.disconnect();
  }, [margin]);
  return element;
}

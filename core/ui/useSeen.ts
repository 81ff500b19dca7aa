/** Whether a viewer can see an element: it is in the viewport and the tab is visible. */
import { useEffect, useState, type RefObject } from 'react';

/**
 * `share` of the element, 0 to 1, must be in the viewport. Without IntersectionObserver the element counts as
 * in the viewport.
 */
export function useSeen(element: RefObject<Element | null>, share = 0.35): boolean {
  const [inWindow, setInWindow] = useState(() => typeof IntersectionObserver === 'undefined');
  const [inFront, setInFront] = useState(() => document.visibilityState !== 'hidden');

  useEffect(() => {
    const watched = element.current;
    if (watched === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // An element taller than the window never reaches its share: half a window of it is enough.
        if (last !== undefined)
          setInWindow(
            last.intersectionRatio >= share ||
              last.intersectionRect.height >= (last.rootBounds?.height ?? Infinity) / 2,
          );
      },
      { threshold: [0, share / 2, share, 1] },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, share]);

  useEffect(() => {
    const follow = (): void => setInFront(document.visibilityState !== 'hidden');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return inWindow && inFront;
}

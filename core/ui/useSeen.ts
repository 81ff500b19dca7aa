/** Knows whether a viewer can see an element: it is in the window, and the window's tab is the one in front. */
import { useEffect, useState, type RefObject } from 'react';

/** `share` of the element, 0 to 1, has to be in the window. Where nothing can be observed, the element counts as in the window. */
export function useSeen(element: RefObject<Element | null>, share = 0.35): boolean {
  const [inWindow, setInWindow] = useState(() => typeof IntersectionObserver === 'undefined');
  const [inFront, setInFront] = useState(() => document.visibilityState !== 'hidden');

  useEffect(() => {
    const watched = element.current;
    if (watched === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // What is taller than the window never shows as much of itself: then half a window of it is enough.
        if (last !== undefined) setInWindow(last.intersectionRatio >= share || last.intersectionRect.height >= (last.rootBounds?.height ?? Infinity) / 2);
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

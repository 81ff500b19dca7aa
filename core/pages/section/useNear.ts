/** Knows that a row has come near the window, and gives it its turn to be drawn. */
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { drawInTurns, stopDrawing } from '../../ui/drawInTurns';

/** Pixels from the window within which a row is drawn. */
export const NEAR = 600;

/**
 * Whether the row is drawn, and a ref for the element that holds its place; the same function at every render. A row that a flick has
 * brought past the window before its turn waits until it comes again.
 */
export function useNear(from: boolean): readonly [near: boolean, watch: RefCallback<HTMLElement>] {
  const [near, setNear] = useState(() => from || typeof IntersectionObserver === 'undefined');
  const drawn = useRef(near);
  const draw = useCallback(() => {
    drawn.current = true;
    setNear(true);
    return false;
  }, []);
  useEffect(() => () => stopDrawing(draw), [draw]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || drawn.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (drawn.current) observer.disconnect();
          else if (entries.at(-1)?.isIntersecting === true) drawInTurns(draw);
          else stopDrawing(draw);
        },
        { rootMargin: `${NEAR}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [draw],
  );
  return [near, watch];
}

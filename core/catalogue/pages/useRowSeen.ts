/** Reports once that a row was in view (HOM-095). */
import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { VISIBILITY } from '../../sdk/constants';

/** A ref for a marker in the middle of the row: seen once the whole marker is well inside the viewport (RLM-073). */
export function useRowSeen(onSeen: () => void): RefCallback<HTMLElement> {
  const call = useRef(onSeen);
  useEffect(() => {
    call.current = onSeen;
  });
  const said = useRef(false);
  return useCallback((mark) => {
    if (mark === null || said.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (said.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        said.current = true;
        observer.disconnect();
        call.current();
      },
      { rootMargin: VISIBILITY.margin, threshold: VISIBILITY.threshold },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
}

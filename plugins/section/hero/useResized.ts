/** Re-renders after the window was resized (HOM-028, HOM-031). */
import { useEffect, useState } from 'react';
import { clock, useService, HERO_RESIZE_DEBOUNCE } from '../../../core/sdk';

/** Incremented after each debounced resize. */
export function useResized(): number {
  const time = useService(clock);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let cancel = (): void => undefined;
    const onResize = (): void => {
      cancel();
      cancel = time.after(HERO_RESIZE_DEBOUNCE, () => setCount((before) => before + 1));
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, [time]);
  return count;
}

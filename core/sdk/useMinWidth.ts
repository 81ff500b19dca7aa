/** Whether the window is at least a given number of px wide. */
import { useEffect, useState } from 'react';
import { useHostRender } from '../ui/hostRender';
import { WIDTH_DEBOUNCE } from './constants';
import { clock } from './services';
import { useService } from './useService';

/** Current value; true where the browser cannot tell. */
export const hasMinWidth = (width: number): boolean =>
  globalThis.matchMedia?.(`(min-width: ${width}px)`).matches ?? true;

/** Follows the window width, debounced (RLM-071); true in the host's render. */
export function useMinWidth(width: number): boolean {
  const time = useService(clock);
  const isHosted = useHostRender() !== null;
  const [wide, setWide] = useState(() => hasMinWidth(width));
  useEffect(() => {
    let cancel = (): void => undefined;
    const onResize = (): void => {
      cancel();
      cancel = time.after(WIDTH_DEBOUNCE, () => setWide(hasMinWidth(width)));
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, [time, width]);
  return wide || isHosted;
}

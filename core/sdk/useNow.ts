/** Current time for views. */
import { useEffect, useState } from 'react';
import { useHostRender } from '../ui/hostRender';
import { clock } from './services';
import { useService } from './useService';

/**
 * Epoch milliseconds, updated every `every` milliseconds while mounted (LIV-045); the time of the host's
 * render while that is shown.
 */
export function useNow(every: number): number {
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => time.after(every, () => setNow(time.now())), [time, every, now]);
  return useHostRender() ?? now;
}

/** Epoch milliseconds at this render; the time of the host's render while that is shown. */
export function useRenderTime(): number {
  const time = useService(clock);
  return useHostRender() ?? time.now();
}

/** Current time for views. */
import { useEffect, useState } from 'react';
import { useHostRender } from '../ui/hostRender';
import { clock } from './services';
import { useService } from './useService';

/**
 * Epoch milliseconds, updated every `every` milliseconds while mounted (LIV-045); the time of the host's
 * render while that is shown. Updates are on the multiples of `every`, so that what begins and ends on the minute, such
 * as a programme, does so on the screen too.
 */
export function useNow(every: number): number {
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => time.after(every - (time.now() % every), () => setNow(time.now())), [time, every, now]);
  return useHostRender() ?? now;
}

/** Epoch milliseconds at this render; the time of the host's render while that is shown. */
export function useRenderTime(): number {
  const time = useService(clock);
  return useHostRender() ?? time.now();
}

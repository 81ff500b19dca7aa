/** Current time for views that must update while shown. */
import { useEffect, useState } from 'react';
import { clock } from './services';
import { useService } from './useService';

/** Epoch milliseconds, updated every `every` milliseconds while mounted (LIV-045). */
export function useNow(every: number): number {
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => time.after(every, () => setNow(time.now())), [time, every, now]);
  return now;
}

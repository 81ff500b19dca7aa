/** The time, for what must move on while it is looked at. */
import { useEffect, useState } from 'react';
import { clock } from './services';
import { useService } from './useService';

/** Epoch milliseconds, taken anew every `every` milliseconds while the component stands (LIV-045). */
export function useNow(every: number): number {
  const time = useService(clock);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => time.after(every, () => setNow(time.now())), [time, every, now]);
  return now;
}

/** Keeps what is no longer wanted on the page until it has left. */
import { useEffect, useState } from 'react';
import { clock, useService } from '../../../core/sdk';

/** What is shown in place of `wanted`: the same, or what was there until `time` ms ago, leaving. */
export function useLeaving(wanted: string | null, time: number): { readonly shown: string | null; readonly leaving: boolean } {
  const ticker = useService(clock);
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  useEffect(() => (wanted === null && shown !== null ? ticker.after(time, () => setShown(null)) : undefined), [wanted, shown, time, ticker]);
  return { shown, leaving: wanted === null };
}

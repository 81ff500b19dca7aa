/** Delays unmounting until an exit transition has ended. */
import { useEffect, useState } from 'react';
import { clock, useService } from '../../../core/sdk';

/** The value to render: `wanted`, or for `time` ms the previous one, marked as leaving. */
export function useLeaving(
  wanted: string | null,
  time: number,
): { readonly shown: string | null; readonly leaving: boolean } {
  const ticker = useService(clock);
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  useEffect(
    () => (wanted === null && shown !== null ? ticker.after(time, () => setShown(null)) : undefined),
    [wanted, shown, time, ticker],
  );
  return { shown, leaving: wanted === null };
}

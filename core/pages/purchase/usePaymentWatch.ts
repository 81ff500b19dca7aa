/** The watch over one payment for as long as its page is open. */
import { useEffect, useMemo } from 'react';
import { createBasketApi, createPaymentApi, PaymentMemory, PaymentWatch, purchaseLog, purchaseMemory, type PaymentWatchParts } from '../../commerce';
import { clock, platformClient, useService } from '../../sdk';

/** What is watched: the viewer's own payment, unless somebody else's calls and memory are given. */
export type Watched = Pick<PaymentWatchParts, 'payments' | 'basket' | 'memory'>;

/** Asks again at once when the viewer comes back from another app or tab. Another `watched` begins anew. */
export function usePaymentWatch(id: string, watched?: Watched): PaymentWatch {
  const client = useService(platformClient);
  const time = useService(clock);
  const log = useService(purchaseLog);
  const values = useService(purchaseMemory);
  const watch = useMemo(
    () =>
      new PaymentWatch(id, {
        ...(watched ?? { payments: createPaymentApi(client), basket: createBasketApi(client), memory: new PaymentMemory(values) }),
        clock: time,
        report: (error) => log.error('A payment could not be followed.', error),
      }),
    [id, watched, client, time, log, values],
  );
  useEffect(() => {
    const stop = watch.watch();
    const look = () => document.visibilityState === 'visible' && void watch.look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [watch]);
  return watch;
}

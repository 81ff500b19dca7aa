/** Polls one payment while its page is open. */
import { useEffect, useMemo } from 'react';
import { licenceWatch, type Watched } from '../purchaseStores';
import { PaymentWatch } from '../PaymentWatch';
import { purchaseLog } from '../purchaseMemory';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { usePurchaseServices } from './usePurchase';

/**
 * Watches the viewer's own payment, unless another API and storage are given in `watched`; another `watched`
 * restarts it. Polls at once when the page becomes visible again.
 */
export function usePaymentWatch(id: string, watched?: Watched): PaymentWatch {
  const services = usePurchaseServices();
  const time = useService(clock);
  const log = useService(purchaseLog);
  const watch = useMemo(
    () =>
      new PaymentWatch(id, {
        ...(watched ?? licenceWatch(services)),
        clock: time,
        report: (error) => log.error('A payment could not be followed.', error),
      }),
    [id, watched, services, time, log],
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

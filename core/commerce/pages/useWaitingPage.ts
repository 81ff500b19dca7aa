/** A payment that completes elsewhere has its own page, which survives reloads and can be revisited. */
import { useEffect } from 'react';
import type { PaymentState } from '../PaymentStore';
import { queryNames } from '../../routing/queryNames';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';

/** Navigates there with replace, because going back would only redirect here again. */
export function useWaitingPage(payment: PaymentState, from: string | null): void {
  const going = useService(navigation);
  const id = payment.status === 'waiting' ? payment.paymentId : null;
  useEffect(() => {
    if (id !== null)
      going.go(going.hrefOf('PAYMENT', { id }, from === null ? {} : { [queryNames.from]: from }), {
        replace: true,
      });
  }, [going, id, from]);
}

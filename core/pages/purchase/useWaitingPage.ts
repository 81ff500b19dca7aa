/** A payment whose rest happens elsewhere is waited for on a page of its own, which can be loaded again and come back to. */
import { useEffect } from 'react';
import type { PaymentState } from '../../commerce';
import { queryNames } from '../../routing';
import { navigation, useService } from '../../sdk';

/** Leads there, in place of the page that is shown: going back to that would only lead here again. */
export function useWaitingPage(payment: PaymentState, from: string | null): void {
  const going = useService(navigation);
  const id = payment.status === 'waiting' ? payment.paymentId : null;
  useEffect(() => {
    if (id !== null) going.go(going.hrefOf('PAYMENT', { id }, from === null ? {} : { [queryNames.from]: from }), { replace: true });
  }, [going, id, from]);
}

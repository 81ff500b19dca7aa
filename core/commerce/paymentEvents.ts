/** Tells analytics how payments go (ANA-012). */
import { reaction } from 'mobx';
import { PAYMENT_COMPLETED, PAYMENT_ERROR, PAYMENT_STARTED, type Analytics } from '../sdk';
import type { CheckoutStore } from './CheckoutStore';

/** Until the function it gives is called. The licence is noted when a payment begins: one that is paid is in no basket any more. */
export function tellPayments({ basket, payment }: Pick<CheckoutStore, 'basket' | 'payment'>, analytics: Analytics): () => void {
  let licenceId: string | null = null;
  return reaction(
    () => payment.state,
    (state) => {
      if (state.status === 'processing') {
        licenceId = basket.basketItems[0]?.licenceId ?? licenceId;
        analytics.track(PAYMENT_STARTED, { licenceId });
      } else if (state.status === 'complete') analytics.track(PAYMENT_COMPLETED, { licenceId, pending: state.pending });
      else if (state.status === 'failed') analytics.track(PAYMENT_ERROR, { licenceId });
    },
  );
}

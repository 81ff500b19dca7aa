/** Tracks payments in analytics (ANA-012). */
import { reaction } from 'mobx';
import { PAYMENT_COMPLETED, PAYMENT_ERROR, PAYMENT_STARTED } from '../sdk/eventNames';
import type { Analytics } from '../sdk/services';
import type { CheckoutStore } from './CheckoutStore';

/** Returns the dispose function. The licence id is captured when a payment begins, since a paid basket is empty. */
export function tellPayments(
  { basket, payment }: Pick<CheckoutStore, 'basket' | 'payment'>,
  analytics: Analytics,
): () => void {
  let licenceId: string | null = null;
  return reaction(
    () => payment.state,
    (state) => {
      if (state.status === 'processing') {
        licenceId = basket.basketItems[0]?.licenceId ?? licenceId;
        analytics.track(PAYMENT_STARTED, { licenceId });
      } else if (state.status === 'complete')
        analytics.track(PAYMENT_COMPLETED, { licenceId, pending: state.pending });
      else if (state.status === 'failed') analytics.track(PAYMENT_ERROR, { licenceId });
    },
  );
}

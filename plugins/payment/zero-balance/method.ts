/** Paying nothing. */
import type { Activate, PaymentMethod } from '../../../core/sdk';

/** For a basket whose total is 0 (PAY-020): there is nothing to enter, and nothing that the platform need charge. */
export default (() => ({
  offers: ({ discountedTotal }) => discountedTotal === 0,
  collect: async () => ({ targetPaymentProvider: 'zero-balance', paymentMethodType: 'zero-balance' }),
})) satisfies Activate<PaymentMethod>;

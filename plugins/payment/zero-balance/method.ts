/** Zero-total baskets. */
import type { Activate, PaymentMethod } from '../../../core/sdk';

/** For a basket whose total is 0 (PAY-020): no input, and nothing to charge. */
export default (() => ({
  offers: ({ discountedTotal }) => discountedTotal === 0,
  collect: async () => ({ targetPaymentProvider: 'zero-balance', paymentMethodType: 'zero-balance' }),
})) satisfies Activate<PaymentMethod>;

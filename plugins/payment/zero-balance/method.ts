/** Zero-total baskets. */
import type { Activate } from 'proscenium/sdk';

/** For a basket whose total is 0 (PAY-020): no input, and nothing to charge. */
export default (({ facts: { name } }) => ({
  offers: ({ discountedTotal }) => discountedTotal === 0,
  collect: async () => ({ targetPaymentProvider: name, paymentMethodType: name }),
})) satisfies Activate<'payment-method'>;

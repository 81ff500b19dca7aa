/** Payments through iDEAL. */
import type { Activate } from 'proscenium/sdk';
import { stripeRedirect } from 'proscenium/sdk/payment/stripe';
import type { IdealOptions } from './options.generated';

export default ((context) =>
  stripeRedirect(context, {
    mark: {
      ground: '#ffffff',
      strokes: [
        { path: 'M5 3h15.5C28 3 33 7 33 13s-5 10-12.5 10H5Z', color: '#0a0b09' },
        { path: 'M14 6h6.3c5.4 0 8.9 2.6 8.9 7s-3.5 7-8.9 7H14Z', color: '#d50072' },
        { path: 'M8 12h3.5v8H8Zm1.750-5.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z', color: '#ffffff' },
      ],
    },
    leave: (stripe, clientSecret, { returnUrl }) =>
      stripe.confirmIdealPayment(clientSecret, { payment_method: { ideal: {} }, return_url: returnUrl }),
  })) satisfies Activate<'payment-method', IdealOptions>;

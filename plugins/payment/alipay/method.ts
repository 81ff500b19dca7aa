/** Payments through Alipay. */
import type { Activate } from 'proscenium/sdk';
import { stripeRedirect } from 'proscenium/sdk/payment/stripe';
import type { AlipayOptions } from './options.generated';

export default ((context) =>
  stripeRedirect(context, {
    mark: {
      ground: '#1677ff',
      strokes: [
        {
          path: 'M12 5.5h16v2H12Zm6.8-2.2h2.4v5h-2.4ZM13 10.2h13.5v1.9c-1 3.4-3 6.2-5.9 8.2-2.6 1.8-5.5 2.2-7.4 1.3-2.3-1.1-2.5-4.1-.3-5.5 2.6-1.7 6-.8 9.7.8l8.4 3.4v2.5l-9.4-4.3c-3-1.4-5.3-2.1-6.9-1.3-1 .5-1 1.7-.2 2.2 1 .6 2.9.3 4.8-1 2-1.4 3.5-3.4 4.3-6H13Z',
          color: '#ffffff',
        },
      ],
    },
    leave: (stripe, clientSecret, { returnUrl }) =>
      stripe.confirmAlipayPayment(clientSecret, { return_url: returnUrl }),
  })) satisfies Activate<'payment-method', AlipayOptions>;

/** Payments through Bancontact. */
import type { Activate } from 'proscenium/sdk';
import { stripeRedirect } from 'proscenium/sdk/payment/stripe';
import type { BancontactOptions } from './options.generated';

export default ((context) =>
  stripeRedirect(context, {
    asksName: true,
    mark: {
      ground: '#1e3764',
      strokes: [
        { path: 'M6 15h13.5l4-4H34l-6.5 7a5 5 0 0 1-3.6 1.5H6Z', color: '#ffd800' },
        { path: 'M34 11H20.5l-4 4H6l6.5-7a5 5 0 0 1 3.6-1.5H34Z', color: '#ffffff' },
      ],
    },
    leave: (stripe, clientSecret, { returnUrl, payer }) =>
      stripe.confirmBancontactPayment(clientSecret, {
        payment_method: { billing_details: { name: payer } },
        return_url: returnUrl,
      }),
  })) satisfies Activate<'payment-method', BancontactOptions>;

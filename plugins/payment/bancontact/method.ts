/** Payments through Bancontact. */
import type { Activate, PaymentMethod } from '../../../core/sdk';
import { redirectPayment } from '../../../core/sdk/redirectPayments';
import { mark } from './mark';
import type { BancontactOptions } from './options.generated';

export default ((context) =>
  redirectPayment(context, {
    name: 'bancontact',
    labelKey: 'bancontactMethodName',
    asksName: true,
    Mark: mark,
    leave: (stripe, clientSecret, { returnUrl, payer }) =>
      stripe.confirmBancontactPayment(clientSecret, {
        payment_method: { billing_details: { name: payer } },
        return_url: returnUrl,
      }),
  })) satisfies Activate<PaymentMethod, BancontactOptions>;

/** Payments through iDEAL. */
import type { Activate, PaymentMethod } from '../../../core/sdk';
import { redirectPayment } from '../../../core/sdk/redirectPayments';
import { mark } from './mark';
import type { IdealOptions } from './options.generated';

export default ((context) =>
  redirectPayment(context, {
    name: 'ideal',
    labelKey: 'idealMethodName',
    Mark: mark,
    leave: (stripe, clientSecret, { returnUrl }) =>
      stripe.confirmIdealPayment(clientSecret, { payment_method: { ideal: {} }, return_url: returnUrl }),
  })) satisfies Activate<PaymentMethod, IdealOptions>;

/** Payments through Alipay. */
import type { Activate, PaymentMethod } from '../../../core/sdk';
import { redirectPayment } from '../../../core/sdk/redirectPayments';
import { mark } from './mark';
import type { AlipayOptions } from './options.generated';

export default ((context) =>
  redirectPayment(context, {
    name: 'alipay',
    labelKey: 'alipayMethodName',
    Mark: mark,
    leave: (stripe, clientSecret, { returnUrl }) =>
      stripe.confirmAlipayPayment(clientSecret, { return_url: returnUrl }),
  })) satisfies Activate<PaymentMethod, AlipayOptions>;

/** The number of a prepaid card as a payment method. */
import { PaymentRefusal, type Activate } from 'proscenium/sdk';
import { NumberForm } from './NumberForm';
import type { PrepaidOptions } from './options.generated';

export default (({ facts: { name }, options: { digits } }) => {
  let entered = '';
  return {
    Form: ({ onReady, onProblem, disabled }) => (
      <NumberForm
        disabled={disabled}
        onEnter={(number) => {
          entered = number;
          onReady(number.length === digits);
          onProblem(null);
        }}
      />
    ),
    offers: (basket) => basket.discountedTotal > 0,
    async collect() {
      if (entered.length !== digits)
        throw new PaymentRefusal('incomplete_number', 'The number is not complete.', 'number');
      return { paymentDetailsExternalId: entered, targetPaymentProvider: name, paymentMethodType: name };
    },
  };
}) satisfies Activate<'payment-method', PrepaidOptions>;

/** Paying nothing. */
import activate from '../../../plugins/payment/zero-balance/method';
import manifest from '../../../plugins/payment/zero-balance/plugin.json';
import type { Activate } from '../../../core/sdk';
import { basket, basketAtZero, describePaymentMethod, fakeContext, factsOf } from 'proscenium/kit';

describePaymentMethod('payment/zero-balance', { manifest, activate, options: {}, basket: basketAtZero });

test('PAY-020 it is offered only for a total of 0, and pays without payment details', async () => {
  const make: Activate<'payment-method'> = activate;
  const method = await make(
    fakeContext({ options: {}, pluginId: manifest.id, facts: factsOf({ manifest }, 'payment-method') })
      .context,
  );
  expect([method.offers(basket), method.offers(basketAtZero)]).toEqual([false, true]);
  await expect(method.collect(basketAtZero, '')).resolves.toEqual({
    targetPaymentProvider: 'zero-balance',
    paymentMethodType: 'zero-balance',
  });
});

/** The client and the basket that payment methods call with. */
import { PaymentScope } from '../../../core/platform/PaymentScope';
import type { PlatformClient } from '../../../core/sdk';
import { initPaymentMethod, readLicences, validatePaymentMethod } from '../../../core/sdk/endpoints/commerce';
import { FakePlatform } from '../../kit/fakes';

const init = { body: { targetPaymentProvider: 'stripe' } };
const scene = () => {
  const [viewer, buyer] = [new FakePlatform(), new FakePlatform()];
  for (const platform of [viewer, buyer])
    platform.answer('initPaymentMethod', {}).answer('validatePaymentMethod', {}).answer('readLicences', {});
  const scope = new PaymentScope(viewer);
  const payments: PlatformClient = scope;
  return { viewer, buyer, scope, payments };
};

test('PAY-038 usually the viewer’s, about their own basket', async () => {
  const { viewer, payments } = scene();
  await payments.call(initPaymentMethod, init);
  expect(viewer.calls).toEqual([{ endpoint: 'initPaymentMethod', input: init }]);
});

test('GFT-017 while another basket is paid, that basket and its buyer’s client; all other calls stay the viewer’s', async () => {
  const { viewer, buyer, scope, payments } = scene();
  const leave = scope.enter({ client: buyer, basketId: () => 'gift-1' });
  await payments.call(initPaymentMethod, init);
  await payments.call(validatePaymentMethod, init);
  await payments.call(readLicences, {});
  expect(buyer.calls).toEqual([
    { endpoint: 'initPaymentMethod', input: { body: { ...init.body, basketId: 'gift-1' } } },
    { endpoint: 'validatePaymentMethod', input: init },
  ]);
  expect(viewer.calls.map(({ endpoint }) => endpoint)).toEqual(['readLicences']);
  leave();
  await payments.call(initPaymentMethod, init);
  expect(viewer.calls).toHaveLength(2);
});

test('GFT-014 a signed-in buyer, whose client is the scope itself, uses the viewer’s client with the gift’s basket named', async () => {
  const { viewer, scope, payments } = scene();
  scope.enter({ client: payments, basketId: () => 'gift-1' });
  await payments.call(initPaymentMethod, init);
  await payments.call(validatePaymentMethod, init);
  expect(viewer.calls).toEqual([
    { endpoint: 'initPaymentMethod', input: { body: { ...init.body, basketId: 'gift-1' } } },
    { endpoint: 'validatePaymentMethod', input: init },
  ]);
});

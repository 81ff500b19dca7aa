/** A payment method under development: the platform of a site whose key names it accepts it. */
import { consent, MONTH, sandbox } from './buying';
import { callerOf, signUp } from './sandboxProcess';

test('only a site whose key names the method is offered it, and its number pays', async () => {
  const site = callerOf(sandbox.url, 'arena.loyalty-web');
  const token = await signUp(site, 'loyal@new.example');
  const basket = await site('PUT', `/api/v2/baskets/${MONTH}`, { token });
  const names = [...(basket.body['providers'] ?? [])].map(({ name }) => name);
  expect(names).toEqual(['stripe', 'stripe-wallet', 'loyalty']);
  const pay = (number: string) =>
    site('POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            targetPaymentProvider: 'loyalty',
            paymentMethodType: 'loyalty',
            paymentDetailsExternalId: number,
          },
          consent,
        },
      },
    });
  expect((await pay('12345678')).status).toBe(402);
  expect((await pay('70000001')).status).toBe(200);

  const other = callerOf(sandbox.url, 'arena-web');
  const elsewhere = await other('PUT', `/api/v2/baskets/${MONTH}`, {
    token: await signUp(other, 'other@new.example'),
  });
  expect([...(elsewhere.body['providers'] ?? [])].map(({ name }) => name)).toEqual([
    'stripe',
    'stripe-wallet',
  ]);
});

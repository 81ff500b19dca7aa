/** A checkout whose basket offers a saved card. */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { PaymentMethodStore } from '../../../core/commerce/PaymentMethodStore';
import type { Basket } from '../../../core/generated/platform';
import { type PaymentMethod } from '../../../core/sdk';
import { basket, offered } from './commerceFixture';
import { platform, remembered, tabValues, tradingClient } from './tradingFixture';

export const cardDetails = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
export const details = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  saved: true,
};
export const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
export const basketPath = '/api/v2/customer/basket';
export const returnUrl = 'https://ringside.localhost/pay/demo-stripe';

export const collect = jest.fn<Promise<object>, []>();
export const stripe: PaymentMethod = {
  offers: () => true,
  collect: collect as unknown as PaymentMethod['collect'],
  Form: () => null,
};
const source = {
  entries: [{ key: 'stripe', plugin: 'payment/stripe', contribution: 'stripe', options: {} }],
  facts: () => ({ kind: 'form' as const, labelKey: 'card' }),
  resolve: async () => stripe,
  forget: () => undefined,
};

/** A checkout that has the basket, in a tab of its own. */
export async function chosen(values = tabValues(), id = 'basket-1', more: Partial<Basket> = {}) {
  const report = jest.fn();
  const checkout = new CheckoutStore({
    api: createBasketApi(tradingClient()),
    methods: new PaymentMethodStore(source, report),
    ...remembered(values),
    report,
  });
  platform()
    .put('/api/v2/baskets/pass-month-sku')
    .query(true)
    .reply(200, basket({ id, primaryPaymentDetails: cardDetails, ...more }));
  await checkout.choose(offered());
  return checkout;
}
/** The pay call, after the check that the basket is still the one shown. */
export const charged = (id: string, basketId = 'basket-1') => {
  platform()
    .get(basketPath)
    .reply(200, basket({ id: basketId, primaryPaymentDetails: cardDetails }));
  return platform()
    .post(
      payPath,
      ({ paymentArrangement }: { paymentArrangement: { primaryPaymentDetailsAttributes: object } }) => {
        expect(paymentArrangement.primaryPaymentDetailsAttributes).toEqual({
          paymentDetailsExternalId: id,
          targetPaymentProvider: 'stripe',
          paymentMethodType: 'card',
        });
        return true;
      },
    )
    .query(true);
};
export const done = { status: 'COMPLETED', purchaseId: 'p', licences: [] };

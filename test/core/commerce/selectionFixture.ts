/** A checkout with two payment methods over the network. */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { PaymentMethodStore } from '../../../core/commerce/PaymentMethodStore';
import type { Basket, BasketPaymentProvider } from '../../../core/generated/platform';
import { type PaymentMethod } from '../../../core/sdk';
import { basket, offered, stripeProvider } from './commerceFixture';
import { platform, remembered, tabValues, tradingClient } from './tradingFixture';

export const basketPath = '/api/v2/customer/basket';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
export const returnUrl = 'https://ringside.localhost/pay/demo-stripe';

export const sepaProvider: BasketPaymentProvider = { id: 'demo-sepa', name: 'sepa', kind: 'form' };
const savedDetails = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
export const both = basket({ providers: [sepaProvider, stripeProvider] });
export const withCard = basket({
  providers: [sepaProvider, stripeProvider],
  primaryPaymentDetails: savedDetails,
});
export const completed = { status: 'COMPLETED', purchaseId: 'p', licences: [] };

interface Shop {
  readonly tab?: ReturnType<typeof tabValues>;
  /** Storage that the tabs of the browser share. */
  readonly browser?: ReturnType<typeof tabValues>;
  /** Methods whose plugin cannot be loaded; a test may repair them. */
  readonly broken?: Set<string>;
}

/** A page with a direct debit, a card, and the method for zero amounts, in the realm's order. */
export function open({ tab = tabValues(), browser = tab, broken = new Set() }: Shop = {}) {
  const collect = jest.fn(async (name: string) => ({
    paymentDetailsExternalId: `${name}-new`,
    targetPaymentProvider: name,
    paymentMethodType: name,
  }));
  const method = (name: string): PaymentMethod => ({
    offers: () => true,
    collect: async () => collect(name),
    Form: () => null,
  });
  const methods: Readonly<Record<string, PaymentMethod>> = {
    sepa: method('sepa'),
    stripe: { ...method('stripe'), translate: (code) => (code === 'R01' ? 'expired_card' : null) },
    'zero-balance': {
      offers: () => true,
      collect: async () => ({ targetPaymentProvider: 'zero-balance', paymentMethodType: 'zero-balance' }),
    },
  };
  const source = {
    entries: Object.keys(methods).map((name) => ({
      key: name,
      plugin: `payment/${name}`,
      contribution: name,
      options: {},
    })),
    facts: ({ contribution }: { contribution: string }) => ({
      kind: contribution === 'zero-balance' ? ('none' as const) : ('form' as const),
      labelKey: contribution,
    }),
    resolve: async ({ contribution }: { contribution: string }) => {
      const found = methods[contribution];
      if (found === undefined || broken.has(contribution)) throw new Error(`no ${contribution}`);
      return found;
    },
    forget: () => undefined,
  };
  const report = () => undefined;
  return {
    checkout: new CheckoutStore({
      api: createBasketApi(tradingClient()),
      methods: new PaymentMethodStore(source, report),
      ...remembered(tab, browser),
      report,
    }),
    collect,
    tab,
  };
}

export const put = (shown: Basket) =>
  platform().put('/api/v2/baskets/pass-month-sku').query(true).reply(200, shown);
/** A page on which the licence was selected, and this is the basket. */
export async function chosen(shown: Basket, shop: Shop = {}) {
  const page = open(shop);
  put(shown);
  await page.checkout.choose(offered());
  return page;
}
/** From now on the platform has this basket, and the viewer holds none of it. */
export function serveBasket(shown: Basket): void {
  platform().persist().get(basketPath).optionally().reply(200, shown);
  platform()
    .persist()
    .get('/api/v2/customer/subscriptions/status/active')
    .optionally()
    .reply(200, { licences: [] });
}
/** The next pay call: its details and its idempotency key, once it has arrived. */
export function payCall(status: number, answer: object | string) {
  const seen: { details?: unknown; key?: unknown } = {};
  platform()
    .post(payPath)
    .query(true)
    .reply(function (_, body) {
      seen.details = (
        body as {
          paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId?: string } };
        }
      ).paymentArrangement.primaryPaymentDetailsAttributes.paymentDetailsExternalId;
      seen.key = this.req.headers['idempotency-key'];
      return [status, answer];
    });
  return seen;
}

/**
 * What a checkout pays with: the selected method or saved card, what survives a change of methods, and what
 * its plugin is asked.
 */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { PaymentMethodStore } from '../../../core/commerce/PaymentMethodStore';
import type { Basket, BasketPaymentProvider } from '../../../core/generated/platform';
import { PaymentRefusal, type PaymentMethod } from '../../../core/sdk';
import { basket, offered, stripeProvider, zeroProvider } from './commerceFixture';
import {
  platform,
  refusal,
  remembered,
  tabValues,
  tradesOverTheNetwork,
  tradingClient,
} from './tradingFixture';

tradesOverTheNetwork();

const basketPath = '/api/v2/customer/basket';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
const returnUrl = 'https://ringside.localhost/pay/demo-stripe';

const sepaProvider: BasketPaymentProvider = { id: 'demo-sepa', name: 'sepa', kind: 'form' };
const keptCard = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
const both = basket({ providers: [sepaProvider, stripeProvider] });
const withCard = basket({ providers: [sepaProvider, stripeProvider], primaryPaymentDetails: keptCard });
const completed = { status: 'COMPLETED', purchaseId: 'p', licences: [] };

interface Shop {
  readonly tab?: ReturnType<typeof tabValues>;
  /** Storage that the tabs of the browser share. */
  readonly browser?: ReturnType<typeof tabValues>;
  /** Methods whose plugin cannot be loaded; a test may repair them. */
  readonly broken?: Set<string>;
}

/** A page with a direct debit, a card, and the method for zero amounts, in the realm's order. */
function open({ tab = tabValues(), browser = tab, broken = new Set() }: Shop = {}) {
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

const put = (shown: Basket) => platform().put('/api/v2/baskets/pass-month-sku').query(true).reply(200, shown);
/** A page on which the licence was selected, and this is the basket. */
async function chosen(shown: Basket, shop: Shop = {}) {
  const page = open(shop);
  put(shown);
  await page.checkout.choose(offered());
  return page;
}
/** From now on the platform has this basket, and the viewer holds none of it. */
function serveBasket(shown: Basket): void {
  platform().persist().get(basketPath).optionally().reply(200, shown);
  platform()
    .persist()
    .get('/api/v2/customer/subscriptions/status/active')
    .optionally()
    .reply(200, { licences: [] });
}
/** The next pay call: its details and its idempotency key, once it has arrived. */
function payCall(status: number, answer: object | string) {
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

describe('PAY-014 the selected payment method', () => {
  test('is nothing before the methods are loaded, and a press does nothing', async () => {
    const { checkout } = open();
    expect([checkout.chosen, checkout.listed, checkout.savedCard, checkout.chosenCard]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([checkout.formReady, checkout.payable, checkout.problem]).toEqual([false, false, null]);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('idle');
  });

  test('is the realm’s first method, and pressing it again keeps the entered values', async () => {
    const { checkout } = await chosen(both);
    expect([checkout.listed?.provider.id, checkout.payable]).toEqual(['demo-sepa', false]);
    checkout.setFormReady(true);
    checkout.select('demo-sepa');
    expect(checkout.payable).toBe(true);
  });

  test('can be changed: the other method starts with empty fields', async () => {
    const { checkout } = await chosen(both);
    checkout.setFormReady(true);
    checkout.select('demo-stripe');
    expect([checkout.listed?.provider.id, checkout.payable]).toEqual(['demo-stripe', false]);
  });

  test('PAY-012 PAY-024 stays for another purchase, whose consents and fields are asked for anew', async () => {
    const consent = {
      fieldName: 'now',
      kind: 'checkbox' as const,
      text: 'I want to watch now.',
      required: true,
    };
    const asking = basket({ providers: [sepaProvider, { ...stripeProvider, consents: [consent] }] });
    const { checkout } = await chosen(asking);
    checkout.select('demo-stripe');
    checkout.setFormReady(true);
    checkout.choice.tick(consent, true);
    expect(checkout.payable).toBe(true);
    checkout.change();
    put(asking);
    await checkout.choose(offered());
    expect([checkout.listed?.provider.id, checkout.formReady, checkout.choice.consented]).toEqual([
      'demo-stripe',
      false,
      false,
    ]);
  });

  test('PAY-004 is the saved card, before the first method', async () => {
    const { checkout } = await chosen(withCard);
    expect([checkout.chosenCard?.last4, checkout.listed?.provider.id, checkout.payable]).toEqual([
      '4242',
      'demo-stripe',
      true,
    ]);
  });

  test('PAY-004 PAY-021 is never a saved card whose provider cannot be loaded', async () => {
    const { checkout } = await chosen(withCard, { broken: new Set(['stripe']) });
    expect([checkout.savedCard, checkout.chosenCard, checkout.listed?.provider.id]).toEqual([
      null,
      null,
      'demo-sepa',
    ]);
  });

  test.each<[string, string, readonly BasketPaymentProvider[], string, string | undefined]>([
    [
      'PAY-012 another way stays, also where a card is kept',
      'demo-sepa',
      [stripeProvider, sepaProvider],
      'demo-sepa',
      undefined,
    ],
    [
      'PAY-004 PAY-012 fields for another card than the kept one stay',
      'demo-stripe',
      [stripeProvider, sepaProvider],
      'demo-stripe',
      undefined,
    ],
    [
      'PAY-004 PAY-012 the kept card takes the place of a way that is gone',
      'demo-sepa',
      [zeroProvider, stripeProvider],
      'demo-stripe',
      '4242',
    ],
  ])(
    'PAY-040 after a voucher that changes the offered methods: %s',
    async (_, selected, providers, listed, end) => {
      const { checkout } = await chosen(withCard);
      checkout.select(selected);
      const cheaper = { ...withCard, discountedTotal: 499, providers: [...providers] };
      platform().put('/api/v2/baskets/vouchers/HALF').reply(200, cheaper);
      platform().get(basketPath).reply(200, cheaper);
      checkout.vouchers.type('HALF');
      await checkout.vouchers.apply();
      expect([
        checkout.basket.discountedTotal,
        checkout.listed?.provider.id,
        checkout.chosenCard?.last4,
      ]).toEqual([499, listed, end]);
    },
  );

  test('PAY-022 is nothing while no method can be loaded, until a retry finds one', async () => {
    const broken = new Set(['sepa', 'stripe']);
    const { checkout } = await chosen(both, { broken });
    expect([checkout.methods.state.status, checkout.listed, checkout.payable]).toEqual([
      'failed',
      null,
      false,
    ]);
    broken.delete('stripe');
    await checkout.retry();
    expect(checkout.listed?.provider.id).toBe('demo-stripe');
  });
});

describe('a field error', () => {
  test.each<[string, (checkout: CheckoutStore) => void]>([
    ['it is right', (checkout) => checkout.setFieldProblem(null)],
    ['another payment method is selected', (checkout) => checkout.select('demo-stripe')],
    ['another licence is to be chosen', (checkout) => checkout.change()],
  ])('is shown until %s', async (_, ends) => {
    const { checkout } = await chosen(both);
    checkout.setFieldProblem(new PaymentRefusal('incorrect_number', 'The number of this account is wrong.'));
    expect(checkout.problem).toEqual({ text: 'The number of this account is wrong.' });
    ends(checkout);
    expect(checkout.problem).toBeNull();
  });
});

test.each([
  ['PAY-073 in the words of its provider’s plugin', 'R01', { key: 'expired_card' }],
  ['PAY-067 as it came, where the plugin does not know it', 'R02', { text: 'R02' }],
])('a code that the platform passes on is shown %s', async (_, code, message) => {
  const { checkout } = await chosen(withCard);
  serveBasket(withCard);
  payCall(402, refusal(402, code));
  await checkout.pay(returnUrl);
  expect(checkout.problem).toEqual(message);
});

describe('PAY-019 after a reload', () => {
  test('a payment authorized by another method is not charged to the saved card, not even after a refusal', async () => {
    const { checkout, tab } = await chosen(withCard);
    serveBasket(withCard);
    checkout.select('demo-sepa');
    checkout.setFormReady(true);
    payCall(502, '');
    await checkout.pay(returnUrl);
    const { checkout: next } = open({ tab });
    await next.recover();
    expect([next.payment.secured, next.chosen?.provider.id, next.chosenCard, next.choice.byWallet]).toEqual([
      true,
      'demo-sepa',
      null,
      false,
    ]);
    const again = payCall(402, refusal(402, 'card_declined'));
    await next.pay(returnUrl);
    expect([again.details, next.payment.secured, next.listed?.provider.id, next.chosenCard]).toEqual([
      'sepa-new',
      false,
      'demo-sepa',
      null,
    ]);
  });

  test('the saved card stays selected when its payment is refused in the end', async () => {
    const idempotent = { ...withCard, idempotentPayments: true };
    const { checkout, tab } = await chosen(idempotent);
    serveBasket(idempotent);
    payCall(502, '');
    await checkout.pay(returnUrl);
    const { checkout: next } = open({ tab });
    await next.recover();
    payCall(402, refusal(402, 'processing_error'));
    await next.pay(returnUrl);
    expect([next.payment.secured, next.chosenCard?.last4, next.payable]).toEqual([false, '4242', true]);
  });

  const secured = {
    ...both,
    securedPayment: {
      paymentProviderId: 'demo-stripe',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentDetailsExternalId: 'pi_9',
    },
  };

  test('PAY-021 an authorized payment whose plugin cannot be loaded is completed with its authorization, by no other method', async () => {
    const { checkout, collect } = await chosen(secured, { broken: new Set(['stripe']) });
    serveBasket(secured);
    expect([checkout.payment.secured, checkout.payable, checkout.chosen, checkout.choice.providerId]).toEqual(
      [true, true, null, 'demo-stripe'],
    );
    const call = payCall(200, completed);
    await checkout.pay(returnUrl);
    expect([call.details, collect.mock.calls, checkout.payment.state.status]).toEqual([
      'pi_9',
      [],
      'complete',
    ]);
  });

  test('PAY-021 where the tab has lost the authorization as well, the viewer sees that the method is unavailable', async () => {
    const { checkout, tab } = await chosen(secured, { broken: new Set(['stripe']) });
    serveBasket(secured);
    tab.stored.clear();
    await checkout.pay(returnUrl);
    expect(checkout.problem).toEqual({ key: 'couldntLoadPaymentProviders' });
  });
});

describe('PAY-019 while another tab waits for a lost answer', () => {
  /** Pays in one tab, which the platform does not answer; gives another tab, whose basket is now this one. */
  async function afterLost(
    shown: Basket,
    { enters = false, now = shown }: { readonly enters?: boolean; readonly now?: Basket } = {},
  ) {
    const browser = tabValues();
    const { checkout } = await chosen(shown, { browser });
    platform().get(basketPath).twice().reply(200, shown);
    if (enters) {
      checkout.select('demo-stripe');
      checkout.setFormReady(true);
    }
    const lost = payCall(502, '');
    await checkout.pay(returnUrl);
    expect(checkout.payment.secured).toBe(true);
    const other = await chosen(now, { browser });
    serveBasket(now);
    return { ...other, lost };
  }
  const repeatable = { ...withCard, idempotentPayments: true };
  const free = basket({
    discountedTotal: 0,
    discountedTax: 0,
    providers: [zeroProvider],
    idempotentPayments: true,
  });

  test.each([
    ['the kept card is charged', repeatable, 'card-1'],
    ['what is free is bought', free, undefined],
  ])('%s by the same call, where the platform repeats its answer', async (_, shown, details) => {
    const { checkout, lost } = await afterLost(shown);
    const again = payCall(200, completed);
    await checkout.pay(returnUrl);
    expect([lost.details, again.details, checkout.payment.state.status]).toEqual([
      details,
      details,
      'complete',
    ]);
    expect([typeof again.key, again.key]).toEqual(['string', lost.key]);
  });

  test.each([
    ['a card would be entered anew', repeatable],
    ['a voucher has made it free since', free],
  ])('the viewer decides where %s', async (_, now) => {
    const { checkout, collect } = await afterLost(repeatable, { enters: true, now });
    if (now === repeatable) {
      checkout.select('demo-stripe');
      checkout.setFormReady(true);
    }
    expect(checkout.payable).toBe(true);
    await checkout.pay(returnUrl);
    expect([checkout.payment.uncertain, checkout.payable, collect.mock.calls]).toEqual([true, false, []]);
  });
});

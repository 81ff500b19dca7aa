/** Paying with a saved card (PAY-004). */
import { waitFor } from '@testing-library/dom';
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { PaymentMethodStore } from '../../../core/commerce/PaymentMethodStore';
import { savedCard } from '../../../core/commerce/rules/savedCard';
import type { Basket } from '../../../core/generated/platform';
import { PaymentRefusal, type Asking, type PaymentMethod } from '../../../core/sdk';
import { basket, licence, offered, stripeProvider, zeroProvider } from './commerceFixture';
import {
  platform,
  refusal,
  remembered,
  tabValues,
  tradesOverTheNetwork,
  tradingClient,
} from './tradingFixture';

tradesOverTheNetwork();

const cardDetails = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
const details = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  saved: true,
};
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
const basketPath = '/api/v2/customer/basket';
const returnUrl = 'https://ringside.localhost/pay/demo-stripe';

describe('PAY-004 the saved card', () => {
  test('belongs to a provider of the basket, and is shown by brand and last digits', () => {
    expect(savedCard(basket({ primaryPaymentDetails: cardDetails }))).toEqual({
      providerId: 'demo-stripe',
      details,
      brand: 'Visa',
      last4: '4242',
    });
  });

  test.each<[string, Partial<Basket>, object | null]>([
    ['nothing is saved', {}, null],
    ['null is saved', { primaryPaymentDetails: null }, null],
    [
      'another provider keeps it',
      { primaryPaymentDetails: { ...cardDetails, targetPaymentProvider: 'adyen' } },
      null,
    ],
    ['the basket needs no card', { primaryPaymentDetails: cardDetails, providers: [zeroProvider] }, null],
    [
      'its provider is paid with on its own page',
      { primaryPaymentDetails: cardDetails, providers: [{ ...stripeProvider, kind: 'browser' }] },
      null,
    ],
    [
      'its end is too long',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { brand: 'visa', last4: '42424' } } },
      null,
    ],
    [
      'its end is no number',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { brand: 'visa', last4: 'x4242' } } },
      null,
    ],
    [
      'it has no end',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { type: 'card' } } },
      null,
    ],
    [
      'it is no card',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { type: 'ideal', bank: 'ing' } } },
      null,
    ],
    ['it has no name', { primaryPaymentDetails: { ...cardDetails, paymentDetailsExternalId: '' } }, null],
    [
      'its brand is one that the account names',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { brand: 'diners', last4: '0001' } } },
      { brand: 'Diners Club', last4: '0001' },
    ],
    [
      'its brand is a new one',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { brand: 'Troy', last4: '0001' } } },
      { brand: 'Troy' },
    ],
    [
      'its brand is not said',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodDetails: { last4: '0001' } } },
      { brand: null, last4: '0001' },
    ],
    [
      'its kind is not said',
      { primaryPaymentDetails: { ...cardDetails, paymentMethodType: null } },
      { details: { ...details, paymentMethodType: 'card' } },
    ],
  ])('%s', (_, more, expected) => {
    const card = savedCard(basket(more));
    if (expected === null) expect(card).toBeNull();
    else expect(card).toMatchObject(expected);
  });

  test('is missing without a basket', () => {
    expect(savedCard(null)).toBeNull();
  });
});

const collect = jest.fn<Promise<object>, []>();
const stripe: PaymentMethod = {
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
async function chosen(values = tabValues(), id = 'basket-1', more: Partial<Basket> = {}) {
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
const charged = (id: string, basketId = 'basket-1') => {
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
const done = { status: 'COMPLETED', purchaseId: 'p', licences: [] };

describe('PAY-004 PAY-033 paying with it', () => {
  beforeEach(() =>
    collect.mockReset().mockResolvedValue({
      paymentDetailsExternalId: 'pi_1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
    }),
  );

  test('it is selected from the start and needs no fields; the platform gets its name', async () => {
    const checkout = await chosen();
    expect([checkout.chosenCard?.last4, checkout.payable]).toEqual(['4242', true]);
    charged('card-1').reply(200, done);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('complete');
    expect(collect).not.toHaveBeenCalled();
  });

  test('another card may be entered instead, and the saved one selected again', async () => {
    const checkout = await chosen();
    checkout.select('demo-stripe');
    expect([checkout.chosenCard, checkout.payable]).toEqual([null, false]);
    checkout.select('demo-stripe', true);
    expect(checkout.payable).toBe(true);
    checkout.select('demo-stripe');
    checkout.setFormReady(true);
    charged('pi_1').reply(200, done);
    await checkout.pay(returnUrl);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-019 the next purchase in the same tab is charged to it as well', async () => {
    const values = tabValues();
    for (const id of ['basket-1', 'basket-2']) {
      const checkout = await chosen(values, id);
      charged('card-1', id).reply(200, done);
      await checkout.pay(returnUrl);
      expect(checkout.payment.state).toEqual({ status: 'complete', pending: false });
    }
  });

  test('PAY-062 a refused one shows the reason, and another may be entered', async () => {
    const checkout = await chosen();
    charged('card-1').reply(402, refusal(402, 'expired_card'));
    await checkout.pay(returnUrl);
    expect(checkout.problem).toEqual({ key: 'expired_card' });
    checkout.select('demo-stripe');
    expect([checkout.problem, checkout.chosenCard]).toEqual([null, null]);
  });

  test('PAY-019 a call without an answer is checked before it is repeated', async () => {
    const checkout = await chosen();
    charged('card-1').reply(500);
    platform()
      .get(basketPath)
      .reply(200, basket({ basketItems: [] }));
    platform()
      .get('/api/v2/customer/subscriptions/status/active')
      .reply(200, { licences: [licence({ sku: 'pass-month-sku' })] });
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('complete');
  });
});

describe('PAY-033 a bank that requires authentication (3-D Secure)', () => {
  const setup = {
    targetPaymentProvider: 'stripe',
    clientSecret: 'pi_9_secret',
    paymentDetailsExternalId: 'pi_9',
  };
  const asks = { ...done, status: 'CHALLENGE', challenge: setup };
  const challenge = jest.fn<Promise<object>, unknown[]>();
  beforeEach(() => {
    challenge.mockReset().mockResolvedValue({
      paymentDetailsExternalId: 'pi_9',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
    });
    Object.assign(stripe, { challenge });
  });
  afterEach(() => Reflect.deleteProperty(stripe, 'challenge'));
  const chargedNext = (id: string) =>
    platform()
      .post(
        payPath,
        ({
          paymentArrangement,
        }: {
          paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: string } };
        }) => paymentArrangement.primaryPaymentDetailsAttributes.paymentDetailsExternalId === id,
      )
      .query(true);

  test('may ask, and its authorization is charged', async () => {
    const checkout = await chosen();
    charged('card-1').reply(200, asks);
    chargedNext('pi_9').reply(200, done);
    await checkout.pay(returnUrl);
    expect(challenge).toHaveBeenCalledWith(setup, {
      basket: basket({ primaryPaymentDetails: cardDetails }),
      place: expect.anything() as unknown,
    });
    expect(checkout.payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('may ask on the page, which has a container for it meanwhile', async () => {
    const checkout = await chosen();
    const frame = document.createElement('iframe');
    const seen: (HTMLElement | undefined)[] = [];
    challenge.mockImplementationOnce(async (_, asking) => {
      void (asking as Asking).place.show(frame, () => undefined);
      seen.push(checkout.challenge?.frame);
      throw new PaymentRefusal(null, '');
    });
    charged('card-1').reply(200, asks);
    await checkout.pay(returnUrl);
    expect([seen, checkout.challenge]).toEqual([[frame], null]);
  });

  test('gets no answer from a viewer who closes its question, which is then removed', async () => {
    const checkout = await chosen();
    challenge.mockImplementationOnce(
      (_, asking) =>
        new Promise(
          (_, reject) =>
            void (asking as Asking).place.show(document.createElement('iframe'), () =>
              reject(new PaymentRefusal(null, '')),
            ),
        ),
    );
    charged('card-1').reply(200, asks);
    const paying = checkout.pay(returnUrl);
    await waitFor(() => expect(checkout.challenge).not.toBeNull());
    checkout.challenge?.onClosed();
    await paying;
    expect([checkout.challenge, checkout.problem, checkout.payable]).toEqual([
      null,
      { key: 'failedPayment' },
      true,
    ]);
  });

  test('is trusted when it refuses: nothing is charged, and the card may be tried again', async () => {
    const checkout = await chosen();
    challenge.mockRejectedValueOnce(new PaymentRefusal('card_declined', 'Not you.'));
    charged('card-1').reply(200, asks);
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.payment.secured, checkout.payable]).toEqual([
      { text: 'Not you.' },
      false,
      true,
    ]);
  });

  test('has authorized once: a lost call is repeated with the same authorization', async () => {
    const checkout = await chosen();
    charged('card-1').reply(200, asks);
    chargedNext('pi_9').reply(500);
    platform()
      .get(basketPath)
      .times(2)
      .reply(200, basket({ primaryPaymentDetails: cardDetails }));
    await checkout.pay(returnUrl);
    expect(checkout.payment.secured).toBe(true);
    chargedNext('pi_9').reply(200, done);
    await checkout.pay(returnUrl);
    expect([challenge.mock.calls.length, checkout.payment.state.status]).toEqual([1, 'complete']);
  });

  test('PAY-019 has authorized under a key of its own, which is stored when the answer is lost', async () => {
    const checkout = await chosen(tabValues(), 'basket-1', { idempotentPayments: true });
    platform()
      .persist()
      .get(basketPath)
      .reply(200, basket({ primaryPaymentDetails: cardDetails, idempotentPayments: true }));
    const keys: unknown[] = [];
    const answers: [number, object][] = [
      [200, asks],
      [500, {}],
      [200, done],
    ];
    platform()
      .persist()
      .post(payPath)
      .query(true)
      .reply(function () {
        keys.push(this.req.headers['idempotency-key']);
        return answers.splice(0, 1)[0] ?? [500, {}];
      });
    await checkout.pay(returnUrl);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('complete');
    expect([keys.length, new Set(keys).size, keys[1]]).toEqual([3, 2, keys[2]]);
  });

  test.each<[string, object, boolean]>([
    ['the method cannot let it', asks, false],
    ['the platform does not say what about', { ...asks, challenge: null }, true],
    ['it asks again and again', asks, true],
  ])('%s: the card must be entered again', async (_, answer, able) => {
    if (!able) Reflect.deleteProperty(stripe, 'challenge');
    const checkout = await chosen();
    charged('card-1').reply(200, answer);
    chargedNext('pi_9').optionally().reply(200, asks);
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.chosenCard, checkout.payment.secured]).toEqual([
      { key: 'cardWantsBank' },
      null,
      false,
    ]);
  });

  test('PAY-067 a platform that only names the reason is understood as well', async () => {
    const checkout = await chosen();
    charged('card-1').reply(402, refusal(402, 'authentication_required'));
    await checkout.pay(returnUrl);
    expect([checkout.problem, checkout.chosenCard]).toEqual([{ key: 'cardWantsBank' }, null]);
  });
});

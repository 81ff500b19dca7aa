/** Paying with a saved card (PAY-004). */
import { savedCard } from '../../../core/commerce/rules/savedCard';
import type { Basket } from '../../../core/generated/platform';
import { basket, licence, stripeProvider, zeroProvider } from './commerceFixture';
import { platform, refusal, tabValues, tradesOverTheNetwork } from './tradingFixture';
import {
  cardDetails,
  details,
  basketPath,
  returnUrl,
  collect,
  chosen,
  charged,
  done,
} from './savedCardFixture';

tradesOverTheNetwork();

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
    expect([checkout.selection.chosenCard?.last4, checkout.payable]).toEqual(['4242', true]);
    charged('card-1').reply(200, done);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('complete');
    expect(collect).not.toHaveBeenCalled();
  });

  test('another card may be entered instead, and the saved one selected again', async () => {
    const checkout = await chosen();
    checkout.select('demo-stripe');
    expect([checkout.selection.chosenCard, checkout.payable]).toEqual([null, false]);
    checkout.select('demo-stripe', true);
    expect(checkout.payable).toBe(true);
    checkout.select('demo-stripe');
    checkout.selection.setFormReady(true);
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
    expect([checkout.problem, checkout.selection.chosenCard]).toEqual([null, null]);
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

/** Basket, payment methods and payment, coordinated in one checkout. */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { VoucherStore } from '../../../core/commerce/VoucherStore';
import { PaymentMethodStore } from '../../../core/commerce/PaymentMethodStore';
import type { PaymentMethod } from '../../../core/sdk';
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

const putPath = '/api/v2/baskets/pass-month-sku';
const basketPath = '/api/v2/customer/basket';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
const returnUrl = 'https://ringside.localhost/pay/demo-stripe';

const methods: Record<string, PaymentMethod> = {
  stripe: {
    offers: ({ discountedTotal }) => discountedTotal > 0,
    collect: async () => ({
      paymentDetailsExternalId: 'pi_1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
    }),
  },
  'zero-balance': {
    offers: ({ discountedTotal }) => discountedTotal === 0,
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
  facts: () => ({ kind: 'form' as const, labelKey: 'card' }),
  resolve: async ({ contribution }: { contribution: string }) => methods[contribution]!,
  forget: () => undefined,
};
const open = (values = tabValues()) => {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  return {
    checkout: new CheckoutStore({
      api: createBasketApi(tradingClient()),
      methods: new PaymentMethodStore(source, report),
      ...remembered(values),
      report,
    }),
    values,
    reported,
  };
};
const chosen = async (more: Parameters<typeof basket>[0] = {}) => {
  const page = open();
  platform().put(putPath).query(true).reply(200, basket(more));
  await page.checkout.choose(offered());
  return page;
};
const free = basket({
  discountedTotal: 0,
  discountedTax: 0,
  providers: [zeroProvider],
  vouchers: [{ code: 'FULLHOUSE', name: 'Full house', discount: 999 }],
});

describe('vouchers', () => {
  test('PAY-035 PAY-040 a code is sent encoded, the basket fetched again, and at zero another payment method is selected', async () => {
    const { checkout } = await chosen();
    checkout.vouchers.type(' FULL/HOUSE ');
    platform().put('/api/v2/baskets/vouchers/FULL%2FHOUSE').reply(200, free);
    platform().get(basketPath).reply(200, free);
    await expect(checkout.vouchers.apply()).resolves.toBe(true);
    expect([
      checkout.basket.vouchers.length,
      checkout.basket.discountedTotal,
      checkout.selection.chosen?.provider.name,
    ]).toEqual([1, 0, 'zero-balance']);
    expect(checkout.vouchers.code).toBe('');
  });

  test('PAY-036 PAY-040 removing it selects the first method again', async () => {
    const { checkout } = await chosen({ ...free });
    platform().delete('/api/v2/baskets/vouchers/FULLHOUSE').reply(200, basket());
    platform().get(basketPath).reply(200, basket());
    await checkout.vouchers.remove('FULLHOUSE');
    expect([checkout.basket.vouchers.length, checkout.selection.chosen?.provider.name]).toEqual([
      0,
      'stripe',
    ]);
  });

  test('PAY-035 a refused code stays in the field with the reason; typing clears the reason', async () => {
    const { checkout } = await chosen();
    checkout.vouchers.type('YESTERDAY');
    platform().put('/api/v2/baskets/vouchers/YESTERDAY').reply(409, refusal(409, 'voucherExpired'));
    await expect(checkout.vouchers.apply()).resolves.toBe(false);
    expect([checkout.vouchers.code, checkout.vouchers.problem]).toEqual([
      'YESTERDAY',
      { key: 'voucherExpired' },
    ]);
    checkout.vouchers.type('YESTERDAYS');
    expect(checkout.vouchers.problem).toBeNull();
  });

  test('PAY-035 an accepted code counts as accepted when the checkout cannot follow it; the failure is reported', async () => {
    const reported: unknown[] = [];
    const failure = new Error('The payment methods are out of reach.');
    const vouchers = new VoucherStore(
      createBasketApi(tradingClient()),
      async () => Promise.reject(failure),
      (error) => void reported.push(error),
    );
    vouchers.type('FULLHOUSE');
    platform().put('/api/v2/baskets/vouchers/FULLHOUSE').reply(200, free);
    platform().get(basketPath).reply(200, free);
    await expect(vouchers.apply()).resolves.toBe(true);
    expect([vouchers.state, vouchers.code, reported]).toEqual([{ status: 'idle' }, '', [failure]]);
  });

  test('PAY-035 an empty field makes no call', async () => {
    const { checkout } = await chosen();
    checkout.vouchers.type('  ');
    await checkout.vouchers.apply();
    expect(checkout.vouchers.problem).toEqual({ key: 'voucherMissing' });
  });
});

describe('while a payment is open', () => {
  test('PAY-019 the basket stays as it is', async () => {
    const { checkout } = await chosen();
    platform().get(basketPath).reply(200, basket());
    platform()
      .post(payPath)
      .query(true)
      .delay(20)
      .reply(200, { status: 'COMPLETED', purchaseId: 'p', licences: [] });
    const paying = checkout.pay(returnUrl);
    await checkout.choose(offered({ sku: 'other' }));
    checkout.change();
    expect(checkout.basket.state.status).toBe('ready');
    await paying;
    expect(checkout.payment.state.status).toBe('complete');
  });

  test('PAY-019 an authorized one keeps it too', async () => {
    const { checkout } = await chosen({ providers: [stripeProvider] });
    platform().post(payPath).query(true).replyWithError('lost');
    platform().get(basketPath).times(2).reply(200, basket());
    await checkout.pay(returnUrl);
    checkout.change();
    expect([checkout.basket.state.status, checkout.payable]).toEqual(['ready', true]);
  });

  test('PAY-019 a reloaded page is at the payment', async () => {
    const { checkout, values } = await chosen();
    platform().post(payPath).query(true).replyWithError('lost');
    platform().get(basketPath).times(2).reply(200, basket());
    await checkout.pay(returnUrl);
    const next = open(values);
    platform().get(basketPath).reply(200, basket());
    await expect(next.checkout.recover()).resolves.toBe(true);
    expect([next.checkout.payment.secured, next.checkout.payable]).toEqual([true, true]);
  });

  test('a page without a payment requests no basket', async () => {
    await expect(open().checkout.recover()).resolves.toBe(false);
  });
});

describe('PAY-005 PAY-023 what a payment method needs from the viewer', () => {
  const kinds = async (kind: 'form' | 'browser') => {
    const collect = jest.fn(async () => ({
      paymentDetailsExternalId: 'w_1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
    }));
    const method: PaymentMethod = {
      offers: () => true,
      collect,
      ...(kind === 'form' && { Form: () => null }),
    };
    const one = {
      ...source,
      entries: source.entries.slice(0, 1),
      facts: () => ({ kind, labelKey: 'card' }),
      resolve: async () => method,
    };
    const checkout = new CheckoutStore({
      api: createBasketApi(tradingClient()),
      methods: new PaymentMethodStore(one, () => undefined),
      ...remembered(),
      report: () => undefined,
    });
    platform().put(putPath).query(true).reply(200, basket());
    await checkout.choose(offered());
    return { checkout, collect };
  };

  test('a form needs its fields first', async () => {
    const { checkout, collect } = await kinds('form');
    expect(checkout.payable).toBe(false);
    await checkout.pay(returnUrl);
    expect(collect).not.toHaveBeenCalled();
    checkout.selection.setFormReady(true);
    expect(checkout.payable).toBe(true);
  });

  test('browser needs a press and nothing before it', async () => {
    const { checkout, collect } = await kinds('browser');
    expect(checkout.payable).toBe(true);
    platform().get(basketPath).reply(200, basket());
    platform().post(payPath).query(true).reply(200, { status: 'COMPLETED', purchaseId: 'p', licences: [] });
    await checkout.pay(returnUrl);
    expect(collect).toHaveBeenCalledTimes(1);
    expect(checkout.payment.state.status).toBe('complete');
  });
});

/** Wallets in a checkout (PAY-023), with the stores as the page makes them. */
import { createBasketApi } from '../../../core/commerce/basketApi';
import { AddPaymentCardStore } from '../../../core/commerce/AddPaymentCardStore';
import { CardRedirect } from '../../../core/commerce/CardRedirect';
import { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { PaymentMethodStore, type PaymentMethodSource } from '../../../core/commerce/PaymentMethodStore';
import type { BasketPaymentProvider } from '../../../core/generated/platform';
import { PaymentRefusal, type PaymentMethod } from '../../../core/sdk';
import { basket, offered, stripeProvider } from './commerceFixture';
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
const activePath = '/api/v2/customer/subscriptions/status/active';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
const walletUrl = () => 'https://ringside.localhost/pay/demo-wallet';

const consent = { fieldName: 'now', kind: 'checkbox' as const, text: 'I want to watch now.', required: true };
const walletProvider: BasketPaymentProvider = {
  id: 'demo-wallet',
  name: 'wallet',
  kind: 'native',
  consents: [consent],
};
const cardProvider: BasketPaymentProvider = { ...stripeProvider, consents: [consent] };
const both = { providers: [walletProvider, cardProvider] };
const details = {
  paymentDetailsExternalId: 'w_1',
  targetPaymentProvider: 'wallet',
  paymentMethodType: 'card',
};
const completed = { status: 'COMPLETED', purchaseId: 'p', licences: [] };

/** A pay call with these details. */
const paysWith =
  (expected: Partial<typeof details>) =>
  (body: {
    readonly paymentArrangement: {
      readonly primaryPaymentDetailsAttributes: Readonly<Record<string, unknown>>;
    };
  }): boolean =>
    Object.entries(expected).every(
      ([name, value]) => body.paymentArrangement.primaryPaymentDetailsAttributes[name] === value,
    );

async function open(shown: Parameters<typeof basket>[0] = both, values = tabValues()) {
  const collect = jest.fn<ReturnType<PaymentMethod['collect']>, Parameters<PaymentMethod['collect']>>(
    async () => details,
  );
  const card = jest.fn(async () => ({
    ...details,
    paymentDetailsExternalId: 'pi_1',
    targetPaymentProvider: 'stripe',
  }));
  const methods: Record<string, PaymentMethod> = {
    wallet: { offers: () => true, collect, Wallet: () => null },
    stripe: { offers: () => true, collect: card },
  };
  const source: PaymentMethodSource = {
    entries: Object.keys(methods).map((name) => ({
      key: name,
      plugin: `payment/${name}`,
      contribution: name,
      options: {},
    })),
    facts: ({ contribution }) => ({
      kind: contribution === 'wallet' ? 'native' : 'browser',
      labelKey: contribution,
    }),
    resolve: async ({ contribution }) => methods[contribution]!,
    forget: () => undefined,
  };
  const checkout = new CheckoutStore({
    api: createBasketApi(tradingClient()),
    methods: new PaymentMethodStore(source, () => undefined),
    ...remembered(values),
    report: () => undefined,
  });
  platform().put(putPath).query(true).reply(200, basket(shown));
  await checkout.choose(offered());
  return { checkout, collect, card, source, values };
}

/** As the page does once the viewer has approved the sheet. */
async function approved({ checkout }: Awaited<ReturnType<typeof open>>) {
  checkout.choice.tick(consent, true);
  expect(checkout.pressWallet('demo-wallet')).toBe(true);
  await checkout.payByWallet('demo-wallet', walletUrl);
}

describe('which wallets are offered', () => {
  test('those whose availability the browser has confirmed; the page is drawn once all have answered', async () => {
    const { checkout } = await open();
    const { wallets } = checkout;
    expect([wallets.settled, wallets.drawn.length, wallets.offered.length]).toEqual([false, 1, 0]);
    wallets.report('demo-wallet', true);
    expect([wallets.settled, wallets.drawn.length, wallets.offered.length]).toEqual([true, 1, 1]);
  });

  test('none that the browser lacks, and none that takes too long', async () => {
    for (const end of [
      (store: CheckoutStore) => store.wallets.report('demo-wallet', false),
      (store: CheckoutStore) => store.wallets.endWait(),
    ]) {
      const { checkout } = await open();
      end(checkout);
      expect([checkout.wallets.settled, checkout.wallets.drawn.length]).toEqual([true, 0]);
    }
  });

  test('a wallet is never preselected', async () => {
    const { checkout } = await open();
    expect([checkout.selection.listed?.provider.id, checkout.selection.chosen?.provider.id]).toEqual([
      'demo-stripe',
      'demo-stripe',
    ]);
    const alone = await open({ providers: [walletProvider] });
    expect([alone.checkout.selection.listed, alone.checkout.payable]).toEqual([null, false]);
  });

  test('a card added to the account is never a wallet’s', async () => {
    const { source } = await open();
    const store = new AddPaymentCardStore({
      api: {
        setup: async () => ({ providers: [walletProvider, cardProvider] }),
        read: async () => [],
        add: async () => [],
        validate: async () => ({ status: 'pending', completed: false }),
      },
      methods: source,
      redirect: new CardRedirect(tabValues(), () => '7'),
      report: () => undefined,
    });
    await store.load();
    expect(store.state).toMatchObject({ status: 'ready', chosen: { provider: { id: 'demo-stripe' } } });
  });
});

describe('a press', () => {
  test('PAY-024 opens no sheet before its consents are ticked, and shows that they are required', async () => {
    const { checkout, collect } = await open();
    expect(checkout.pressWallet('demo-wallet')).toBe(false);
    expect([checkout.problem, checkout.wallets.consentRequests, checkout.wallets.sheetOf]).toEqual([
      { key: 'walletConsentsMissing' },
      1,
      null,
    ]);
    checkout.choice.tick(consent, true);
    expect(checkout.problem).toBeNull();
    expect(checkout.pressWallet('demo-wallet')).toBe(true);
    expect(collect).not.toHaveBeenCalled();
  });

  test('PAY-024 consents of the wallet alone are shown with it, and sent with its payment only', async () => {
    const own = { ...consent, fieldName: 'wallet', text: 'I agree to the wallet.' };
    const runtime = await open({
      providers: [{ ...walletProvider, consents: [consent, own] }, cardProvider],
    });
    const { checkout } = runtime;
    expect(checkout.choice.askedBesides(['demo-wallet'])).toEqual([
      { fieldName: own.fieldName, text: own.text, kind: 'required' },
    ]);
    checkout.choice.tick(consent, true);
    expect([checkout.payable, checkout.pressWallet('demo-wallet')]).toEqual([true, false]);
    checkout.choice.tick(own, true);
    expect(checkout.choice.answers).toEqual([{ fieldName: 'now', answer: true }]);
    platform()
      .get(basketPath)
      .reply(200, basket({ providers: [{ ...walletProvider, consents: [consent, own] }, cardProvider] }));
    const pay = platform()
      .post(
        payPath,
        (body) =>
          expect(body).toMatchObject({
            paymentArrangement: {
              consent: [
                { fieldName: 'now', answer: true },
                { fieldName: 'wallet', answer: true },
              ],
            },
          }) === undefined,
      )
      .query(true)
      .reply(200, completed);
    await approved(runtime);
    expect(pay.isDone()).toBe(true);
  });

  test('a closed sheet leaves everything as it was', async () => {
    const { checkout, collect } = await open();
    checkout.choice.tick(consent, true);
    checkout.pressWallet('demo-wallet');
    checkout.wallets.cancelSheet('demo-wallet');
    await checkout.payByWallet('demo-wallet', walletUrl);
    expect([
      checkout.payment.state.status,
      checkout.problem,
      checkout.payable,
      checkout.selection.chosen?.provider.id,
    ]).toEqual(['idle', null, true, 'demo-stripe']);
    expect(collect).not.toHaveBeenCalled();
  });

  test('an approval is out of date where the viewer paid with the other method meanwhile', async () => {
    const { checkout, collect, card } = await open();
    checkout.choice.tick(consent, true);
    checkout.pressWallet('demo-wallet');
    platform().get(basketPath).reply(200, basket(both));
    platform().post(payPath).query(true).reply(200, completed);
    const paying = checkout.pay('https://ringside.localhost/pay/demo-stripe');
    await checkout.payByWallet('demo-wallet', walletUrl);
    await paying;
    expect([collect.mock.calls.length, card.mock.calls.length]).toEqual([0, 1]);
  });

  test('an approval is out of date where the viewer went back to choosing', async () => {
    const { checkout, collect } = await open();
    checkout.choice.tick(consent, true);
    checkout.pressWallet('demo-wallet');
    checkout.change();
    await checkout.payByWallet('demo-wallet', walletUrl);
    expect(collect).not.toHaveBeenCalled();
  });
});

describe('an approved payment', () => {
  test('PAY-033 collects from the wallet, and is charged with its provider', async () => {
    const runtime = await open();
    platform().get(basketPath).reply(200, basket(both));
    const pay = platform()
      .post(payPath, paysWith({ targetPaymentProvider: 'wallet' }))
      .query(true)
      .reply(200, completed);
    await approved(runtime);
    expect(pay.isDone()).toBe(true);
    expect(runtime.checkout.payment.state.status).toBe('complete');
    expect(runtime.collect.mock.calls[0]?.[1]).toBe(walletUrl());
    expect(runtime.card).not.toHaveBeenCalled();
  });

  test('PAY-012 is not made when the basket has changed', async () => {
    const runtime = await open();
    platform()
      .get(basketPath)
      .reply(200, basket({ ...both, discountedTotal: 1299 }));
    platform().get(activePath).query(true).reply(200, { licences: [] });
    await approved(runtime);
    expect(runtime.collect).not.toHaveBeenCalled();
    expect(runtime.checkout.payment.error).toEqual({ key: 'basketChanged' });
  });

  test('that is refused keeps the other method selected: the next press pays with it', async () => {
    const runtime = await open();
    const { checkout } = runtime;
    runtime.collect.mockRejectedValueOnce(new PaymentRefusal('card_declined', 'Declined.'));
    platform().get(basketPath).times(2).reply(200, basket(both));
    await approved(runtime);
    expect([
      checkout.payment.error,
      checkout.selection.listed?.provider.id,
      checkout.choice.byWallet,
    ]).toEqual([{ text: 'Declined.' }, 'demo-stripe', true]);
    const pay = platform()
      .post(payPath, paysWith({ targetPaymentProvider: 'stripe' }))
      .query(true)
      .reply(200, completed);
    await checkout.pay('https://ringside.localhost/pay/demo-stripe');
    expect([pay.isDone(), runtime.card.mock.calls.length]).toEqual([true, 1]);
  });

  test('PAY-019 whose answer is lost is continued by the pay button, with the same details', async () => {
    const runtime = await open();
    const { checkout } = runtime;
    platform().post(payPath).query(true).replyWithError('lost');
    platform().get(basketPath).times(3).reply(200, basket(both));
    await approved(runtime);
    expect([checkout.payment.secured, checkout.payable, checkout.pressWallet('demo-wallet')]).toEqual([
      true,
      true,
      false,
    ]);
    const pay = platform()
      .post(payPath, paysWith({ paymentDetailsExternalId: 'w_1' }))
      .query(true)
      .reply(200, completed);
    await checkout.pay('https://ringside.localhost/pay/demo-stripe');
    expect([
      pay.isDone(),
      checkout.payment.state.status,
      runtime.collect.mock.calls.length,
      runtime.card.mock.calls.length,
    ]).toEqual([true, 'complete', 1, 0]);
  });

  test('PAY-016 that the platform reports as authorized is continued after a reload', async () => {
    const secured = {
      paymentProviderId: 'demo-wallet',
      targetPaymentProvider: 'wallet',
      paymentMethodType: 'card',
      paymentDetailsExternalId: 'w_1',
    };
    const { checkout, collect, card } = await open({ ...both, securedPayment: secured });
    checkout.choice.tick(consent, true);
    expect([
      checkout.payment.secured,
      checkout.selection.chosen?.provider.id,
      checkout.selection.listed?.provider.id,
      checkout.payable,
    ]).toEqual([true, 'demo-wallet', 'demo-stripe', true]);
    platform()
      .get(basketPath)
      .reply(200, basket({ ...both, securedPayment: secured }));
    const pay = platform()
      .post(payPath, paysWith({ paymentDetailsExternalId: 'w_1' }))
      .query(true)
      .reply(200, completed);
    await checkout.pay(walletUrl());
    expect([pay.isDone(), collect.mock.calls.length, card.mock.calls.length]).toEqual([true, 0, 0]);
  });

  test('PAY-061 that waits for billing details is made once they are given, without another sheet', async () => {
    const runtime = await open();
    const { checkout } = runtime;
    platform().get(basketPath).times(2).reply(200, basket(both));
    platform()
      .post(payPath)
      .query(true)
      .reply(424, refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields: [] }));
    await approved(runtime);
    expect(checkout.payment.state.status).toBe('billingDetailsRequired');
    platform().post(payPath).query(true).reply(200, completed);
    await checkout.detailsGiven();
    expect([checkout.payment.state.status, runtime.collect.mock.calls.length]).toEqual(['complete', 1]);
  });
});

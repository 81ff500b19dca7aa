/** The basket store against an HTTP platform. */
import { autorun } from 'mobx';
import { BasketStore } from '../../../core/commerce/BasketStore';
import { createBasketApi } from '../../../core/commerce/basketApi';
import { ProviderSelection } from '../../../core/commerce/ProviderSelection';
import { basket, offered, stripeProvider, zeroProvider } from './commerceFixture';
import { platform, refusal, tradesOverTheNetwork, tradingClient } from './tradingFixture';

tradesOverTheNetwork();

const putPath = '/api/v2/baskets/pass-month-sku';

const trader = () => {
  const reported: unknown[] = [];
  const store = new BasketStore(createBasketApi(tradingClient()), (error) => reported.push(error));
  return { store, choice: new ProviderSelection(store), reported };
};
const filled = async () => {
  const trade = trader();
  platform().put(putPath).query({ acknowledgeNoFreeTrial: 'false' }).reply(200, basket());
  await trade.store.setBasketItem(offered());
  return trade;
};

describe('PAY-002 the basket as a page reads it', () => {
  test('is empty before a licence is chosen', () => {
    const { store } = trader();
    expect(store.state).toEqual({ status: 'empty' });
    expect(store.basket).toBeNull();
    expect([
      store.basketItems,
      store.vouchers,
      store.providers,
      store.discountedTotal,
      store.discountedTax,
    ]).toEqual([[], [], [], 0, 0]);
  });

  test('follows every answer of the platform, which is stored unchanged', async () => {
    const { store } = trader();
    const totals: number[] = [];
    const ends = autorun(() => totals.push(store.discountedTotal));
    platform().put(putPath).query(true).reply(200, basket());
    const filling = store.setBasketItem(offered());
    expect(store.state).toEqual({ status: 'filling' });
    await filling;
    const cheaper = basket({ discountedTotal: 499 });
    store.updateBasket(cheaper);
    expect(store.basket).toBe(cheaper);
    store.empty();
    ends();
    expect(totals).toEqual([0, 999, 499, 0]);
  });
});

describe('filling', () => {
  test('LIC-023 PAY-007 PAY-015 PAY-031 a licence is put into the basket by its sku, and the platform’s answer is stored', async () => {
    const { store } = await filled();
    expect(store.state).toEqual({ status: 'ready', basket: basket() });
    expect([store.basketItems.length, store.vouchers, store.discountedTotal, store.discountedTax]).toEqual([
      1,
      [],
      999,
      173,
    ]);
  });

  test('PAY-001 PAY-012 PAY-014 the only provider is selected; another may be, and stays while it is offered', async () => {
    const { store, choice } = await filled();
    expect(choice.providerId).toBe('demo-stripe');
    store.updateBasket(basket({ providers: [stripeProvider, { ...zeroProvider, hasVouchers: true }] }));
    choice.select('demo-zero');
    store.updateBasket(basket({ providers: [zeroProvider, stripeProvider] }));
    expect(choice.providerId).toBe('demo-zero');
    store.updateBasket(basket({ providers: [stripeProvider] }));
    expect(choice.providerId).toBe('demo-stripe');
  });

  test('PAY-001 PAY-025 the provider decides whether vouchers are accepted', async () => {
    const { store, choice } = await filled();
    expect(choice.providerHasVouchers).toBe(false);
    store.updateBasket(basket({ providers: [{ ...stripeProvider, hasVouchers: true }] }));
    expect(choice.providerHasVouchers).toBe(true);
  });

  test('PAY-030 PAY-016 after signing up elsewhere a stored basket is continued', async () => {
    const { store } = trader();
    platform().get('/api/v2/customer/basket').reply(200, basket());
    await expect(store.handleSignUpAfterOAuth()).resolves.toBe(true);
    expect(store.state.status).toBe('ready');
  });

  test('PAY-016 an empty one starts over', async () => {
    const { store } = trader();
    platform()
      .get('/api/v2/customer/basket')
      .reply(200, basket({ basketItems: [] }));
    await expect(store.handleSignUpAfterOAuth()).resolves.toBe(false);
    expect(store.state.status).toBe('empty');
  });

  test('a licence without a sku is not for sale here', async () => {
    const { store } = trader();
    await store.setBasketItem(offered({ sku: null, amounts: [] }));
    expect(store.state).toEqual({ status: 'failed', message: { key: 'licenceNotForSale' } });
  });

  const unavailable = { key: 'couldntLoadPaymentProviders' };
  test.each<[string, number, object | string, object]>([
    ['PAY-022 a platform out of reach', 503, refusal(503, 'down'), unavailable],
    [
      'PAY-022 a failure of the platform, whatever code it names,',
      500,
      refusal(500, 'BAD_REQUEST'),
      unavailable,
    ],
    ['PAY-022 an answer that cannot be read', 200, '<html>', unavailable],
    [
      'PAY-022 a question that belongs to a payment',
      424,
      refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields: [] }),
      unavailable,
    ],
    [
      'PAY-064 a request that the platform does not take',
      400,
      refusal(400, 'BAD_REQUEST'),
      { key: 'paymentError' },
    ],
    [
      'PAY-063 a step that the plans do not allow',
      409,
      refusal(409, 'INVALID_TIER_CHANGE'),
      { key: 'invalidTierChange' },
    ],
  ])('%s is a state with a retry', async (_, status, body, message) => {
    const { store, reported } = trader();
    platform().put(putPath).query(true).reply(status, body);
    await store.setBasketItem(offered());
    expect([store.state, store.basket]).toEqual([{ status: 'failed', message }, null]);
    expect(reported).toHaveLength(1);
    platform().put(putPath).query(true).reply(200, basket());
    await store.retry();
    expect(store.state.status).toBe('ready');
  });

  test('PAY-060 a trial denied at once needs confirmation, and the basket is filled without it', async () => {
    const { store } = trader();
    platform()
      .put(putPath)
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(409, refusal(409, 'freeTrialDenied'));
    await store.setBasketItem(offered());
    expect(store.state).toEqual({ status: 'freeTrialDenied' });
    platform().put(putPath).query({ acknowledgeNoFreeTrial: 'true' }).reply(200, basket());
    await store.waiveTrial();
    expect([store.state.status, store.trialWaived]).toEqual(['ready', true]);
  });

  test('PAY-060 a trial waived at the payment leaves the basket as it is; the next licence is requested with its trial', async () => {
    const { store } = await filled();
    const { basket: before } = store;
    await store.waiveTrial();
    expect([store.basket === before, store.trialWaived]).toEqual([true, true]);
    platform()
      .put(putPath)
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(200, basket({ id: 'basket-2' }));
    await store.setBasketItem(offered());
    expect([store.basket?.id, store.trialWaived]).toEqual(['basket-2', false]);
  });

  test('PAY-016 PAY-030 the stored basket is read, not filled anew, also where a licence was chosen before', async () => {
    const { store } = await filled();
    platform()
      .get('/api/v2/customer/basket')
      .reply(200, basket({ id: 'stored' }));
    await store.handleSignUpAfterOAuth();
    expect(store.basket?.id).toBe('stored');
  });
});

describe('consents', () => {
  const consent = {
    fieldName: 'immediateAccess',
    kind: 'checkbox' as const,
    text: 'Start at once.',
    required: true,
  };
  const note = { fieldName: 'note', kind: 'text' as const, text: 'For your information.' };
  const offering = (...consents: (typeof consent | typeof note)[]) =>
    basket({ providers: [{ ...stripeProvider, consents }] });

  test('PAY-006 PAY-024 FRM-026 FRM-027 a required box must be ticked; a text never blocks', async () => {
    const { store, choice } = await filled();
    store.updateBasket(offering(consent, note));
    expect(choice.consented).toBe(false);
    choice.tick(consent, true);
    expect([choice.consented, choice.answers]).toEqual([
      true,
      [{ fieldName: 'immediateAccess', answer: true }],
    ]);
    store.updateBasket(offering(note));
    expect([choice.consented, choice.answers]).toEqual([true, []]);
  });

  test('PAY-024 a changed text under the same name is asked again', async () => {
    const { store, choice } = await filled();
    choice.tick(consent, true);
    store.updateBasket(offering({ ...consent, text: 'Start at once, and renew for ever.' }));
    expect(choice.consented).toBe(false);
  });
});

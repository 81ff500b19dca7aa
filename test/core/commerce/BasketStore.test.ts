/** The basket and its payment, against a platform on the network. */
import { BasketStore } from '../../../core/commerce/BasketStore';
import { createBasketApi } from '../../../core/commerce/basketApi';
import { PaymentRefusal, type PaymentDetails } from '../../../core/sdk';
import { basket, licence, stripeProvider, zeroProvider } from './commerceFixture';
import { platform, refusal, tradesOverTheNetwork, tradingClient } from './tradingHouse';

tradesOverTheNetwork();

const details: PaymentDetails = { paymentDetailsExternalId: 'pi_1', targetPaymentProvider: 'stripe', paymentMethodType: 'card' };
const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
const returnUrl = 'https://ringside.localhost/pay/house-stripe';
const putPath = '/api/v2/baskets/pass-month-sku';
const payPath = '/api/v2/customer/baskets/pay';

const trader = () => {
  const reported: unknown[] = [];
  const store = new BasketStore(createBasketApi(tradingClient()), (error) => reported.push(error));
  const collect = jest.fn(async () => details);
  return { store, reported, method: { collect }, collect };
};
const filled = async () => {
  const trade = trader();
  platform().put(putPath).query({ acknowledgeNoFreeTrial: 'false' }).reply(200, basket());
  await trade.store.setBasketItem(licence());
  return trade;
};

describe('filling', () => {
  test('LIC-023 PAY-007 PAY-015 PAY-031 a licence is put into the basket by its sku, and what the platform answers is kept', async () => {
    const { store } = await filled();
    expect(store.state).toEqual({ status: 'ready', basket: basket() });
    expect([store.basketItems.length, store.vouchers, store.discountedTotal, store.discountedTax]).toEqual([1, [], 999, 173]);
  });

  test('PAY-001 PAY-012 PAY-014 the only provider is chosen; another may be, and stays while it is offered', async () => {
    const { store } = await filled();
    expect(store.providerId).toBe('house-stripe');
    store.updateBasket(basket({ providers: [stripeProvider, { ...zeroProvider, hasVouchers: true }] }));
    store.selectProvider('house-zero');
    store.updateBasket(basket({ providers: [zeroProvider, stripeProvider] }));
    expect(store.providerId).toBe('house-zero');
    store.updateBasket(basket({ providers: [stripeProvider] }));
    expect(store.providerId).toBe('house-stripe');
  });

  test('PAY-001 PAY-025 the provider says whether it takes vouchers', async () => {
    const { store } = await filled();
    expect(store.providerHasVouchers).toBe(false);
    store.updateBasket(basket({ providers: [{ ...stripeProvider, hasVouchers: true }] }));
    expect(store.providerHasVouchers).toBe(true);
  });

  test('PAY-012 another item resets billing details and missing fields', async () => {
    const { store, method } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(
        424,
        refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields: [{ fieldName: 'line1', fieldType: 'line1', required: true }] }),
      );
    await store.pay(method, returnUrl);
    expect(store.billingDetailsRequired).toBe(true);
    platform().put('/api/v2/baskets/other').query(true).reply(200, basket());
    await store.setBasketItem(licence({ sku: 'other' }));
    expect([store.billingDetailsRequired, store.missingFields, store.payment.status]).toEqual([false, [], 'idle']);
  });

  test('PAY-030 PAY-016 after signing up elsewhere a stored basket is gone on with', async () => {
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

  test('a licence without anything to put into a basket is not for sale here', async () => {
    const { store } = trader();
    await store.setBasketItem(licence({ sku: null, amounts: [] }));
    expect(store.state).toEqual({ status: 'failed', message: { key: 'licenceNotForSale' } });
  });

  test.each([
    ['PAY-022 a platform out of reach', 503, refusal(503, 'down'), { key: 'couldntLoadPaymentProviders' }],
    ['PAY-063 a step that the plans do not allow', 409, refusal(409, 'INVALID_TIER_CHANGE'), { key: 'invalidTierChange' }],
  ])('%s is a state with a retry', async (_, status, body, message) => {
    const { store, reported } = trader();
    platform().put(putPath).query(true).reply(status, body);
    await store.setBasketItem(licence());
    expect(store.state).toEqual({ status: 'failed', message });
    expect(reported).toHaveLength(1);
    platform().put(putPath).query(true).reply(200, basket());
    await store.retry();
    expect(store.state.status).toBe('ready');
  });

  test('PAY-060 a trial denied at once is asked about, and the basket filled without', async () => {
    const { store } = trader();
    platform().put(putPath).query({ acknowledgeNoFreeTrial: 'false' }).reply(409, refusal(409, 'freeTrialDenied'));
    await store.setBasketItem(licence());
    expect(store.payment).toEqual({ status: 'freeTrialDenied' });
    platform().put(putPath).query({ acknowledgeNoFreeTrial: 'true' }).reply(200, basket());
    await store.acknowledgeNoFreeTrial();
    expect([store.state.status, store.payment.status]).toEqual(['ready', 'idle']);
  });
});

describe('paying', () => {
  test('PAY-008 PAY-009 PAY-032 PAY-033 what the method collected is charged', async () => {
    const { store, method, collect } = await filled();
    let sent: unknown;
    platform()
      .post(payPath, (body) => Boolean((sent = body)))
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(200, paid);
    const paying = store.pay(method, returnUrl);
    expect(store.processing).toBe(true);
    await paying;
    expect(store.processing).toBe(false);
    expect(store.payment).toEqual({ status: 'complete', pending: false });
    expect(collect).toHaveBeenCalledWith(basket(), returnUrl);
    expect(sent).toEqual({ paymentArrangement: { primaryPaymentDetailsAttributes: details } });
  });

  test('PAY-024 PAY-033 answers to consents go along; a box that must be ticked is waited for', async () => {
    const { store, method } = await filled();
    const consent = { fieldName: 'immediateAccess', kind: 'checkbox' as const, text: 'Start at once.', required: true };
    store.updateBasket(
      basket({
        providers: [{ ...stripeProvider, consents: [consent, { fieldName: 'note', kind: 'text', text: 'For your information.' }] }],
      }),
    );
    expect(store.consented).toBe(false);
    store.consent('immediateAccess', true);
    expect(store.consented).toBe(true);
    platform()
      .post(
        payPath,
        (body: { paymentArrangement: { consent: unknown } }) =>
          JSON.stringify(body.paymentArrangement.consent) === '[{"fieldName":"immediateAccess","answer":true}]',
      )
      .query(true)
      .reply(200, paid);
    await store.pay(method, returnUrl);
    expect(store.payment.status).toBe('complete');
  });

  test('PAY-019 a double press pays once', async () => {
    const { store, method, collect } = await filled();
    platform().post(payPath).query(true).reply(200, paid);
    await Promise.all([store.pay(method, returnUrl), store.pay(method, returnUrl)]);
    await store.pay(method, returnUrl);
    expect(collect).toHaveBeenCalledTimes(1);
    expect(store.payment.status).toBe('complete');
  });

  test('PAY-019 while a payment is on its way the basket stays as it is', async () => {
    const { store, method } = await filled();
    platform().post(payPath).query(true).delay(20).reply(200, paid);
    const paying = store.pay(method, returnUrl);
    await store.setBasketItem(licence({ sku: 'other' }));
    store.empty();
    expect(store.state.status).toBe('ready');
    await paying;
  });

  test('PAY-010 PAY-011 a refusal stores its message and ends the processing; clearing it forgets it', async () => {
    const { store, method, collect } = await filled();
    collect.mockRejectedValueOnce(new PaymentRefusal('card_declined', 'Your card was declined.', 'number'));
    await store.pay(method, returnUrl);
    expect(store.payment).toEqual({ status: 'failed', message: { text: 'Your card was declined.' }, field: 'number' });
    expect([store.processing, store.error]).toEqual([false, { text: 'Your card was declined.' }]);
    store.clearError();
    expect([store.payment.status, store.error]).toEqual(['idle', null]);
  });

  test('PAY-060 a trial denied at the payment is asked about, and the same details are charged without', async () => {
    const { store, method, collect } = await filled();
    platform().post(payPath).query({ acknowledgeNoFreeTrial: 'false' }).reply(409, refusal(409, 'freeTrialDenied'));
    await store.pay(method, returnUrl);
    expect(store.payment).toEqual({ status: 'freeTrialDenied' });
    platform().post(payPath).query({ acknowledgeNoFreeTrial: 'true' }).reply(200, paid);
    await store.acknowledgeNoFreeTrial();
    expect(store.payment.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-013 PAY-061 missing requirements are kept with their fields, and the details with them', async () => {
    const { store, method, collect } = await filled();
    const missingFields = [{ fieldName: 'postalCode', fieldType: 'postalCode', required: true }];
    platform()
      .post(payPath)
      .query(true)
      .reply(424, refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields }));
    await store.pay(method, returnUrl);
    expect(store.payment).toEqual({ status: 'billingDetailsRequired', missingFields });
    platform().get('/api/v2/customer/basket').reply(200, basket());
    await store.recheck();
    expect(store.payment.status).toBe('idle');
    platform().post(payPath).query(true).reply(200, paid);
    await store.pay(method, returnUrl);
    expect(store.payment.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-013 what the basket itself says is missing is asked for before anything is charged', async () => {
    const { store } = trader();
    const missingFields = [{ fieldName: 'line1', fieldType: 'line1', required: true }];
    platform()
      .put(putPath)
      .query(true)
      .reply(200, basket({ billingDetailsRequired: true, missingFields }));
    await store.setBasketItem(licence());
    expect([store.billingDetailsRequired, store.missingFields]).toEqual([true, missingFields]);
  });

  test('details that the platform refused are collected anew, in fields of their own', async () => {
    const { store, method, collect } = await filled();
    platform().post(payPath).query(true).reply(402, refusal(402, 'card_declined'));
    await store.pay(method, returnUrl);
    expect([store.error, store.round]).toEqual([{ text: 'card_declined!' }, 1]);
    platform().post(payPath).query(true).reply(200, paid);
    await store.pay(method, returnUrl);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  test('a pay call without an answer is repeated with the same details', async () => {
    const { store, method, collect } = await filled();
    platform().post(payPath).query(true).replyWithError('lost');
    await store.pay(method, returnUrl);
    expect(store.error).toEqual({ key: 'failedPayment' });
    platform().get('/api/v2/customer/basket').reply(200, basket());
    platform().post(payPath).query(true).reply(200, paid);
    await store.pay(method, returnUrl);
    expect(store.payment.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('and not at all when it had gone through unheard', async () => {
    const { store, method } = await filled();
    platform().post(payPath).query(true).replyWithError('lost');
    await store.pay(method, returnUrl);
    platform()
      .get('/api/v2/customer/basket')
      .reply(200, basket({ basketItems: [], providers: [] }));
    await store.pay(method, returnUrl);
    expect(store.payment).toEqual({ status: 'complete', pending: false });
  });

  test('a payment that the provider has yet to confirm says so', async () => {
    const { store, method } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(200, { ...paid, status: 'PENDING' });
    await store.pay(method, returnUrl);
    expect(store.payment).toEqual({ status: 'complete', pending: true });
  });
});

describe('coming back from a provider', () => {
  const returned = {
    targetPaymentProvider: 'stripe',
    paymentProviderId: 'house-stripe',
    paymentMethodType: 'card',
    parameters: { payment_intent: 'pi_1' },
  };

  test('PAY-039 PAY-051 the return is judged first, then paid', async () => {
    const { store } = trader();
    platform()
      .post('/api/v4/payment-method/validate', { ...returned, paymentDetailsExternalId: 'pi_1' })
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    platform().post(payPath).query(true).reply(200, paid);
    await store.resume(returned, async () => details);
    expect(store.payment.status).toBe('complete');
  });

  test.each([
    ['with a reason', ['The bank said no.'], { text: 'The bank said no.' }],
    ['without', null, { key: 'failedPayment' }],
  ])('PAY-051 a verdict of failed, %s, is not paid', async (_, messages, message) => {
    const { store } = trader();
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'failed', messages });
    await store.resume(returned, async () => details);
    expect(store.error).toEqual(message);
  });

  test('PAY-051 a provider that said no itself gives failedPayment', () => {
    const { store } = trader();
    store.refuse();
    expect(store.error).toEqual({ key: 'failedPayment' });
  });
});

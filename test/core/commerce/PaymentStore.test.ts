/** Paying the basket, against a platform on the network. */
import nock from 'nock';
import { BasketStore } from '../../../core/commerce/BasketStore';
import { createBasketApi } from '../../../core/commerce/basketApi';
import { PaymentMemory } from '../../../core/commerce/PaymentMemory';
import { PaymentStore } from '../../../core/commerce/PaymentStore';
import { ProviderChoice } from '../../../core/commerce/ProviderChoice';
import { PaymentRefusal, type Paying, type PaymentDetails } from '../../../core/sdk';
import { basket, stripeProvider } from './commerceFixture';
import { platform, refusal, tabValues, tradesOverTheNetwork, tradingClient } from './tradingHouse';

tradesOverTheNetwork();

const details: PaymentDetails = { paymentDetailsExternalId: 'pi_1', targetPaymentProvider: 'stripe', paymentMethodType: 'card' };
const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
const returnUrl = 'https://ringside.localhost/pay/house-stripe';
const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
/** Where the page does not know what it is paying. */
const standingPath = '/api/v2/customer/baskets/pay';
const basketPath = '/api/v2/customer/basket';
const heldPath = '/api/v2/customer/subscriptions/status/active';
const emptied = basket({ basketItems: [], providers: [] });

/** The stores of a page; with the values of another one, that page loaded again. */
const trader = (values = tabValues()) => {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const api = createBasketApi(tradingClient());
  const store = new BasketStore(api, report);
  const choice = new ProviderChoice(store);
  const payment = new PaymentStore({ api, basket: store, choice, memory: new PaymentMemory(values), changed: async (basket) => store.updateBasket(basket), report });
  const collect = jest.fn<Promise<PaymentDetails>, unknown[]>(async () => details);
  return { store, choice, payment, values, reported, method: { collect }, collect };
};
/** What the platform keeps: its basket, null while it cannot be read, and the skus that the viewer holds. */
interface Standing {
  basket: ReturnType<typeof basket> | null;
  held: readonly string[];
}
const filled = async (more: Parameters<typeof basket>[0] = {}, values = tabValues()) => {
  const trade = trader(values);
  const standing: Standing = { basket: basket(more), held: [] };
  platform().persist().get(basketPath).optionally().reply(() => (standing.basket === null ? [503, refusal(503, 'down')] : [200, standing.basket]));
  platform().persist().get(heldPath).optionally().reply(() => [200, { licences: standing.held.map((sku) => ({ id: sku, sku, name: sku, purchaseStrategy: { type: 'SUBSCRIPTION' } })) }]);
  await trade.store.retry();
  return { ...trade, standing };
};
/** The platform has finished the payment. */
const finished = (standing: Standing): void => {
  standing.basket = emptied;
  standing.held = ['pass-month-sku'];
};

describe('paying', () => {
  test('PAY-008 PAY-009 PAY-032 PAY-033 what the method collected is charged', async () => {
    const { payment, method, collect } = await filled();
    let sent: unknown;
    platform()
      .post(payPath, (body) => Boolean((sent = body)))
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(200, paid);
    const paying = payment.pay(method, returnUrl);
    expect(payment.processing).toBe(true);
    await paying;
    expect(payment.processing).toBe(false);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
    expect(collect).toHaveBeenCalledWith(basket(), returnUrl, { acknowledgeNoFreeTrial: false, consent: [], leaving: expect.any(Function) as unknown });
    expect(sent).toEqual({ paymentArrangement: { primaryPaymentDetailsAttributes: details } });
  });

  test('PAY-024 PAY-033 answers to consents go along', async () => {
    const consent = { fieldName: 'immediateAccess', kind: 'checkbox' as const, text: 'Start at once.', required: true };
    const { payment, choice, method } = await filled({ providers: [{ ...stripeProvider, consents: [consent] }] });
    choice.tick(consent, true);
    platform()
      .post(
        payPath,
        (body: { paymentArrangement: { consent: unknown } }) =>
          JSON.stringify(body.paymentArrangement.consent) === '[{"fieldName":"immediateAccess","answer":true}]',
      )
      .query(true)
      .reply(200, paid);
    await payment.pay(method, returnUrl);
    expect(payment.state.status).toBe('complete');
  });

  test('PAY-019 a double press pays once', async () => {
    const { payment, method, collect } = await filled();
    platform().post(payPath).query(true).reply(200, paid);
    await Promise.all([payment.pay(method, returnUrl), payment.pay(method, returnUrl)]);
    await payment.pay(method, returnUrl);
    expect(collect).toHaveBeenCalledTimes(1);
    expect(payment.state.status).toBe('complete');
  });

  test('PAY-010 PAY-011 a refusal stores its message and ends the processing; clearing it forgets it', async () => {
    const { payment, method, collect } = await filled();
    collect.mockRejectedValueOnce(new PaymentRefusal('card_declined', 'Your card was declined.', 'number'));
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'failed', message: { text: 'Your card was declined.' }, field: 'number', kept: false });
    expect([payment.processing, payment.error]).toEqual([false, { text: 'Your card was declined.' }]);
    payment.clearError();
    expect([payment.state.status, payment.error]).toEqual(['idle', null]);
  });

  test('PAY-060 a trial denied at the payment is asked about, and the same details are charged without', async () => {
    const { payment, method, collect } = await filled();
    platform().post(payPath).query({ acknowledgeNoFreeTrial: 'false' }).reply(409, refusal(409, 'freeTrialDenied'));
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'freeTrialDenied' });
    platform().post(payPath).query({ acknowledgeNoFreeTrial: 'true' }).reply(200, paid);
    await payment.waiveTrial();
    expect(payment.state.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-013 PAY-061 FRM-039 missing requirements are kept with their fields; once given, the payment is repeated once, with the same details', async () => {
    const { payment, method, collect } = await filled();
    const missingFields = [{ fieldName: 'postalCode', fieldType: 'postalCode', required: true }];
    platform()
      .post(payPath)
      .query(true)
      .reply(424, refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields }));
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'billingDetailsRequired', missingFields });
    platform().post(payPath).query(true).reply(200, paid);
    await payment.detailsGiven();
    expect(payment.state.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-013 what the basket itself says is missing is asked for before anything is charged, until it says so no more', async () => {
    const missingFields = [{ fieldName: 'line1', fieldType: 'line1', required: true }];
    const { payment, standing } = await filled({ billingDetailsRequired: true, missingFields });
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([true, missingFields]);
    standing.basket = basket({ billingDetailsRequired: true, missingFields: [] });
    await payment.detailsGiven();
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([true, []]);
    standing.basket = basket();
    await payment.detailsGiven();
    expect(payment.billingDetailsRequired).toBe(false);
  });

  test('PAY-013 details that were saved are not asked for again because the basket cannot be read', async () => {
    const { payment, reported, standing } = await filled({ billingDetailsRequired: true, missingFields: [] });
    standing.basket = null;
    await payment.detailsGiven();
    expect([payment.billingDetailsRequired, reported.length]).toEqual([false, 1]);
  });

  test('PAY-012 another purchase forgets what was missing', async () => {
    const { payment, method } = await filled();
    platform().post(payPath).query(true).reply(424, refusal(424, 'BASKET_REQUIREMENTS_FAILED', { missingFields: [{ fieldName: 'line1', fieldType: 'line1', required: true }] }));
    await payment.pay(method, returnUrl);
    expect(payment.billingDetailsRequired).toBe(true);
    payment.reset();
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([false, []]);
  });

  test('details that the platform refused are collected anew, in fields of their own', async () => {
    const { payment, method, collect } = await filled();
    platform().post(payPath).query(true).reply(402, refusal(402, 'card_declined'));
    await payment.pay(method, returnUrl);
    expect([payment.error, payment.round]).toEqual([{ text: 'card_declined!' }, 1]);
    platform().post(payPath).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['that was dropped', () => platform().post(payPath).query(true).replyWithError('lost')],
    ['with a failure of the platform', () => platform().post(payPath).query(true).reply(503, refusal(503, 'down'))],
  ])('PAY-019 a pay call %s is looked into, and repeated with the same details', async (_, fail) => {
    const { payment, method, collect } = await filled();
    fail();
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'failed', message: { key: 'paymentInterrupted' }, field: null, kept: true });
    payment.clearError();
    expect(payment.kept).toBe(true);
    platform().post(payPath).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    expect(payment.state.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-019 one that had gone through unheard is told at once, without a second call', async () => {
    const { payment, method, standing } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(() => {
        finished(standing);
        return [502, ''];
      });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 while nobody can say how it ended that is what the viewer reads; the next press looks first', async () => {
    const { payment, method, collect, standing } = await filled();
    platform().post(payPath).query(true).reply(() => {
      standing.basket = null;
      return [502, ''];
    });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'failed', message: { key: 'paymentUncertain' }, field: null, kept: true });
    finished(standing);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 1]);
  });

  test('a payment that the provider has yet to confirm says so', async () => {
    const { payment, method } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(200, { ...paid, status: 'PENDING' });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'waiting', paymentId: 'pi_1' });
  });

  test('PAY-020 one that is paid elsewhere charges nothing here, and is waited for on a page of its own', async () => {
    const { payment, method, collect } = await filled();
    collect.mockResolvedValueOnce({ ...details, waits: true });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'waiting', paymentId: 'pi_1' });
  });
});

test('PAY-004 a card that the platform keeps pays a second order in the same tab', async () => {
  const values = tabValues();
  const first = await filled({}, values);
  platform().post(payPath).query(true).reply(200, paid);
  await first.payment.pay(first.method, returnUrl);
  nock.cleanAll();
  const second = await filled({}, values);
  const charged = platform().post(payPath).query(true).reply(200, paid);
  await second.payment.pay(second.method, returnUrl);
  expect([second.payment.state.status, charged.isDone()]).toEqual(['complete', true]);
});

describe('another tab', () => {
  test('PAY-019 has paid the same order meanwhile: nothing is paid again, and the viewer is told that it is theirs', async () => {
    const { payment, method, collect, standing } = await filled();
    finished(standing);
    await payment.pay(method, returnUrl);
    expect([payment.state, collect.mock.calls.length]).toEqual([{ status: 'complete', pending: false }, 0]);
  });

  test('PAY-019 has paid it between this press and its pay call: the refusal is looked into', async () => {
    const { payment, method, standing } = await filled();
    platform().post(payPath).query(true).reply(() => {
      finished(standing);
      return [404, refusal(404, 'basketEmpty')];
    });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 has put something else into the basket: what the page shows is not paid as if it were that', async () => {
    const { payment, method, collect, store, standing } = await filled();
    standing.basket = basket({ discountedTotal: 12999, basketItems: [{ sku: 'pass-year-sku', licenceId: 'pass-year', name: 'Year pass', amount: 12999 }] });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'failed', message: { key: 'basketChanged' }, field: null, kept: false });
    expect([collect.mock.calls.length, store.discountedTotal]).toEqual([0, 12999]);
  });

  test('PAY-019 has paid for something else: a lost answer here does not pass for a purchase, and the page of the payment tells what became of it', async () => {
    const { payment, method, standing } = await filled();
    platform().post(payPath).query(true).reply(() => {
      standing.basket = emptied;
      standing.held = ['pass-year-sku'];
      return [502, ''];
    });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'waiting', paymentId: 'pi_1' });
  });

  test('PAY-019 a page that was left in the middle ends its payment while the next one stands: nothing of it is kept', async () => {
    const values = tabValues();
    const left = await filled({}, values);
    platform().post(payPath).query(true).delay(30).reply(200, paid);
    const paying = left.payment.pay(left.method, returnUrl);
    const next = trader(values);
    await paying;
    next.store.updateBasket(basket());
    await expect(next.payment.takeUp()).resolves.toBe(false);
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
    const { payment } = trader();
    platform()
      .post('/api/v4/payment-method/validate', { ...returned, paymentDetailsExternalId: 'pi_1' })
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    platform().post(standingPath).query(true).reply(200, paid);
    await payment.resume(returned, async () => details);
    expect(payment.state.status).toBe('complete');
  });

  test('PAY-051 a link that is opened again in a fresh tab, after it was paid, is complete by the platform’s word', async () => {
    const { payment } = trader();
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1', completed: true });
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test.each([
    ['with a reason', ['The bank said no.'], { text: 'The bank said no.' }],
    ['without', null, { key: 'failedPayment' }],
  ])('PAY-051 a verdict of failed, %s, is not paid', async (_, messages, message) => {
    const { payment } = trader();
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'failed', messages });
    await payment.resume(returned, async () => details);
    expect(payment.error).toEqual(message);
  });

  test('PAY-024 PAY-051 what was agreed to before leaving still holds', async () => {
    const consent = { fieldName: 'immediateAccess', kind: 'checkbox' as const, text: 'Start at once.', required: true };
    const values = tabValues();
    const { payment, choice, method, collect } = await filled({ providers: [{ ...stripeProvider, consents: [consent] }] }, values);
    choice.tick(consent, true);
    // The browser leaves for the bank: nothing comes back to this page.
    collect.mockImplementationOnce(() => new Promise(() => undefined));
    void payment.pay(method, returnUrl);
    const back = trader(values);
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'succeeded' });
    platform()
      .post(standingPath, (body: { paymentArrangement: { consent: unknown } }) => JSON.stringify(body.paymentArrangement.consent).includes('true'))
      .query(true)
      .reply(200, paid);
    await back.payment.resume(returned, async () => details);
    expect(back.payment.state.status).toBe('complete');
  });

  test('PAY-051 a return that is loaded again after it was paid is complete, and not paid again', async () => {
    const values = tabValues();
    const first = trader(values);
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    platform().post(standingPath).query(true).reply(200, paid);
    await first.payment.resume(returned, async () => details);
    const again = trader(values);
    await again.payment.resume(returned, async () => details);
    expect(again.payment.state).toEqual({ status: 'complete', pending: false });
  });

  const verdict = (status: string) => platform().post('/api/v4/payment-method/validate').reply(200, { status, paymentDetailsExternalId: 'pi_1' });
  const pays = (answer: object) => platform().post(standingPath).query(true).reply(200, answer);
  const waiting = { status: 'waiting', paymentId: 'pi_1' };

  test('PAY-051 an address that denies a payment is not believed: one that went through is paid, and the viewer told so', async () => {
    const { payment } = trader();
    verdict('succeeded');
    pays({ ...paid, licences: [{ id: 'pass', name: 'Month pass', purchaseStrategy: { type: 'SUBSCRIPTION' } }] });
    await payment.resume(returned, null);
    expect([payment.state, payment.bought]).toEqual([{ status: 'complete', pending: false }, 'Month pass']);
  });

  test('PAY-051 one that is denied, and fails, says so', async () => {
    const { payment } = trader();
    verdict('failed');
    await payment.resume(returned, null);
    expect(payment.error).toEqual({ key: 'failedPayment' });
  });

  test('PAY-051 one that is denied, and that nobody knows, says so in our words', async () => {
    const { payment } = trader();
    platform().post('/api/v4/payment-method/validate').reply(404, refusal(404, 'paymentUnknown'));
    await payment.resume(returned, null);
    expect(payment.error).toEqual({ key: 'failedPayment' });
  });

  test('PAY-051 one that is denied, while the bank is still at work, is waited for', async () => {
    const { payment } = trader();
    verdict('pending');
    await payment.resume(returned, null);
    expect(payment.state).toEqual(waiting);
  });

  test('PAY-051 one that is promised, while the bank is still at work, is ordered and waited for', async () => {
    const { payment } = trader();
    verdict('pending');
    pays({ ...paid, status: 'PENDING' });
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual(waiting);
  });

  test('PAY-051 one that is promised, but was never made, is waited for; nothing is charged', async () => {
    const { payment } = trader();
    verdict('pending');
    platform().post(standingPath).query(true).reply(402, refusal(402, 'paymentIncomplete'));
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual(waiting);
  });

  test.each([null, async () => details])('PAY-051 without an answer nobody knows yet; the next press asks again, and pays once', async (address) => {
    const { payment } = trader();
    platform().post('/api/v4/payment-method/validate').replyWithError('lost');
    await payment.resume(returned, address);
    expect(payment.state).toMatchObject({ status: 'failed', message: { key: 'paymentUncertain' }, kept: true });
    verdict('succeeded');
    pays(paid);
    await payment.retry();
    expect(payment.state.status).toBe('complete');
  });
});

describe('a page that is loaded again', () => {
  test('PAY-019 PAY-051 after the viewer left for a bank and came back by another way: the payment they left for is waited for, until it is known', async () => {
    const { payment, method, collect, values } = await filled();
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    collect.mockImplementationOnce(async (...[, , paying]: unknown[]) => {
      (paying as Paying).leaving('pi_9');
      leave();
      return new Promise<PaymentDetails>(() => undefined);
    });
    void payment.pay(method, returnUrl);
    await left;
    const back = trader(values);
    expect([await back.payment.takeUp(), back.payment.state]).toEqual([true, { status: 'waiting', paymentId: 'pi_9' }]);
    // At the page of the payment it turned out to be over.
    new PaymentMemory(values).comeBack();
    await expect((await filled({}, values)).payment.takeUp()).resolves.toBe(false);
  });

  /** Details secured, the call lost, and the platform out of reach. */
  const interrupted = async () => {
    const { payment, method, values } = await filled();
    platform().post(payPath).query(true).replyWithError('lost');
    await payment.pay(method, returnUrl);
    nock.cleanAll();
    return values;
  };

  test('PAY-019 goes on with the payment that was secured, and asks for no card', async () => {
    const { payment, method, collect } = await filled({}, await interrupted());
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.state).toEqual({ status: 'failed', message: { key: 'paymentInterrupted' }, field: null, kept: true });
    platform()
      .post(payPath, { paymentArrangement: { primaryPaymentDetailsAttributes: { ...details } } })
      .query(true)
      .reply(200, paid);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 0]);
  });

  test('PAY-019 learns that it had gone through', async () => {
    const { payment, standing } = await filled({ basketItems: [], providers: [] }, await interrupted());
    finished(standing);
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 with another basket begins anew', async () => {
    const { payment } = await filled({ discountedTotal: 1 }, await interrupted());
    expect([await payment.takeUp(), payment.state.status]).toEqual([false, 'idle']);
  });

  test('after a payment that is over there is nothing to take up', async () => {
    const values = tabValues();
    const { payment, method } = await filled({}, values);
    platform().post(payPath).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    const next = await filled({}, values);
    await expect(next.payment.takeUp()).resolves.toBe(false);
  });

  test('what cannot be read is forgotten', async () => {
    const values = tabValues();
    values.write('purchase.payment', '{broken');
    const { payment } = await filled({}, values);
    await expect(payment.takeUp()).resolves.toBe(false);
  });

  test('PAY-019 in a tab that knows nothing: what the provider has secured the platform tells, and it is paid with those details', async () => {
    const securedPayment = { paymentProviderId: 'house-stripe', targetPaymentProvider: 'stripe', paymentMethodType: 'card', paymentDetailsExternalId: 'pi_1' };
    const { payment, method, collect } = await filled({ securedPayment });
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.kept).toBe(true);
    platform().post(payPath, { paymentArrangement: { primaryPaymentDetailsAttributes: { ...details } } }).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 0]);
  });
});

/** Paying the basket against an HTTP platform: in this tab, and in another one. */
import { PaymentRefusal } from '../../../core/sdk';
import nock from '../../nock';
import { basket, stripeProvider } from './commerceFixture';
import { details, paid, returnUrl, payPath, emptied, trader, filled, finished } from './paymentTrade';
import { platform, refusal, tabValues, tradesOverTheNetwork } from './tradingFixture';

tradesOverTheNetwork();

describe('paying', () => {
  test('PAY-008 PAY-009 PAY-032 PAY-033 the collected details are charged', async () => {
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
    expect(collect).toHaveBeenCalledWith(basket(), returnUrl, {
      acknowledgeNoFreeTrial: false,
      consent: [],
      leaving: expect.any(Function) as unknown,
    });
    expect(sent).toEqual({ paymentArrangement: { primaryPaymentDetailsAttributes: details } });
  });

  test('PAY-024 PAY-033 consents are sent along', async () => {
    const consent = {
      fieldName: 'immediateAccess',
      kind: 'checkbox' as const,
      text: 'Start at once.',
      required: true,
    };
    const { payment, choice, method } = await filled({
      providers: [{ ...stripeProvider, consents: [consent] }],
    });
    choice.tick(consent, true);
    platform()
      .post(
        payPath,
        (body: { paymentArrangement: { consent: unknown } }) =>
          JSON.stringify(body.paymentArrangement.consent) ===
          '[{"fieldName":"immediateAccess","answer":true}]',
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
    expect(payment.state).toEqual({
      status: 'failed',
      message: { text: 'Your card was declined.' },
      field: 'number',
      secured: false,
    });
    expect([payment.processing, payment.error]).toEqual([false, { text: 'Your card was declined.' }]);
    payment.clearError();
    expect([payment.state.status, payment.error]).toEqual(['idle', null]);
  });

  test('PAY-060 a trial denied at the payment needs confirmation, and the same details are charged without it', async () => {
    const { payment, method, collect } = await filled();
    platform()
      .post(payPath)
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(409, refusal(409, 'freeTrialDenied'));
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'freeTrialDenied' });
    platform().post(payPath).query({ acknowledgeNoFreeTrial: 'true' }).reply(200, paid);
    await payment.waiveTrial();
    expect(payment.state.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-013 PAY-061 FRM-039 missing requirements are stored with their fields; once given, the payment is repeated once, with the same details', async () => {
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

  test('PAY-013 details that the basket reports as missing are asked for before any charge, until it reports none', async () => {
    const missingFields = [{ fieldName: 'line1', fieldType: 'line1', required: true }];
    const { payment, platformState } = await filled({ billingDetailsRequired: true, missingFields });
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([true, missingFields]);
    platformState.basket = basket({ billingDetailsRequired: true, missingFields: [] });
    await payment.detailsGiven();
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([true, []]);
    platformState.basket = basket();
    await payment.detailsGiven();
    expect(payment.billingDetailsRequired).toBe(false);
  });

  test('PAY-013 saved details are not asked for again because the basket cannot be read', async () => {
    const { payment, reported, platformState } = await filled({
      billingDetailsRequired: true,
      missingFields: [],
    });
    platformState.basket = null;
    await payment.detailsGiven();
    expect([payment.billingDetailsRequired, reported.length]).toEqual([false, 1]);
  });

  test('PAY-012 another purchase clears the missing details', async () => {
    const { payment, method } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(
        424,
        refusal(424, 'BASKET_REQUIREMENTS_FAILED', {
          missingFields: [{ fieldName: 'line1', fieldType: 'line1', required: true }],
        }),
      );
    await payment.pay(method, returnUrl);
    expect(payment.billingDetailsRequired).toBe(true);
    payment.reset();
    expect([payment.billingDetailsRequired, payment.missingFields]).toEqual([false, []]);
  });

  test('details that the platform refused are collected anew, in new fields', async () => {
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
    [
      'with a failure of the platform',
      () => platform().post(payPath).query(true).reply(503, refusal(503, 'down')),
    ],
  ])('PAY-019 a pay call %s is checked, and repeated with the same details', async (_, fail) => {
    const { payment, method, collect } = await filled();
    fail();
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({
      status: 'failed',
      message: { key: 'paymentInterrupted' },
      field: null,
      secured: true,
    });
    payment.clearError();
    expect(payment.secured).toBe(true);
    platform().post(payPath).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    expect(payment.state.status).toBe('complete');
    expect(collect).toHaveBeenCalledTimes(1);
  });

  test('PAY-019 one that succeeded with a lost answer is reported at once, without a second call', async () => {
    const { payment, method, platformState } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(() => {
        finished(platformState);
        return [502, ''];
      });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 while the result is unknown the viewer is shown so; the next press checks first', async () => {
    const { payment, method, collect, platformState } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(() => {
        platformState.basket = null;
        return [502, ''];
      });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({
      status: 'failed',
      message: { key: 'paymentUncertain' },
      field: null,
      secured: true,
    });
    finished(platformState);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 1]);
  });

  test('a payment that the provider has yet to confirm is shown as such', async () => {
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

test('PAY-004 a saved card pays a second order in the same tab', async () => {
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
  test('PAY-019 has paid the same order meanwhile: nothing is paid again, and the viewer learns that they own it', async () => {
    const { payment, method, collect, platformState } = await filled();
    finished(platformState);
    await payment.pay(method, returnUrl);
    expect([payment.state, collect.mock.calls.length]).toEqual([{ status: 'complete', pending: false }, 0]);
  });

  test('PAY-019 has paid it between this press and its pay call: the refusal is checked', async () => {
    const { payment, method, platformState } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(() => {
        finished(platformState);
        return [404, refusal(404, 'basketEmpty')];
      });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 has put something else into the basket: the shown order is not paid in its place', async () => {
    const { payment, method, collect, store, platformState } = await filled();
    platformState.basket = basket({
      discountedTotal: 12999,
      basketItems: [{ sku: 'pass-year-sku', licenceId: 'pass-year', name: 'Year pass', amount: 12999 }],
    });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({
      status: 'failed',
      message: { key: 'basketChanged' },
      field: null,
      secured: false,
    });
    expect([collect.mock.calls.length, store.discountedTotal]).toEqual([0, 12999]);
  });

  test('PAY-019 has paid for something else: a lost answer here does not count as a purchase, and the payment’s page shows the result', async () => {
    const { payment, method, platformState } = await filled();
    platform()
      .post(payPath)
      .query(true)
      .reply(() => {
        platformState.basket = emptied;
        platformState.held = ['pass-year-sku'];
        return [502, ''];
      });
    await payment.pay(method, returnUrl);
    expect(payment.state).toEqual({ status: 'waiting', paymentId: 'pi_1' });
  });

  test('PAY-019 a page left during its payment finishes it while the next one is open: nothing of it is stored', async () => {
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

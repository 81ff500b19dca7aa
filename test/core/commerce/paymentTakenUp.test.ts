/** Payments started before the page was reloaded. */
import { chargeOf } from '../../../core/commerce/rules/payCall';
import type { Paying, PaymentDetails } from '../../../core/sdk';
import nock from '../../nock';
import { details, paid, returnUrl, payPath, trader, filled, finished } from './paymentTrade';
import { platform, refusal, remembered, tabValues, tradesOverTheNetwork } from './tradingFixture';

tradesOverTheNetwork();

describe('a reloaded page', () => {
  test('PAY-019 PAY-051 after the viewer left for a bank and returned by another link: that payment is waited for, until its result is known', async () => {
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
    expect([await back.payment.takeUp(), back.payment.state]).toEqual([
      true,
      { status: 'waiting', paymentId: 'pi_9' },
    ]);
    // The page of the payment found that it was final.
    remembered(values).memory.comeBack();
    await expect((await filled({}, values)).payment.takeUp()).resolves.toBe(false);
  });

  /** Payment details authorized, the pay call lost, and the platform out of reach. */
  const interrupted = async () => {
    const { payment, method, values } = await filled();
    platform().post(payPath).query(true).replyWithError('lost');
    await payment.pay(method, returnUrl);
    nock.cleanAll();
    return values;
  };

  test('PAY-019 continues with the authorized payment, and asks for no card', async () => {
    const { payment, method, collect } = await filled({}, await interrupted());
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.state).toEqual({
      status: 'failed',
      message: { key: 'paymentInterrupted' },
      field: null,
      secured: true,
    });
    platform()
      .post(payPath, { paymentArrangement: { primaryPaymentDetailsAttributes: { ...details } } })
      .query(true)
      .reply(200, paid);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 0]);
  });

  test('PAY-019 where a call was sent whose details this tab does not have, a press asks the viewer instead of doing nothing', async () => {
    const values = tabValues();
    const { payment, method, collect, store } = await filled(
      { idempotentPayments: true, version: 'v1' },
      values,
    );
    remembered(values).intentions.send(chargeOf(store.basket, 'demo-stripe'), {
      consent: [],
      trialWaived: false,
    });
    await payment.pay(method, returnUrl);
    expect([payment.state, collect.mock.calls.length]).toEqual([{ status: 'uncertain', looking: false }, 0]);
  });

  test('PAY-019 a platform that cannot say what became of it is reported, and the viewer is still asked', async () => {
    const values = tabValues();
    const { payment, method, store, reported, platformState } = await filled(
      { idempotentPayments: true, version: 'v1' },
      values,
    );
    remembered(values).intentions.send(chargeOf(store.basket, 'house-stripe'), {
      consent: [],
      trialWaived: false,
    });
    await payment.pay(method, returnUrl);
    reported.length = 0;
    platformState.basket = null;
    await payment.findOut();
    expect([payment.state, reported]).toEqual([
      { status: 'uncertain', looking: false },
      [expect.objectContaining({ status: 503 })],
    ]);
  });

  test.each([
    [
      'a platform that answers the same key alike is asked at once',
      { idempotentPayments: true, version: 'v1' },
      'complete',
    ],
    ['one without keys would begin it twice, so the viewer decides', {}, 'uncertain'],
  ])('PAY-019 a zero amount today that another tab may have started: %s', async (_case, basketOf, status) => {
    const values = tabValues();
    const { payment, method, store } = await filled(basketOf, values);
    remembered(values).intentions.send(chargeOf(store.basket, 'demo-stripe'), {
      consent: [],
      trialWaived: false,
    });
    platform().post(payPath).query(true).optionally().reply(200, paid);
    await payment.pay({ ...method, free: true }, returnUrl);
    expect(payment.state.status).toBe(status);
  });

  test('PAY-019 a key used for another request is dropped, so that the next press has a new one', async () => {
    const { payment, method } = await filled({ idempotentPayments: true, version: 'v1' });
    const keys: (string | undefined)[] = [];
    platform()
      .persist()
      .post(payPath)
      .query(true)
      .reply(function () {
        keys.push(this.req.headers['idempotency-key']?.toString());
        return keys.length < 3
          ? keys.length === 1
            ? [503, refusal(503, 'down')]
            : [422, refusal(422, 'idempotencyKeyReused')]
          : [200, paid];
      });
    await payment.pay(method, returnUrl);
    await payment.pay(method, returnUrl);
    await payment.pay(method, returnUrl);
    expect(payment.state.status).toBe('complete');
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('PAY-019 learns that the payment had succeeded', async () => {
    const { payment, platformState } = await filled({ basketItems: [], providers: [] }, await interrupted());
    finished(platformState);
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-019 with another basket, the page of the payment whose answer was lost shows its result first', async () => {
    const { payment } = await filled({ discountedTotal: 1 }, await interrupted());
    expect([await payment.takeUp(), payment.state]).toEqual([true, { status: 'waiting', paymentId: 'pi_1' }]);
  });

  test('after a finished payment there is nothing to resume', async () => {
    const values = tabValues();
    const { payment, method } = await filled({}, values);
    platform().post(payPath).query(true).reply(200, paid);
    await payment.pay(method, returnUrl);
    const next = await filled({}, values);
    await expect(next.payment.takeUp()).resolves.toBe(false);
  });

  test('unreadable stored state is removed', async () => {
    const values = tabValues();
    values.write('purchase.payment', '{broken');
    const { payment } = await filled({}, values);
    await expect(payment.takeUp()).resolves.toBe(false);
  });

  test('PAY-019 in a tab without stored state: the platform names the authorized details, which are then paid with', async () => {
    const securedPayment = {
      paymentProviderId: 'demo-stripe',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentDetailsExternalId: 'pi_1',
    };
    const { payment, method, collect } = await filled({ securedPayment });
    await expect(payment.takeUp()).resolves.toBe(true);
    expect(payment.secured).toBe(true);
    platform()
      .post(payPath, { paymentArrangement: { primaryPaymentDetailsAttributes: { ...details } } })
      .query(true)
      .reply(200, paid);
    await payment.pay(method, returnUrl);
    expect([payment.state.status, collect.mock.calls.length]).toEqual(['complete', 0]);
  });
});

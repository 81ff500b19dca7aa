/** Payments started before the page loaded: back from a provider, or reloaded. */
import { chargeOf } from '../../../core/commerce/rules/payCall';
import type { Paying, PaymentDetails } from '../../../core/sdk';
import nock from '../../nock';
import { basket, stripeProvider } from './commerceFixture';
import { details, paid, returnUrl, payPath, trader, filled, finished, left } from './paymentTrade';
import { platform, refusal, remembered, tabValues, tradesOverTheNetwork } from './tradingFixture';

tradesOverTheNetwork();

describe('coming back from a provider', () => {
  const returned = {
    targetPaymentProvider: 'stripe',
    paymentProviderId: 'demo-stripe',
    paymentMethodType: 'card',
    parameters: { payment_intent: 'pi_1' },
  };

  test('PAY-039 PAY-051 the return is validated first, then paid', async () => {
    const { payment } = trader(left());
    platform()
      .post('/api/v4/payment-method/validate', { ...returned, paymentDetailsExternalId: 'pi_1' })
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    platform().post(payPath).query(true).reply(200, paid);
    await payment.resume(returned, async () => details);
    expect(payment.state.status).toBe('complete');
  });

  test('PAY-051 a link of a completed payment that this tab did not leave for leads to the payment’s own page', async () => {
    const { payment } = trader(left());
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1', completed: true });
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual({ status: 'waiting', paymentId: 'pi_1' });
  });

  test.each([
    ['with a reason', ['The bank said no.'], { text: 'The bank said no.' }],
    ['without', null, { key: 'failedPayment' }],
  ])('PAY-051 a failed validation, %s, is not paid', async (_, messages, message) => {
    const { payment } = trader(left());
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'failed', messages });
    await payment.resume(returned, async () => details);
    expect(payment.error).toEqual(message);
  });

  test('PAY-024 PAY-051 consents given before leaving still apply', async () => {
    const consent = {
      fieldName: 'immediateAccess',
      kind: 'checkbox' as const,
      text: 'Start at once.',
      required: true,
    };
    const values = tabValues();
    const { payment, choice, method, collect } = await filled(
      { providers: [{ ...stripeProvider, consents: [consent] }] },
      values,
    );
    choice.tick(consent, true);
    // The browser leaves for the bank, so this page gets no result.
    const leaves = new Promise<void>((resolve) => {
      collect.mockImplementationOnce(() => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    void payment.pay(method, returnUrl);
    await leaves;
    const back = trader(values);
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'succeeded' });
    platform()
      .post(payPath, (body: { paymentArrangement: { consent: unknown } }) =>
        JSON.stringify(body.paymentArrangement.consent).includes('true'),
      )
      .query(true)
      .reply(200, paid);
    await back.payment.resume(returned, async () => details);
    expect(back.payment.state.status).toBe('complete');
  });

  test('PAY-051 a return reloaded after it was paid is complete, and not paid again', async () => {
    const values = left();
    const first = trader(values);
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    platform().post(payPath).query(true).reply(200, paid);
    await first.payment.resume(returned, async () => details);
    const again = trader(values);
    await again.payment.resume(returned, async () => details);
    expect(again.payment.state).toEqual({ status: 'complete', pending: false });
  });

  test('PAY-051 with an empty basket a return leads to the payment’s own page: nothing is secured for it, and nothing paid', async () => {
    const values = tabValues();
    remembered(values).intentions.begin(chargeOf(basket(), 'demo-stripe'), {
      consent: [],
      trialWaived: false,
    });
    const { payment } = await filled({ basketItems: [], providers: [] }, values);
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
    await payment.resume(returned, async () => details);
    expect([payment.state, remembered(values).memory.isSecured]).toEqual([
      { status: 'waiting', paymentId: 'pi_1' },
      false,
    ]);
  });

  const verdict = (status: string) =>
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status, paymentDetailsExternalId: 'pi_1' });
  const pays = (answer: object) => platform().post(payPath).query(true).reply(200, answer);
  const waiting = { status: 'waiting', paymentId: 'pi_1' };

  test('PAY-051 an address that denies a payment is not trusted: one that succeeded is paid, and shown as such', async () => {
    const { payment } = trader(left());
    verdict('succeeded');
    pays({
      ...paid,
      licences: [{ id: 'pass', name: 'Month pass', purchaseStrategy: { type: 'SUBSCRIPTION' } }],
    });
    await payment.resume(returned, null);
    expect([payment.state, payment.bought]).toEqual([{ status: 'complete', pending: false }, 'Month pass']);
  });

  test.each([
    ['for something else, leads to its own page', [], waiting],
    ['for this basket, is complete here', ['pass-month-sku'], { status: 'complete', pending: false }],
  ])(
    'PAY-051 a payment that a link brought to this basket, and that turns out complete %s',
    async (_, held, state) => {
      const values = left();
      const first = await filled({}, values);
      verdict('succeeded');
      platform().post(payPath).query(true).reply(422, refusal(422, 'idempotencyKeyReused'));
      await first.payment.resume(returned, async () => details);
      expect(first.payment.secured).toBe(true);

      const again = trader(values);
      first.platformState.held = held;
      platform()
        .post('/api/v4/payment-method/validate')
        .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1', completed: true });
      await again.payment.resume(returned, async () => details);
      expect(again.payment.state).toEqual(state);
    },
  );

  test('PAY-051 one that is denied, and complete for something else, does not count for this page’s order', async () => {
    const { payment } = await filled();
    platform().post('/api/v4/payment-method/validate').reply(200, { status: 'succeeded', completed: true });
    await payment.resume(returned, null);
    expect([payment.state.status, payment.error]).toEqual(['failed', { key: 'failedPayment' }]);
  });

  test('PAY-051 one that is denied, and fails, shows so', async () => {
    const { payment } = trader(left());
    verdict('failed');
    await payment.resume(returned, null);
    expect(payment.error).toEqual({ key: 'failedPayment' });
  });

  test('PAY-051 one that is denied, and unknown, shows our message', async () => {
    const { payment } = trader(left());
    platform().post('/api/v4/payment-method/validate').reply(404, refusal(404, 'paymentUnknown'));
    await payment.resume(returned, null);
    expect(payment.error).toEqual({ key: 'failedPayment' });
  });

  test('PAY-051 one that is denied, while the bank is still processing, is waited for', async () => {
    const { payment } = trader(left());
    verdict('pending');
    await payment.resume(returned, null);
    expect(payment.state).toEqual(waiting);
  });

  test('PAY-051 one that is promised, while the bank is still processing, is ordered and waited for', async () => {
    const { payment } = trader(left());
    verdict('pending');
    pays({ ...paid, status: 'PENDING' });
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual(waiting);
  });

  test('PAY-051 one that is promised, but was never made, is waited for; nothing is charged', async () => {
    const { payment } = trader(left());
    verdict('pending');
    platform().post(payPath).query(true).reply(402, refusal(402, 'paymentIncomplete'));
    await payment.resume(returned, async () => details);
    expect(payment.state).toEqual(waiting);
  });

  test.each([null, async () => details])(
    'PAY-051 without an answer the result is unknown; the next press checks again, and pays once',
    async (address) => {
      const { payment } = trader(left());
      platform().post('/api/v4/payment-method/validate').replyWithError('lost');
      await payment.resume(returned, address);
      expect(payment.state).toMatchObject({
        status: 'failed',
        message: { key: 'paymentUncertain' },
        secured: true,
      });
      verdict('succeeded');
      pays(paid);
      await payment.retry();
      expect(payment.state.status).toBe('complete');
    },
  );
});

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

/** A payment that comes back from a provider by its return address (PAY-039, PAY-051). */
import { chargeOf } from '../../../core/commerce/rules/payCall';
import { basket, stripeProvider } from './commerceFixture';
import { details, paid, returnUrl, payPath, trader, filled, left } from './paymentTrade';
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

/** Paying with Stripe, by its documented calls. */
import { screen } from '@testing-library/react';
import type { Basket } from '../../../core/generated/platform';
import { PaymentRefusal } from '../../../core/sdk';
import activate from '../../../plugins/payment/stripe/method';
import manifest from '../../../plugins/payment/stripe/plugin.json';
import { stripeRefusal } from '../../../plugins/payment/stripe/stripeIntent';
import { basket, basketAtZero, describePaymentMethod, factsOf, fakeContext } from 'proscenium/kit';
import { fakePlace } from './fakePlace';
import { drawn, options, setup, stripe } from './stripeFixture';

const returnUrl = 'https://ringside.localhost/pay/ringside-stripe';

const card = { targetPaymentProvider: 'stripe', paymentMethodType: 'card' };

describePaymentMethod('payment/stripe', {
  manifest,
  activate,
  options,
  basket,
  arrange: (runtime) => runtime.platform.answer('initPaymentMethod', setup),
  fill: async (user) => user.type(await screen.findByLabelText('Card number'), '4242424242424242'),
  entered: ['4242424242424242'],
  refuse: () => {
    stripe.confirmPayment = async () => {
      stripe.confirmPayment = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
      return { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } };
    };
  },
  challenge: {
    arrange: (outcome) => {
      stripe.confirmPayment = async () => ({ paymentIntent: { id: 'pi_1', status: 'requires_action' } });
      if (outcome === 'failed')
        stripe.handleNextAction = async () => ({
          error: { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'No.' },
        });
    },
  },
  refused: '?payment_intent=pi_1&redirect_status=failed',
});

describe('PAY-033 the bank of a saved card (3-D Secure)', () => {
  test('asks in Stripe’s own window; its authorization is named to the platform', async () => {
    const { context, runtime } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
      scriptSources: ['https://js.stripe.com'],
    });
    expect(
      await activate(context).challenge?.(
        { ...setup, publishableKey: 'pk_market' },
        { basket, place: fakePlace() },
      ),
    ).toEqual({ ...card, paymentDetailsExternalId: 'pi_1' });
    expect([stripe.seen.key, stripe.calls, runtime.platform.calls]).toEqual([
      'pk_market',
      ['handleNextAction'],
      [],
    ]);
  });

  test.each([
    [
      'it says no',
      setup,
      { error: { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'No.' } },
    ],
    ['it has not said yet', setup, { paymentIntent: { id: 'pi_1', status: 'requires_action' } }],
    ['there is nothing to ask about', { ...setup, clientSecret: null }, {}],
  ])('%s: nothing is charged', async (_, asked, answer) => {
    const { context } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
      scriptSources: ['https://js.stripe.com'],
    });
    stripe.handleNextAction = async () => answer;
    await expect(activate(context).challenge?.(asked, { basket, place: fakePlace() })).rejects.toBeInstanceOf(
      PaymentRefusal,
    );
  });
});

describe('collecting', () => {
  test('PAY-033 checks the fields, confirms without leaving the page where it can, and names the payment', async () => {
    const { method } = await drawn();
    await expect(method.collect(basket, returnUrl)).resolves.toEqual({
      ...card,
      paymentDetailsExternalId: 'pi_1',
    });
    expect(stripe.calls).toEqual(['elements', 'mount', 'submit', 'confirmPayment']);
    expect(stripe.seen.confirm).toMatchObject({
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
  });

  test('PAY-018 a trial saves a card and charges nothing', async () => {
    const { method } = await drawn({
      ...setup,
      clientSecret: 'seti_1_secret_x',
      paymentDetailsExternalId: null,
      intentKind: 'setup',
    });
    await expect(method.collect(basket, returnUrl)).resolves.toEqual({
      ...card,
      paymentDetailsExternalId: 'seti_1',
    });
    expect(stripe.calls).toContain('confirmSetup');
  });

  test('continues with a remaining action', async () => {
    const { method } = await drawn();
    stripe.confirmPayment = async () => ({ paymentIntent: { id: 'pi_1', status: 'requires_action' } });
    await expect(method.collect(basket, returnUrl)).resolves.toMatchObject({
      paymentDetailsExternalId: 'pi_1',
    });
    expect(stripe.calls).toContain('handleNextAction');
  });

  test('a payment that succeeded before is not a failure', async () => {
    const { method } = await drawn();
    stripe.confirmPayment = async () => ({
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { id: 'pi_1', status: 'succeeded' },
      },
    });
    await expect(method.collect(basket, returnUrl)).resolves.toMatchObject({
      paymentDetailsExternalId: 'pi_1',
    });
  });

  const declined = {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card has insufficient funds.',
  };
  test.each([
    ['a decline', { error: declined }, 'card_declined', declined.message],
    [
      'a challenge that failed',
      {
        error: {
          type: 'card_error',
          code: 'payment_intent_authentication_failure',
          message: 'It was not you.',
        },
      },
      null,
      'It was not you.',
    ],
    ['trouble at Stripe', { error: { type: 'api_error', message: 'Internal.' } }, null, ''],
    [
      'a payment that fell back',
      { paymentIntent: { id: 'pi_1', status: 'requires_payment_method', last_payment_error: declined } },
      'card_declined',
      declined.message,
    ],
    ['a payment that was canceled', { paymentIntent: { id: 'pi_1', status: 'canceled' } }, null, ''],
  ])('PAY-062 %s is a refusal, and the fields get the focus back', async (_, result, code, message) => {
    const { method } = await drawn();
    stripe.confirmPayment = async () => result;
    const refusal = await method.collect(basket, returnUrl).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PaymentRefusal);
    expect(refusal).toMatchObject({ code, message });
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(stripe.seen.readOnly).toBe(false);
  });

  test('incomplete fields are a refusal before anything is confirmed', async () => {
    const { method } = await drawn();
    stripe.submit = async () => ({
      error: { type: 'validation_error', code: 'incomplete_cvc', message: 'Incomplete.' },
    });
    await expect(method.collect(basket, returnUrl)).rejects.toMatchObject({
      code: 'incomplete_cvc',
      field: 'cvc',
    });
    expect(stripe.calls).not.toContain('confirmPayment');
  });

  test('errors that are not the viewer’s are logged', async () => {
    const { method, runtime } = await drawn();
    stripe.confirmPayment = async () => ({ error: { type: 'api_error', message: 'Internal.' } });
    await method.collect(basket, returnUrl).catch(() => undefined);
    expect(runtime.lines).toEqual(['error: Stripe could not confirm the payment.']);
  });
});

describe('returning from the bank', () => {
  const back = (query: string) => {
    const { context, runtime } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest }, 'payment-method'),
    });
    runtime.navigation.at(`/pay/ringside-stripe?${query}`);
    return { method: activate(context), runtime, returned: runtime.navigation.current() };
  };

  test('PAY-050 PAY-051 the intent is read from the address, and its secret removed', async () => {
    const { method, runtime, returned } = back(
      'paymentMethodType=ideal&payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_x&redirect_status=succeeded',
    );
    await expect(method.resume?.(returned)).resolves.toEqual({
      paymentDetailsExternalId: 'pi_9',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'ideal',
    });
    expect(runtime.navigation.current().search).toBe(
      '?paymentMethodType=ideal&payment_intent=pi_9&redirect_status=succeeded',
    );
  });

  test.each([
    'payment_intent=pi_9&redirect_status=failed',
    'payment_intent=pi_9&redirect_status=canceled',
    'redirect_status=succeeded',
  ])('PAY-051 %s is refused', async (query) => {
    const { method, returned } = back(query);
    await expect(method.resume?.(returned)).rejects.toBeInstanceOf(PaymentRefusal);
  });
});

describe('its offer', () => {
  const trial: Basket = {
    ...basketAtZero,
    basketItems: [
      {
        ...basketAtZero.basketItems[0]!,
        subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', trialPeriodDuration: 'P7D' },
      },
    ],
  };
  test.each([
    ['something to pay', basket, true],
    ['PAY-018 a card to keep for the end of a trial', trial, true],
    ['nothing at all', basketAtZero, false],
  ])('%s', (_, each, offered) => {
    expect(
      activate(
        fakeContext({ options, pluginId: manifest.id, facts: factsOf({ manifest }, 'payment-method') })
          .context,
      ).offers(each),
    ).toBe(offered);
  });
});

test.each([
  ['incorrect_number', 'number'],
  ['invalid_expiry_year_past', 'expiry'],
  ['expired_card', 'expiry'],
  ['incomplete_cvc', 'cvc'],
  ['card_declined', null],
])('the code %s marks the field %s', (code, field) => {
  expect(stripeRefusal({ type: 'card_error', code, message: 'x' }).field).toBe(field);
});

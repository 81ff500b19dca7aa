/** Stripe's card form with a fake Stripe.js. */
import { act, cleanup } from '@testing-library/react';
import { type PaymentFormProps } from '../../../core/sdk';
import activate from '../../../plugins/payment/stripe/method';
import manifest from '../../../plugins/payment/stripe/plugin.json';
import { basket, factsOf, fakeContext, renderInRuntime } from 'proscenium/kit';
import { fakeStripe, type FakeStripe } from './fakeStripe';

export const options = { publishableKey: 'pk_realm', scriptUrl: 'https://js.stripe.com/v3/' };

export const setup = {
  targetPaymentProvider: 'stripe',
  publishableKey: null,
  clientSecret: 'pi_1_secret_x',
  paymentDetailsExternalId: 'pi_1',
  intentKind: 'payment' as const,
};

export let stripe: FakeStripe;

beforeEach(() => {
  stripe = fakeStripe();
  stripe.install();
});

afterEach(() => {
  cleanup();
  stripe.remove();
});

/** The method with its form on the page, as the payment page draws it. */
export async function drawn(answer: object = setup, props: Partial<PaymentFormProps> = {}) {
  const { context, runtime } = fakeContext({
    options,
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
    scriptSources: ['https://js.stripe.com'],
  });
  runtime.platform.answer('initPaymentMethod', answer);
  const method = activate(context);
  const onReady = jest.fn();
  const onProblem = jest.fn();
  const { Form } = method;
  const rendered = await renderInRuntime(
    <Form basket={basket} disabled={false} onReady={onReady} onProblem={onProblem} {...props} />,
    {
      runtime,
    },
  );
  await act(async () => undefined);
  return { method, runtime, onReady, onProblem, rendered };
}

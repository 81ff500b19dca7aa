/**
 * Payment methods on the composed product's purchase page: a realm with cards, wallets and two banks, and the
 * fake of their provider's script.
 */
import type { Basket } from '../../../core/generated/platform';
import { fakeStripe, type FakeStripe } from '../../plugins/payment/fakeStripe';
import type { ComposeOptions } from './composed';

export type Provider = Basket['providers'][number];
export const card: Provider = {
  id: 'demo-stripe',
  name: 'stripe',
  kind: 'form',
  paymentMethodTypes: ['card'],
};
export const wallet: Provider = {
  id: 'demo-wallet',
  name: 'stripe-wallet',
  kind: 'native',
  paymentMethodTypes: ['card'],
};
export const bank: Provider = {
  id: 'demo-ideal',
  name: 'ideal',
  kind: 'browser',
  paymentMethodTypes: ['ideal'],
};
export const otherBank: Provider = {
  id: 'demo-bancontact',
  name: 'bancontact',
  kind: 'browser',
  paymentMethodTypes: ['bancontact'],
};

/** What the platform prepares for the provider's script. */
export const prepared = {
  targetPaymentProvider: 'stripe',
  clientSecret: 'pi_1_secret_x',
  paymentDetailsExternalId: 'pi_1',
  intentKind: 'payment',
};

/** The realm accepts all of them, in this order. */
export const takesAll: NonNullable<ComposeOptions['change']> = (document) => {
  const options = { publishableKey: 'pk_test', scriptUrl: '{platform}/__fake/stripe.js' };
  document['paymentProviders'] = [wallet, card, bank, otherBank].map(({ name }) => ({ name, ...options }));
};

/**
 * Defines the provider's script anew for each test of a file; call it at the top. Gives the one of the
 * running test.
 */
export function scriptOfStripe(): () => FakeStripe {
  let stripe: FakeStripe;
  beforeEach(() => {
    stripe = fakeStripe();
    stripe.install();
    const { head } = document;
    // The simulated browser fetches no scripts.
    jest.spyOn(head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof Node) head.appendChild(node);
      for (const node of nodes)
        if (node instanceof HTMLScriptElement)
          queueMicrotask(() => void node.dispatchEvent(new Event('load')));
    });
  });
  afterEach(() => stripe.remove());
  return () => stripe;
}

/** A provider's script whose bank page answers so. */
export const bankAnswers = (confirmIdealPayment: (...given: readonly unknown[]) => Promise<unknown>): void =>
  void Object.assign(globalThis, { Stripe: () => ({ confirmIdealPayment }) });

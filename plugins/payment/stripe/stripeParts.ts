/** Shared by both Stripe methods. */
import type { StripeConstructor } from '@stripe/stripe-js';
import { platformClient, realm, type PluginContext, type PointFacts } from 'proscenium/sdk';
import type { ReturnNames } from 'proscenium/sdk/payment';
import type { StripeOptions } from './options.generated';
import type { StripeParts } from './StripeProvider';

/** Return from a bank's redirect (PAY-051). */
export const stripeReturn: ReturnNames = {
  ids: ['payment_intent', 'setup_intent'],
  secrets: ['payment_intent_client_secret', 'setup_intent_client_secret'],
};

/** Dependencies from a contribution's context. */
export const stripeParts = (
  context: PluginContext<StripeOptions, PointFacts<'payment-method'>>,
): StripeParts => ({
  method: context.facts.name,
  options: context.options,
  loadScript: (url, defines) => context.loadScript(url, defines),
  stripeGlobal: () => (globalThis as { Stripe?: StripeConstructor }).Stripe,
  client: context.use(platformClient),
  realm: context.use(realm),
  log: context.log,
});

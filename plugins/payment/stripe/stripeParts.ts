/** Shared dependencies of both Stripe methods, from a plugin's context. */
import type { StripeConstructor } from '@stripe/stripe-js';
import { platformClient, realm, type PluginContext } from '../../../core/sdk';
import type { StripeOptions } from './options.generated';
import type { StripeParts } from './StripeProvider';

export const stripeParts = (context: PluginContext<StripeOptions>): StripeParts => ({
  options: context.options,
  loadScript: (url, defines) => context.loadScript(url, defines),
  stripeGlobal: () => (globalThis as { Stripe?: StripeConstructor }).Stripe,
  client: context.use(platformClient),
  realm: context.use(realm),
  log: context.log,
});

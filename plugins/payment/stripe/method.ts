/** Paying with Stripe. */
import type { StripeConstructor } from '@stripe/stripe-js';
import { navigation, platformClient, realm, type Activate, type PaymentMethod } from '../../../core/sdk';
import { cardMethod, cardReturn } from '../../../core/sdk/cardForms';
import { NAME } from './name';
import type { StripeOptions } from './options.generated';
import { StripeProvider } from './StripeProvider';

export default ((context) => {
  const going = context.use(navigation);
  const provider = new StripeProvider({
    options: context.options,
    loadScript: (url, defines) => context.loadScript(url, defines),
    stripeGlobal: () => (globalThis as { Stripe?: StripeConstructor }).Stripe,
    client: context.use(platformClient),
    realm: context.use(realm),
    log: context.log,
  });
  return cardMethod(context, {
    provider,
    noteKey: 'stripeNote',
    challenge: (setup) => provider.challenge(setup),
    resume: async (returned) =>
      cardReturn(returned, going, {
        provider: NAME,
        ids: ['payment_intent', 'setup_intent'],
        secrets: ['payment_intent_client_secret', 'setup_intent_client_secret'],
      }),
  });
}) satisfies Activate<PaymentMethod, StripeOptions>;

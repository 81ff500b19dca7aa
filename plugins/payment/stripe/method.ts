/** Card payments through Stripe. */
import type { Activate } from 'proscenium/sdk';
import { cardMethod } from 'proscenium/sdk/payment';
import type { StripeOptions } from './options.generated';
import { stripeParts, stripeReturn } from './stripeParts';
import { StripeProvider } from './StripeProvider';

export default ((context) => {
  const provider = new StripeProvider(stripeParts(context));
  return cardMethod(context, {
    provider,
    noteKey: 'stripeNote',
    challenge: (setup) => provider.challenge(setup),
    returns: stripeReturn,
  });
}) satisfies Activate<'payment-method', StripeOptions>;

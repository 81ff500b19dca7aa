/** Card payments through Stripe. */
import { navigation, type Activate, type PaymentMethod } from '../../../core/sdk';
import { cardMethod } from '../../../core/sdk/cardForms';
import { NAME } from './name';
import type { StripeOptions } from './options.generated';
import { stripeParts } from './stripeParts';
import { StripeProvider } from './StripeProvider';
import { stripeReturn } from './stripeReturn';

export default ((context) => {
  const going = context.use(navigation);
  const provider = new StripeProvider(stripeParts(context));
  return cardMethod(context, {
    provider,
    noteKey: 'stripeNote',
    challenge: (setup) => provider.challenge(setup),
    resume: (returned) => stripeReturn(returned, going, NAME),
  });
}) satisfies Activate<PaymentMethod, StripeOptions>;

/** The way back from a bank's own page (PAY-051). */
import type { Navigation, PaymentDetails } from '../../../core/sdk';
import { cardReturn } from '../../../core/sdk/cardForms';

/** `provider`: which of Stripe's methods the viewer paid with. */
export const stripeReturn = async (returned: URL, navigation: Navigation, provider: string): Promise<PaymentDetails> =>
  cardReturn(returned, navigation, {
    provider,
    ids: ['payment_intent', 'setup_intent'],
    secrets: ['payment_intent_client_secret', 'setup_intent_client_secret'],
  });

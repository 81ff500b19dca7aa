/** Return from a bank's redirect (PAY-051). */
import type { Navigation, PaymentDetails } from '../../../core/sdk';
import { cardReturn } from '../../../core/sdk/cardForms';

/** `provider`: the Stripe method that was used. */
export const stripeReturn = async (
  returned: URL,
  navigation: Navigation,
  provider: string,
): Promise<PaymentDetails> =>
  cardReturn(returned, navigation, {
    provider,
    ids: ['payment_intent', 'setup_intent'],
    secrets: ['payment_intent_client_secret', 'setup_intent_client_secret'],
  });

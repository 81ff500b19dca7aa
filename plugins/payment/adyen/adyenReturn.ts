/** Return from a bank's redirect, with a result that only Adyen can decode; the platform passes it on. */
import type { Navigation, PaymentDetails } from '../../../core/sdk';
import { cardReturn } from '../../../core/sdk/cardForms';

/** `provider`: the Adyen method that was used. */
export const adyenReturn = async (
  returned: URL,
  navigation: Navigation,
  provider: string,
): Promise<PaymentDetails> =>
  cardReturn(returned, navigation, { provider, ids: ['sessionId'], secrets: ['redirectResult'] });

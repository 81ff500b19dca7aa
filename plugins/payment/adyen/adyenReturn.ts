/** The way back from a bank's own page, which sends a result that only Adyen can read; the platform hands it on. */
import type { Navigation, PaymentDetails } from '../../../core/sdk';
import { cardReturn } from '../../../core/sdk/cardForms';

/** `provider`: which of Adyen's methods the viewer paid with. */
export const adyenReturn = async (returned: URL, navigation: Navigation, provider: string): Promise<PaymentDetails> => cardReturn(returned, navigation, { provider, ids: ['sessionId'], secrets: ['redirectResult'] });

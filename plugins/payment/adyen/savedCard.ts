/**
 * 3-D Secure for a saved card: draws Adyen's action in the page's challenge dialog, then asks the platform
 * for the result.
 */
import {
  PaymentRefusal,
  type ChallengePlace,
  type PaymentDetails,
  type PaymentMethodSetup,
  type PlatformClient,
} from 'proscenium/sdk';
import { CARD } from 'proscenium/sdk/payment';
import { validatePaymentMethod } from 'proscenium/sdk/endpoints/commerce';
import type { ActionSettings, AdditionalDetails, AdyenWeb, DetailsActions } from './adyenWeb';
import { adyenRefusal } from './refusal';

/** Below this width a 3-D Secure challenge uses the small one of Adyen's windows. */
const LARGE_CHALLENGE_MIN_WIDTH_PX = 390;

/** 01 is 250 by 400 px, 02 is 390 by 400. */
export const windowSize = (place: Element): '01' | '02' =>
  place.clientWidth < LARGE_CHALLENGE_MIN_WIDTH_PX ? '01' : '02';

export interface SavedCardDeps {
  readonly method: string;
  readonly web: AdyenWeb;
  /** Account, region and locale. */
  readonly account: Pick<ActionSettings, 'environment' | 'clientKey' | 'locale' | 'analytics'>;
  readonly client: PlatformClient;
}

interface Answer {
  readonly data: AdditionalDetails;
  readonly actions: DetailsActions;
}

/**
 * The bank's answer is opaque to us: the platform passes it to Adyen (PAY-039). Rejects with a
 * PaymentRefusal, also when the viewer closes the dialog; with an Adyen Web error, or like the call.
 */
export async function askBank(
  { method, web, account, client }: SavedCardDeps,
  { action, countryCode, paymentDetailsExternalId }: PaymentMethodSetup,
  place: ChallengePlace,
): Promise<PaymentDetails> {
  // A platform that returns no action requires entering the card again.
  if (!action || !countryCode || !paymentDetailsExternalId)
    throw new PaymentRefusal('authentication_required', '');
  const { data, actions } = await answered(web, { ...account, countryCode }, action, place);
  const { details, paymentData } = data;
  const verdict = await client.call(validatePaymentMethod, {
    body: {
      targetPaymentProvider: method,
      paymentMethodType: CARD,
      paymentDetailsExternalId,
      parameters: { ...details, ...(paymentData === undefined ? {} : { paymentData }) },
    },
  });
  const resultCode = verdict.status === 'succeeded' ? 'Authorised' : 'Refused';
  actions.resolve({ resultCode });
  if (verdict.status !== 'succeeded') throw adyenRefusal(resultCode, verdict.code ?? null);
  return { paymentDetailsExternalId, targetPaymentProvider: method, paymentMethodType: CARD };
}

/** A fingerprint before the challenge is handled by the component. */
function answered(
  web: AdyenWeb,
  account: Pick<ActionSettings, 'environment' | 'clientKey' | 'locale' | 'analytics' | 'countryCode'>,
  action: Readonly<Record<string, unknown>>,
  place: ChallengePlace,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ask = async (): Promise<void> => {
      const checkout = await web.AdyenCheckout({
        ...account,
        onAdditionalDetails: ({ data }, _, actions) => resolve({ data, actions }),
        onError: reject,
      });
      const box = document.createElement('div');
      // Closing it is a cancellation: nothing was paid, and no card error is shown.
      await place.show(box, () => reject(new PaymentRefusal(null, '')));
      checkout.createFromAction(action, { challengeWindowSize: windowSize(box) }).mount(box);
    };
    ask().catch(reject);
  });
}

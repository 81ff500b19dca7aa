/** The bank of a kept card asks: the action that Adyen gave the platform, in the page's place for it, and the platform's word on the answer. */
import { PaymentRefusal, type ChallengePlace, type PaymentDetails, type PaymentMethodSetup, type PlatformClient } from '../../../core/sdk';
import { CARD } from '../../../core/sdk/cardForms';
import { validatePaymentMethod } from '../../../core/sdk/endpoints/commerce';
import type { ActionSettings, AdditionalDetails, AdyenWeb, DetailsActions } from './adyenWeb';
import { NAME } from './name';
import { refusalOf } from './refusal';
import { windowSize } from './windowSize';

export interface KeptCardDeps {
  readonly web: AdyenWeb;
  /** The account, its region and the viewer's language. */
  readonly account: Pick<ActionSettings, 'environment' | 'clientKey' | 'locale' | 'analytics'>;
  readonly client: PlatformClient;
}

interface Answer {
  readonly data: AdditionalDetails;
  readonly actions: DetailsActions;
}

/**
 * What the bank answers only Adyen can read: the platform hands it on (PAY-039). Rejects with a PaymentRefusal, also for a viewer who closes
 * the question; with an error of Adyen Web's, or as the call does.
 */
export async function askBank({ web, account, client }: KeptCardDeps, { action, countryCode, paymentDetailsExternalId }: PaymentMethodSetup, place: ChallengePlace): Promise<PaymentDetails> {
  // A platform that hands on no action has the card entered once more.
  if (!action || !countryCode || !paymentDetailsExternalId) throw new PaymentRefusal('authentication_required', '');
  const { data, actions } = await answered(web, { ...account, countryCode }, action, place);
  const { details, paymentData } = data;
  const verdict = await client.call(validatePaymentMethod, {
    body: {
      targetPaymentProvider: NAME,
      paymentMethodType: CARD,
      paymentDetailsExternalId,
      parameters: { ...details, ...(paymentData === undefined ? {} : { paymentData }) },
    },
  });
  const resultCode = verdict.status === 'succeeded' ? 'Authorised' : 'Refused';
  actions.resolve({ resultCode });
  if (verdict.status !== 'succeeded') throw refusalOf(resultCode, verdict.code ?? null);
  return { paymentDetailsExternalId, targetPaymentProvider: NAME, paymentMethodType: CARD };
}

/** A fingerprint that comes before the question is the component's own matter. */
function answered(web: AdyenWeb, account: Pick<ActionSettings, 'environment' | 'clientKey' | 'locale' | 'analytics' | 'countryCode'>, action: Readonly<Record<string, unknown>>, place: ChallengePlace): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ask = async (): Promise<void> => {
      const checkout = await web.AdyenCheckout({ ...account, onAdditionalDetails: ({ data }, _, actions) => resolve({ data, actions }), onError: reject });
      const box = document.createElement('div');
      // Closing it says that the viewer gives no answer: nothing was paid, and the card is not to blame.
      await place.show(box, () => reject(new PaymentRefusal(null, '')));
      checkout.createFromAction(action, { challengeWindowSize: windowSize(box) }).mount(box);
    };
    ask().catch(reject);
  });
}

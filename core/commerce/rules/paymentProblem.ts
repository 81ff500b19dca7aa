/** What becomes of a payment that failed: a question, a form to complete, or a text (PAY-060 to PAY-072). */
import type { ErrorAnswer, MissingField } from '../../generated/platform';
import { CallError, PaymentRefusal } from '../../sdk';
import { cardErrorKey, knownCardErrorKey, type CardErrorKey } from './cardProblem';

/** A text for the viewer: the key of one of ours, or one that came with the failure. */
export type ProblemText = { readonly key: ProblemKey } | { readonly text: string };
export type ProblemKey =
  | (typeof mapped)[keyof typeof mapped]
  | CardErrorKey
  | 'failedPayment'
  | 'licenceNotForSale'
  | 'paymentUncertain'
  | 'paymentNotFinished'
  | 'paymentInterrupted'
  | 'cardNotSaved'
  | 'walletConsentsMissing';

export type PaymentProblem =
  /** There is no trial for this viewer; ask, then repeat with acknowledgeNoFreeTrial (PAY-060). */
  | { readonly kind: 'freeTrialDenied' }
  /** The platform must know more first (PAY-061). */
  | { readonly kind: 'missingFields'; readonly missingFields: readonly MissingField[] }
  | { readonly kind: 'message'; readonly message: ProblemText; readonly field: PaymentRefusal['field'] };

/** The house's word for a code of the provider's own; null for any other code. */
export type Translate = (code: string) => string | null;

/** The whole map, in the order of PAY-072. Takes whatever was thrown; `translate` knows the codes of the provider that was paid with. */
export function paymentProblem(error: unknown, translate: Translate = () => null): PaymentProblem {
  const word = (code: string) => translate(code) ?? code;
  if (error instanceof PaymentRefusal) return { kind: 'message', message: refusalText(error, word), field: error.field };
  if (error instanceof CallError) {
    if (error.status === 409 && error.code === 'freeTrialDenied') return { kind: 'freeTrialDenied' };
    if (error.status === 424 && error.code === 'BASKET_REQUIREMENTS_FAILED')
      return { kind: 'missingFields', missingFields: missingFieldsOf(error.body) };
    return { kind: 'message', message: platformText(error.code === undefined ? undefined : word(error.code), error.messages), field: null };
  }
  return { kind: 'message', message: rawText(error), field: null };
}

const mapped = {
  INVALID_TIER_CHANGE: 'invalidTierChange',
  BAD_REQUEST: 'paymentError',
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'maxPaymentMethodsErrorMessage',
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
  /** The order is another one by now, or there is none. */
  basketChanged: 'basketChanged',
  basketEmpty: 'basketChanged',
  alreadyEntitled: 'alreadyEntitled',
  /** The platform has never heard of what an address, or a provider, says was paid. */
  paymentUnknown: 'paymentUnknownText',
  /** A payment method could not set up its fields (PAY-072). */
  setup_failed: 'anErrorOccured',
  /** The realm has no method for the provider that sent the viewer back (PAY-021). */
  unknown_provider: 'couldntLoadPaymentProviders',
  /** The bank of a kept card wants to ask, and only the card's fields can let it. */
  authentication_required: 'cardWantsBank',
  /** The viewer went back from a bank's page before paying there. */
  not_finished: 'paymentNotFinished',
} as const;

const mappedKey = (code: string): ProblemKey | null => (Object.hasOwn(mapped, code) ? mapped[code as keyof typeof mapped] : null);

/** Of these the provider's own sentence says more than ours could (PAY-062). */
const speakForThemselves: ReadonlySet<string> = new Set(['card_declined', 'incorrect_number']);

/** The client's own word for a call without an answer, or with one it cannot read: no code of the platform's. */
const noCode = 'unknownError';

function platformText(code: string | undefined, messages: readonly string[]): ProblemText {
  const said = messages.filter((message) => message !== '').join(', ');
  if (code !== undefined && speakForThemselves.has(code) && said !== '') return { text: said };
  if (code !== undefined && code !== '' && code !== noCode) {
    const key = mappedKey(code) ?? knownCardErrorKey(code);
    return key === null ? { text: code } : { key };
  }
  return said === '' ? { key: 'failedPayment' } : { text: said };
}

function refusalText({ code: given, message }: PaymentRefusal, word: (code: string) => string): ProblemText {
  if (given === null) return message === '' ? { key: 'failedPayment' } : { text: message };
  const code = word(given);
  if (speakForThemselves.has(code) && message !== '') return { text: message };
  return { key: mappedKey(code) ?? cardErrorKey(code) };
}

/** A failure without code: its message, else itself (PAY-068), and with nothing at all `failedPayment` (PAY-069). */
function rawText(error: unknown): ProblemText {
  const raw = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return raw === '' ? { key: 'failedPayment' } : { text: raw };
}

function missingFieldsOf(body: unknown): readonly MissingField[] {
  const fields = (body as Partial<ErrorAnswer> | null | undefined)?.missingFields;
  return Array.isArray(fields) ? fields : [];
}

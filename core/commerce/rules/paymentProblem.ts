/** Maps a payment failure to a question, missing fields, or an error message (PAY-060 to PAY-072). */
import type { ErrorAnswer, MissingField } from '../../generated/platform';
import { CallError } from '../../sdk/platform';
import { PaymentRefusal } from '../../sdk/payment';
import { cardErrorKey, knownCardErrorKey, type CardErrorKey } from './cardProblem';

/** Text for the viewer: a message key, or a text that came with the failure. */
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
  /** No trial for this viewer: ask, then repeat with acknowledgeNoFreeTrial (PAY-060). */
  | { readonly kind: 'freeTrialDenied' }
  /** The platform needs more details first (PAY-061). */
  | { readonly kind: 'missingFields'; readonly missingFields: readonly MissingField[] }
  | { readonly kind: 'message'; readonly message: ProblemText; readonly field: PaymentRefusal['field'] };

/** Maps a provider's own code to core's; null for any other code. */
export type Translate = (code: string) => string | null;

/**
 * The complete mapping, in the order of PAY-072. Accepts any thrown value; `translate` maps the codes of the
 * provider in use.
 */
export function paymentProblem(error: unknown, translate: Translate = () => null): PaymentProblem {
  const word = (code: string) => translate(code) ?? code;
  if (error instanceof PaymentRefusal)
    return { kind: 'message', message: refusalText(error, word), field: error.field };
  if (error instanceof CallError) {
    if (error.status === 409 && error.code === 'freeTrialDenied') return { kind: 'freeTrialDenied' };
    if (error.status === 424 && error.code === 'BASKET_REQUIREMENTS_FAILED')
      return { kind: 'missingFields', missingFields: missingFieldsOf(error.body) };
    return {
      kind: 'message',
      message: platformText(error.code === undefined ? undefined : word(error.code), error.messages),
      field: null,
    };
  }
  return { kind: 'message', message: rawText(error), field: null };
}

const mapped = {
  INVALID_TIER_CHANGE: 'invalidTierChange',
  BAD_REQUEST: 'paymentError',
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'maxPaymentMethodsErrorMessage',
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
  /** The basket has changed or is gone. */
  basketChanged: 'basketChanged',
  basketEmpty: 'basketChanged',
  alreadyEntitled: 'alreadyEntitled',
  /** The platform does not know a payment that a URL or a provider reports as made. */
  paymentUnknown: 'paymentUnknownText',
  /** A payment method could not set up its fields (PAY-072). */
  setup_failed: 'anErrorOccured',
  /** The realm has no method for the provider that redirected here (PAY-021). */
  unknown_provider: 'couldntLoadPaymentProviders',
  /** A saved card's bank requires 3-D Secure, which only the card fields support. */
  authentication_required: 'cardWantsBank',
  /** The viewer returned from a bank's page before paying there. */
  not_finished: 'paymentNotFinished',
} as const;

const mappedKey = (code: string): ProblemKey | null =>
  Object.hasOwn(mapped, code) ? mapped[code as keyof typeof mapped] : null;

/** Codes for which the provider's message is more specific than ours (PAY-062). */
const speakForThemselves: ReadonlySet<string> = new Set(['card_declined', 'incorrect_number']);

/** Set by the client for a missing or unreadable response; not a platform code. */
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

/** A failure without a code: its message, else the thrown string (PAY-068), else `failedPayment` (PAY-069). */
function rawText(error: unknown): ProblemText {
  const raw = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return raw === '' ? { key: 'failedPayment' } : { text: raw };
}

function missingFieldsOf(body: unknown): readonly MissingField[] {
  const fields = (body as Partial<ErrorAnswer> | null | undefined)?.missingFields;
  return Array.isArray(fields) ? fields : [];
}

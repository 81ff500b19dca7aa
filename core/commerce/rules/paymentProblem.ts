/** Maps a payment failure to a question, missing fields, or an error message (PAY-060 to PAY-072). */
import type { ErrorAnswer, MissingField } from '../../generated/platform';
import { CallError } from '../../sdk/platform';
import { PaymentRefusal } from '../../sdk/payment';

export type VoucherProblem =
  | { readonly key: 'voucherMissing' | 'voucherUnknown' | 'voucherExpired' | 'voucherUsed' | 'voucherFailed' }
  | { readonly text: string };

/** Platform codes with built-in messages. */
const keys = {
  voucherUnknown: 'voucherUnknown',
  voucherExpired: 'voucherExpired',
  voucherUsed: 'voucherUsed',
} as const;

/** By code, else the platform's message; a call without a usable response can be retried. */
export function voucherProblem(error: unknown): VoucherProblem {
  if (!(error instanceof CallError) || error.status === 0 || error.status >= 500)
    return { key: 'voucherFailed' };
  const { code, messages, status } = error;
  if (code !== undefined && Object.hasOwn(keys, code)) return { key: keys[code as keyof typeof keys] };
  const said = messages.filter((message) => message !== '').join(', ');
  if (said !== '') return { text: said };
  return { key: status === 404 ? 'voucherUnknown' : 'voucherFailed' };
}

/** Message keys for the error codes that card providers share (PAY-073 to PAY-077). */

/** Codes that are their own message keys. */
const general = ['card_error', 'expired_card', 'incorrect_zip', 'card_declined'] as const;
const number = ['incorrect_number', 'invalid_number', 'incomplete_number'] as const;
const cvc = ['incorrect_cvc', 'invalid_cvc', 'incomplete_cvc'] as const;
const expiry = [
  ...(['invalid_expiry', 'incorrect_expiry', 'incomplete_expiry'] as const),
  ...(['invalid_expiry_month', 'incorrect_expiry_month', 'incomplete_expiry_month'] as const),
  ...(['invalid_expiry_year', 'incorrect_expiry_year', 'incomplete_expiry_year'] as const),
] as const;

/** All card codes with their own message, besides `missing` and unknown ones. */
export const cardCodes = [...general, ...number, ...cvc, ...expiry] as const;
type CardErrorKey = (typeof cardCodes)[number] | 'card_missing' | 'card_generic';

/** Message key of a card code; the generic one if unknown (PAY-077). */
export function cardErrorKey(code: string): CardErrorKey {
  return knownCardErrorKey(code) ?? 'card_generic';
}

/** As above, but null for a code that is not a card code. */
function knownCardErrorKey(code: string): CardErrorKey | null {
  if (code === 'missing') return 'card_missing';
  if (code === 'generic') return 'card_generic';
  // Some providers distinguish a past year from an invalid one; the correction is the same.
  const plain = code.replace(/_year_past$/, '_year');
  return cardCodes.find((known) => known === plain) ?? null;
}

/** Text for the viewer: a message key, or a text that came with the failure. */
export type ProblemText = { readonly key: ProblemKey } | { readonly text: string };
export type ProblemKey =
  | (typeof mapped)[keyof typeof mapped]
  | CardErrorKey
  | 'failedPayment'
  | 'kidPurchasePermissionDenied'
  | 'licenceNotForSale'
  | 'paymentUncertain'
  | 'paymentNotFinished'
  | 'paymentInterrupted'
  | 'cardNotSaved'
  | 'otherViewer'
  | 'walletConsentsMissing';

export type PaymentFailure =
  /** No trial for this viewer: ask, then repeat with acknowledgeNoFreeTrial (PAY-060). */
  | { readonly kind: 'freeTrialDenied' }
  /** The platform needs more details first (PAY-061). */
  | { readonly kind: 'missingFields'; readonly missingFields: readonly MissingField[] }
  | { readonly kind: 'message'; readonly message: ProblemText; readonly field: PaymentRefusal['field'] };

/** Maps a provider's own code to core's; null for any other code. */
export type TranslateCode = (code: string) => string | null;

/**
 * The complete mapping, in the order of PAY-072. Accepts any thrown value; `translate` maps the codes of the
 * provider in use.
 */
export function paymentProblem(error: unknown, translate: TranslateCode = () => null): PaymentFailure {
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

/** Maps Braintree's codes to core's card codes. */
import { PaymentRefusal } from 'proscenium/sdk';
import { cardRefusal } from 'proscenium/sdk/payment';
import type { BraintreeError, FieldKey, FieldsState, Verified } from './braintreeWeb';

/** Fields in visual order. */
export const fieldKeys = ['number', 'expirationDate', 'cvv'] as const satisfies readonly FieldKey[];

const coreFields = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' } as const;

export const fieldKey = (field: PaymentRefusal['field']): FieldKey =>
  fieldKeys.find((key) => coreFields[key] === field) ?? 'number';

/** Processor responses to a charge, and rejections by Braintree's own checks; passed on by the platform. */
const reasons: Readonly<Record<string, string>> = {
  '2000': 'card_declined',
  '2001': 'card_declined',
  '2002': 'card_declined',
  '2003': 'card_declined',
  '2004': 'expired_card',
  '2005': 'incorrect_number',
  '2006': 'incorrect_expiry',
  '2007': 'card_declined',
  '2008': 'incorrect_number',
  '2009': 'incorrect_number',
  '2010': 'incorrect_cvc',
  '2038': 'card_declined',
  '2044': 'card_declined',
  '2046': 'card_declined',
  '2047': 'card_declined',
  '2057': 'card_declined',
  '2059': 'incorrect_zip',
  '2060': 'incorrect_zip',
  '3000': 'card_error',
  avs: 'incorrect_zip',
  avs_and_cvv: 'incorrect_zip',
  cvv: 'incorrect_cvc',
  fraud: 'card_declined',
  excessive_retry: 'card_declined',
};

/** Non-numeric rejections of Braintree's own checks. */
const rejections: ReadonlySet<string> = new Set([
  'avs',
  'avs_and_cvv',
  'cvv',
  'duplicate',
  'excessive_retry',
  'fraud',
  'risk_threshold',
  'three_d_secure',
  'token_issuance',
  'application_incomplete',
]);

/**
 * Core's code for a Braintree code; null when it is not Braintree's. Codes without meaning for a viewer map
 * to the generic one (PAY-077).
 */
export function braintreeErrorCode(code: string): string | null {
  return /^[23]\d{3}$/.test(code) || rejections.has(code) ? (reasons[code] ?? 'generic') : null;
}

/** The first field that is invalid or incomplete; null when all are valid. */
export function braintreeFieldError({ fields }: FieldsState): string | null {
  const wrong = fieldKeys.find((key) => !fields[key].isValid);
  if (wrong === undefined) return null;
  const { isPotentiallyValid } = fields[wrong];
  return `${isPotentiallyValid ? 'incomplete' : 'invalid'}_${coreFields[wrong]}`;
}

/** An SDK error that the viewer can act on; null for a problem of Braintree or the site. */
export function braintreeRefusal({ code, details }: BraintreeError): PaymentRefusal | null {
  switch (code) {
    case 'HOSTED_FIELDS_FIELDS_EMPTY':
      return cardRefusal('incomplete_number');
    case 'HOSTED_FIELDS_FIELDS_INVALID': {
      const wrong = fieldKeys.find((key) => details?.invalidFieldKeys?.includes(key) === true);
      return cardRefusal(wrong === undefined ? 'generic' : `invalid_${coreFields[wrong]}`);
    }
    case 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED':
      return cardRefusal('incorrect_cvc');
    case 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE':
      return cardRefusal('card_error');
    case 'HOSTED_FIELDS_FAILED_TOKENIZATION':
      return cardRefusal('generic');
    // The viewer closed the challenge: nothing was paid, and no card error is shown.
    case 'THREEDS_CARDINAL_SDK_CANCELED':
    case 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT':
      return new PaymentRefusal(null, '');
    case 'THREEDS_LOOKUP_VALIDATION_ERROR':
      return cardRefusal('card_error');
    default:
      return null;
  }
}

/** Whether authentication is sufficient for the realm's setting (liability shift). */
export function isVouchedFor({ threeDSecureInfo }: Verified, wanted: 'required' | 'ifOffered'): boolean {
  if (threeDSecureInfo === undefined) return wanted === 'ifOffered';
  const { liabilityShifted, liabilityShiftPossible, status = '' } = threeDSecureInfo;
  if (status === 'authenticate_rejected' || status === 'authenticate_failed') return false;
  // A bank that does not take part in 3-D Secure cannot be asked.
  return liabilityShifted || !liabilityShiftPossible || wanted === 'ifOffered';
}

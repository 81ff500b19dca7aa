/** Maps Adyen's codes to core's card codes. */
import { PaymentRefusal } from 'proscenium/sdk';
import { cardRefusal } from 'proscenium/sdk/payment';

/** Validation errors of the Card Component, before anything is sent. */
const fieldErrors: Readonly<Record<string, string>> = {
  'cc.num.900': 'incomplete_number',
  'cc.num.901': 'incomplete_number',
  'cc.num.902': 'invalid_number',
  'cc.num.903': 'card_error',
  'cc.num.904': 'card_error',
  'cc.dat.910': 'incomplete_expiry',
  'cc.dat.911': 'incomplete_expiry',
  'cc.dat.912': 'expired_card',
  'cc.dat.913': 'invalid_expiry',
  'cc.dat.914': 'invalid_expiry',
  'cc.cvc.920': 'incomplete_cvc',
  'cc.cvc.921': 'incomplete_cvc',
};

/** `refusalReasonCode` of the bank or Adyen, as passed on by the platform. */
const reasons: Readonly<Record<string, string>> = {
  '2': 'card_declined',
  '3': 'card_declined',
  '4': 'card_error',
  '5': 'card_declined',
  '6': 'expired_card',
  '7': 'card_error',
  '8': 'incorrect_number',
  '9': 'card_error',
  '10': 'card_error',
  '12': 'card_declined',
  '14': 'card_declined',
  '20': 'card_declined',
  '22': 'card_declined',
  '23': 'card_declined',
  '24': 'incorrect_cvc',
  '25': 'card_declined',
  '26': 'card_declined',
  '27': 'card_declined',
  '28': 'card_declined',
  '29': 'card_declined',
  '31': 'card_declined',
  '32': 'incorrect_zip',
};

/** Fields in visual order. */
const order = [
  ['number', 'encryptedCardNumber'],
  ['expiry', 'encryptedExpiryDate'],
  ['cvc', 'encryptedSecurityCode'],
] as const;

export const fieldName = (field: PaymentRefusal['field']): string =>
  order.find(([name]) => name === field)?.[1] ?? 'encryptedCardNumber';

/** Core's code for the first field that is invalid or incomplete. */
export function adyenFieldError(
  errors: Readonly<Record<string, { readonly error: string } | null | undefined>>,
  valid: Readonly<Record<string, boolean>>,
): string {
  for (const [name, field] of order) {
    const code = errors[field]?.error;
    if (code !== undefined) return fieldErrors[code] ?? 'generic';
    if (valid[field] !== true) return `incomplete_${name}`;
  }
  return 'generic';
}

/**
 * Core's code for an Adyen code; null when it is not Adyen's. Codes without meaning for a viewer map to the
 * generic one (PAY-077).
 */
export function adyenErrorCode(code: string): string | null {
  return /^\d{1,2}$/.test(code) ? (reasons[code] ?? 'generic') : null;
}

/** A session that failed. `reason` is what the platform knows about it. */
export function adyenRefusal(resultCode: string | undefined, reason: string | null): PaymentRefusal {
  if (resultCode === 'Refused')
    return cardRefusal(reason === null ? 'card_declined' : (adyenErrorCode(reason) ?? reason));
  if (resultCode === 'Error') return cardRefusal('card_error');
  // Cancelled and others: nothing was paid, and no card error is shown.
  return new PaymentRefusal(null, '');
}

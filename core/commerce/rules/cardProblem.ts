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
export type CardErrorKey = (typeof cardCodes)[number] | 'card_missing' | 'card_generic';

/** Message key of a card code; the generic one if unknown (PAY-077). */
export function cardErrorKey(code: string): CardErrorKey {
  return knownCardErrorKey(code) ?? 'card_generic';
}

/** As above, but null for a code that is not a card code. */
export function knownCardErrorKey(code: string): CardErrorKey | null {
  if (code === 'missing') return 'card_missing';
  if (code === 'generic') return 'card_generic';
  // Some providers distinguish a past year from an invalid one; the correction is the same.
  const plain = code.replace(/_year_past$/, '_year');
  return cardCodes.find((known) => known === plain) ?? null;
}

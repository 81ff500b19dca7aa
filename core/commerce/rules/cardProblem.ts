/** Which text a card problem has: a message key for every code that card providers share (PAY-073 to PAY-077). */

/** Codes that are their own message keys. */
const general = ['card_error', 'expired_card', 'incorrect_zip', 'card_declined'] as const;
const number = ['incorrect_number', 'invalid_number', 'incomplete_number'] as const;
const cvc = ['incorrect_cvc', 'invalid_cvc', 'incomplete_cvc'] as const;
const expiry = [
  ...(['invalid_expiry', 'incorrect_expiry', 'incomplete_expiry'] as const),
  ...(['invalid_expiry_month', 'incorrect_expiry_month', 'incomplete_expiry_month'] as const),
  ...(['invalid_expiry_year', 'incorrect_expiry_year', 'incomplete_expiry_year'] as const),
] as const;

/** Every card code that has a text of its own, besides `missing` and whatever is unknown. */
export const cardCodes = [...general, ...number, ...cvc, ...expiry] as const;
export type CardErrorKey = (typeof cardCodes)[number] | 'card_missing' | 'card_generic';

/** The message key of a card code; the generic one for any that is not known (PAY-077). */
export function cardErrorKey(code: string): CardErrorKey {
  return knownCardErrorKey(code) ?? 'card_generic';
}

/** The same, or null for a code that is not a card's. */
export function knownCardErrorKey(code: string): CardErrorKey | null {
  if (code === 'missing') return 'card_missing';
  if (code === 'generic') return 'card_generic';
  // Providers tell apart a year in the past from one that cannot be; the viewer mends both in the same way.
  const plain = code.replace(/_year_past$/, '_year');
  return cardCodes.find((known) => known === plain) ?? null;
}

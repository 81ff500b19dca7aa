/** What WePay finds wrong, as the card codes of the house. */
import type { FieldFault } from './wepayWeb';

/** WePay's names of the fields. */
export const fieldNames = { number: 'credit_card_number', expiry: 'expiration', cvc: 'cvv' } as const;

/** The code for a rejection that blames a field; null for trouble of WePay's or the site's own. */
export function faultOf(error: unknown): string | null {
  const faults: unknown = Array.isArray(error) ? error : null;
  if (faults === null) return null;
  const [first] = faults as readonly Partial<FieldFault>[];
  const name = first?.target?.[0] ?? '';
  const isMissing = /required|missing|empty|incomplete/i.test(`${first?.code ?? ''} ${first?.message ?? ''}`);
  const word = isMissing ? 'incomplete' : 'invalid';
  if (/cvv|cvc/.test(name)) return `${word}_cvc`;
  return /expir/.test(name) ? `${word}_expiry` : `${word}_number`;
}

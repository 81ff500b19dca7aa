/** Maps WePay's field errors to core's card codes. */
import type { FieldFault } from './wepayWeb';

/** WePay's field names. */
export const fieldNames = { number: 'credit_card_number', expiry: 'expiration', cvc: 'cvv' } as const;

/** Code for a rejection with a field at fault; null for a problem of WePay or the site. */
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

/** The answer of a call that pays, read against the contract: only a known word says how a payment ended. */
import type { PaymentResult } from '../../generated/platform';

/** A question of the bank, or an end. */
export type KnownResult = Pick<PaymentResult, 'licences'> & ({ readonly status: 'COMPLETED' | 'PENDING' } | { readonly status: 'CHALLENGE'; readonly challenge: PaymentResult['challenge'] });

const known: ReadonlySet<unknown> = new Set<PaymentResult['status']>(['COMPLETED', 'PENDING', 'CHALLENGE']);

/** Null for an answer that does not say how the payment ended. Licences that cannot be read are left out: they only name what was bought. */
export function paymentResult(answer: unknown): KnownResult | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { status, licences, challenge } = answer as Partial<PaymentResult>;
  if (!known.has(status) || status === undefined) return null;
  const named = Array.isArray(licences) ? (licences as readonly unknown[]).filter(isNamed) : [];
  return status === 'CHALLENGE' ? { status, licences: named, challenge: challenge ?? null } : { status, licences: named };
}

const isNamed = (licence: unknown): licence is PaymentResult['licences'][number] => typeof licence === 'object' && licence !== null && typeof (licence as { readonly name?: unknown }).name === 'string';

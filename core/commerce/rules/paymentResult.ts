/** Validates a pay response against the contract: only a known status decides the outcome. */
import type { PaymentResult } from '../../generated/platform';

/** A bank's challenge, or an outcome. */
export type KnownResult = Pick<PaymentResult, 'licences'> &
  (
    | { readonly status: 'COMPLETED' | 'PENDING' }
    | { readonly status: 'CHALLENGE'; readonly challenge: PaymentResult['challenge'] }
  );

const known: ReadonlySet<unknown> = new Set<PaymentResult['status']>(['COMPLETED', 'PENDING', 'CHALLENGE']);

/** Null for a response without a known status. Invalid licences are dropped, since they only name what was bought. */
export function paymentResult(answer: unknown): KnownResult | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { status, licences, challenge } = answer as Partial<PaymentResult>;
  if (!known.has(status) || status === undefined) return null;
  const named = Array.isArray(licences) ? (licences as readonly unknown[]).filter(isNamed) : [];
  return status === 'CHALLENGE'
    ? { status, licences: named, challenge: challenge ?? null }
    : { status, licences: named };
}

const isNamed = (licence: unknown): licence is PaymentResult['licences'][number] =>
  typeof licence === 'object' &&
  licence !== null &&
  typeof (licence as { readonly name?: unknown }).name === 'string';

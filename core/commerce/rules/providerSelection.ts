/** The selected payment method when the offered ones change (PAY-012), and the consents of a method (PAY-024). Pure. */
import type { BasketPaymentProvider } from '../../generated/platform';

export interface PaymentConsent {
  readonly fieldName: string;
  readonly text: string;
  /** A notice asks for nothing. */
  readonly kind: 'notice' | 'optional' | 'required';
}

/** Consents of a payment method of the basket; none without one. */
export const consentsOf = (provider: BasketPaymentProvider | null): readonly PaymentConsent[] =>
  (provider?.consents ?? []).map(({ fieldName, kind, text, required }) => ({
    fieldName,
    text,
    kind: kind !== 'checkbox' ? 'notice' : required === false ? 'optional' : 'required',
  }));

/** The selected one if still offered, else the only one, else none. */
export function keptProvider(chosen: string | null, offered: readonly string[]): string | null {
  if (chosen !== null && offered.includes(chosen)) return chosen;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}

/** How the address that a provider returns to names a payment method of the basket. */
export function namedInReturn(provider: BasketPaymentProvider | undefined) {
  const id = provider?.id ?? '';
  const name = provider?.name ?? id;
  return {
    targetPaymentProvider: name,
    paymentProviderId: id,
    paymentMethodType: provider?.paymentMethodTypes?.[0] ?? name,
  };
}

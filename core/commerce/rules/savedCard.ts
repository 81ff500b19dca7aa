/** The card that the platform keeps for the viewer, as far as this basket can be paid with it (PAY-004). */
import type { Basket, PaymentDetails } from '../../sdk';
import { brandName } from './paymentCard';

export interface SavedCard {
  /** The provider of the basket that it was saved with. */
  readonly providerId: string;
  /** What the platform is told to charge. */
  readonly details: PaymentDetails;
  /** As a viewer knows it; null for one without a name. */
  readonly brand: string | null;
  readonly last4: string;
}

/** Null when nothing is kept, when it is no card, and when its provider does not take this basket. */
export function savedCard(basket: Basket | null): SavedCard | null {
  if (!basket?.primaryPaymentDetails) return null;
  const { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType, paymentMethodDetails } = basket.primaryPaymentDetails;
  const provider = basket.providers.find(({ name, kind }) => name === targetPaymentProvider && kind === 'form');
  const { brand, last4 } = paymentMethodDetails;
  if (provider === undefined || paymentDetailsExternalId === '' || last4 == null || !/^\d{4}$/.test(last4)) return null;
  return {
    providerId: provider.id,
    details: { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType: paymentMethodType ?? 'card', saved: true },
    brand: brandName(brand ?? ''),
    last4,
  };
}

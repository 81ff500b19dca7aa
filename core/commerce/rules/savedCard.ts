/** The viewer's saved card, if this basket can be paid with it (PAY-004). */
import type { Basket, PaymentDetails } from '../../sdk/payment';
import { brandName } from './paymentCard';

export interface SavedCard {
  /** Id of the basket's provider that saved the card. */
  readonly providerId: string;
  /** Payment details to charge. */
  readonly details: PaymentDetails;
  /** Display name; null if unknown. */
  readonly brand: string | null;
  readonly last4: string;
}

/** Null if nothing is saved, it is not a card, or its provider does not accept this basket. */
export function savedCard(basket: Basket | null): SavedCard | null {
  if (!basket?.primaryPaymentDetails) return null;
  const { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType, paymentMethodDetails } =
    basket.primaryPaymentDetails;
  const provider = basket.providers.find(
    ({ name, kind }) => name === targetPaymentProvider && kind === 'form',
  );
  const { brand, last4 } = paymentMethodDetails;
  if (provider === undefined || paymentDetailsExternalId === '' || last4 == null || !/^\d{4}$/.test(last4))
    return null;
  return {
    providerId: provider.id,
    details: {
      paymentDetailsExternalId,
      targetPaymentProvider,
      paymentMethodType: paymentMethodType ?? 'card',
      saved: true,
    },
    brand: brandName(brand ?? ''),
    last4,
  };
}

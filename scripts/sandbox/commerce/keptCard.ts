/** The card that the platform keeps of an account's earlier payments. */
import type { PrimaryPaymentDetails } from '../../../core/generated/platform';
import type { Entitlement } from './entitlements';
import type { CardProviderName } from './types';

export interface KeptCard {
  readonly id: string;
  readonly method: Entitlement['method'];
}

/** The one that was paid with last; undefined for an account that never paid with a card. */
export function keptCard(entitlements: readonly Entitlement[]): KeptCard | undefined {
  const paid = entitlements.find(({ method }) => method['type'] === 'card' && typeof method['last4'] === 'string');
  return paid && { id: `kept-${paid.id}`, method: paid.method };
}

export const keptCardAnswer = ({ id, method }: KeptCard, provider: CardProviderName): PrimaryPaymentDetails => ({
  paymentDetailsExternalId: id,
  targetPaymentProvider: provider,
  paymentMethodType: 'card',
  paymentMethodDetails: { ...method },
});

/** Whether a licence can be bought (LIC-050 to LIC-052). */
import { licenceType, type Licence } from './licence';
import { holdingOf, holdsActive, isPending } from './licenceStatus';

export interface BuyingConditions {
  /** The realm's setting. */
  readonly allowFreePurchase: boolean;
  /** The chosen profile is a child's (SGN-080). */
  readonly isChild: boolean;
}

/**
 * An expired and paused licence never (LIC-050), nor by a child (SGN-080). A free one when the realm allows it; one with a price
 * when it is not active and no payment for it is awaited (LIC-051).
 */
export function isPurchasable(licence: Licence, { allowFreePurchase, isChild }: BuyingConditions): boolean {
  const holding = holdingOf(licence);
  if (isChild || (holding !== null && holding.status === 'EXPIRED' && holding.paused)) return false;
  if (licenceType(licence) === 'FREE') return allowFreePurchase;
  return !holdsActive(holding) && (holding === null || !isPending(holding, 'CONFIRMED_PAYMENT_REQUIRED'));
}

/** Whether a licence can be bought (LIC-050 to LIC-052). */
import { holdsActive, isFree, isPending, type Licence } from './licence';

export interface BuyingConditions {
  /** Setting of the realm. */
  readonly allowFreePurchase: boolean;
  /** The selected profile is a child's (SGN-080). */
  readonly isChild: boolean;
}

/**
 * Never for an expired and paused licence (LIC-050) or a child (SGN-080). A free one if the realm allows it;
 * a priced one if it is not active and no payment for it is awaited (LIC-051).
 */
export function isPurchasable(licence: Licence, { allowFreePurchase, isChild }: BuyingConditions): boolean {
  const { holding } = licence;
  if (isChild || (holding !== null && holding.status === 'EXPIRED' && holding.paused)) return false;
  if (isFree(licence)) return allowFreePurchase;
  return !holdsActive(holding) && (holding === null || !isPending(holding, 'CONFIRMED_PAYMENT_REQUIRED'));
}

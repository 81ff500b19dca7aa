/** Discounts of a licence: amounts, listing and status messages (LIC-028, LIC-060 to LIC-064). */
import type { Discount } from './licence';

export interface DiscountListing {
  /** Hides upcoming discounts (LIC-063). */
  readonly hideUpcoming?: boolean;
  /** The state in which lifetime discounts are listed (LIC-064). */
  readonly lifeTimeRepeat?: 'active' | 'upcoming';
}

/** 100 % in hundredths of a percent: percentages may have two decimals. */
const WHOLE = 10_000;

/**
 * An amount after one discount, rounded to the same scale and never below 0 (LIC-028). Integers up to the
 * single division, so that rounding is exact.
 */
export function discounted(
  amount: number,
  discount: Pick<Discount, 'type' | 'percentage' | 'amount'>,
): number {
  const after =
    discount.type === 'PERCENTAGE'
      ? (amount * (WHOLE - Math.round((discount.percentage ?? 0) * 100))) / WHOLE
      : amount - (discount.amount ?? 0);
  return Math.max(0, Math.round(after));
}

/** An amount after all active discounts; upcoming and expired ones do not count (LIC-063). */
export function activePrice(amount: number, discounts: readonly Discount[]): number {
  return discounts.filter(({ state }) => state === 'ACTIVE').reduce(discounted, amount);
}

/** Discounts to list. Lifetime ones are listed in one state only; other upcoming ones may be hidden. */
export function listedDiscounts(
  discounts: readonly Discount[],
  { hideUpcoming = false, lifeTimeRepeat = 'active' }: DiscountListing = {},
): readonly Discount[] {
  return discounts.filter(({ state, lifeTimeRepeat: repeats }) => {
    if (state === 'UPCOMING' && hideUpcoming) return false;
    return repeats !== true || state === (lifeTimeRepeat === 'active' ? 'ACTIVE' : 'UPCOMING');
  });
}

/** Status message of a discount: an upcoming one is on hold while its licence is paused (LIC-062). */
export function discountStatusKey(
  discount: Pick<Discount, 'state'>,
  paused: boolean,
): 'licencePaused' | 'discountActive' | 'discountUpcoming' | 'discountExpired' {
  if (discount.state === 'UPCOMING') return paused ? 'licencePaused' : 'discountUpcoming';
  return discount.state === 'ACTIVE' ? 'discountActive' : 'discountExpired';
}

/** Discounts on a licence: what they take off, which of them are listed, and what is said of them (LIC-028, LIC-060 to LIC-064). */
import type { Discount } from './licence';

export interface DiscountListing {
  /** The viewer hides those that are still to come (LIC-063). */
  readonly hideUpcoming?: boolean;
  /** Which state a discount that repeats for life is listed in (LIC-064). */
  readonly lifeTimeRepeat?: 'active' | 'upcoming';
}

/** Percentages may have two digits after the point. */
const WHOLE = 10_000;

/** An amount after one discount, in the same scale: rounded to it, and never below 0 (LIC-028). Whole numbers up to the one division, so that a half is a half. */
export function discounted(amount: number, discount: Pick<Discount, 'type' | 'percentage' | 'amount'>): number {
  const after = discount.type === 'PERCENTAGE' ? (amount * (WHOLE - Math.round((discount.percentage ?? 0) * 100))) / WHOLE : amount - (discount.amount ?? 0);
  return Math.max(0, Math.round(after));
}

/** An amount after every discount that is active now; upcoming and expired ones change no price (LIC-063). */
export function activePrice(amount: number, discounts: readonly Discount[]): number {
  return discounts.filter(({ state }) => state === 'ACTIVE').reduce(discounted, amount);
}

/** The discounts to list. One that repeats for life is listed in one state alone; of the others, upcoming ones may be hidden. */
export function listedDiscounts(
  discounts: readonly Discount[],
  { hideUpcoming = false, lifeTimeRepeat = 'active' }: DiscountListing = {},
): readonly Discount[] {
  return discounts.filter(({ state, lifeTimeRepeat: repeats }) => {
    if (state === 'UPCOMING' && hideUpcoming) return false;
    return repeats !== true || state === (lifeTimeRepeat === 'active' ? 'ACTIVE' : 'UPCOMING');
  });
}

/** What is said of a discount beside its value: an upcoming one waits while its licence is paused (LIC-062). */
export function discountStatusKey(
  discount: Pick<Discount, 'state'>,
  paused: boolean,
): 'licencePaused' | 'discountActive' | 'discountUpcoming' | 'discountExpired' {
  if (discount.state === 'UPCOMING') return paused ? 'licencePaused' : 'discountUpcoming';
  return discount.state === 'ACTIVE' ? 'discountActive' : 'discountExpired';
}

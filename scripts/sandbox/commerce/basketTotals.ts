/**
 * Basket totals: price, trial, vouchers, credit, tax, in minor units; and the comparison of the basket that the
 * viewer confirmed with the one that would be charged.
 */
import { createHash } from 'node:crypto';
import type { Basket, PayBasket } from '../../../core/generated/platform';
import { PlatformError } from '../platformError';

/** A version that changes with any of `parts`. */
export const versionOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Throws 409 with the current basket when it differs from the confirmed one. */
export function refuseUnexpected(basket: Basket, expected: PayBasket['expected']): void {
  if (expected === undefined) return;
  const { total, currency, basketVersion } = expected;
  const same =
    total === basket.discountedTotal &&
    currency === basket.currency &&
    (basketVersion === undefined || basketVersion === basket.version);
  if (!same)
    throw new PlatformError(409, 'basketChanged', ['The basket has changed since it was confirmed.'], {
      basket,
    });
}

export interface TotalsInput {
  readonly amount: number;
  /** A trial starts: nothing is due now. */
  readonly trial: boolean;
  /** In the order in which they were added. */
  readonly discounts: readonly (
    | { readonly type: 'PERCENTAGE'; readonly percentage: number }
    | { readonly type: 'AMOUNT'; readonly amount: number }
  )[];
  readonly credit: number;
  /** Percentage included in the price. */
  readonly taxPercent: number;
}

export interface Totals {
  readonly total: number;
  readonly tax: number;
  /** Due now. */
  readonly discountedTotal: number;
  readonly discountedTax: number;
  /** The amount of each discount, in the same order. */
  readonly taken: readonly number[];
  readonly creditUsed: number;
}

/** Discounts apply in sequence, each to the remaining amount; a price never falls below 0 (LIC-028). */
export function basketTotals({ amount, trial, discounts, credit, taxPercent }: TotalsInput): Totals {
  let due = amount;
  const taken = discounts.map((discount) => {
    const off = Math.min(
      due,
      discount.type === 'PERCENTAGE' ? Math.round((due * discount.percentage) / 100) : discount.amount,
    );
    due -= off;
    return off;
  });
  const creditUsed = trial ? 0 : Math.min(due, credit);
  const discountedTotal = trial ? 0 : due - creditUsed;
  const taxIn = (gross: number): number => Math.round(gross - gross / (1 + taxPercent / 100));
  return {
    total: amount,
    tax: taxIn(amount),
    discountedTotal,
    discountedTax: taxIn(discountedTotal),
    taken,
    creditUsed,
  };
}

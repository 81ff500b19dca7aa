/** Basket totals: price, trial, vouchers, credit, tax. Amounts are in minor units. */

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

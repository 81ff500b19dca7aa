/** What a basket costs: price, trial, vouchers, credit, tax. Amounts are minor units. */

export interface TotalsInput {
  readonly amount: number;
  /** A trial begins: nothing is due now. */
  readonly trial: boolean;
  /** In the order in which they were added. */
  readonly discounts: readonly ({ readonly type: 'PERCENTAGE'; readonly percentage: number } | { readonly type: 'AMOUNT'; readonly amount: number })[];
  readonly credit: number;
  /** Percent contained in the price. */
  readonly taxPercent: number;
}

export interface Totals {
  readonly total: number;
  readonly tax: number;
  /** What is due now. */
  readonly discountedTotal: number;
  readonly discountedTax: number;
  /** What each discount takes off, in the same order. */
  readonly taken: readonly number[];
  readonly creditUsed: number;
}

/** Discounts follow each other, each on what is left; a price never falls below 0 (LIC-028). */
export function basketTotals({ amount, trial, discounts, credit, taxPercent }: TotalsInput): Totals {
  let due = amount;
  const taken = discounts.map((discount) => {
    const off = Math.min(due, discount.type === 'PERCENTAGE' ? Math.round((due * discount.percentage) / 100) : discount.amount);
    due -= off;
    return off;
  });
  const creditUsed = trial ? 0 : Math.min(due, credit);
  const discountedTotal = trial ? 0 : due - creditUsed;
  const taxIn = (gross: number): number => Math.round(gross - gross / (1 + taxPercent / 100));
  return { total: amount, tax: taxIn(amount), discountedTotal, discountedTax: taxIn(discountedTotal), taken, creditUsed };
}

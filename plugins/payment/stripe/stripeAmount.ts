/** Amounts as Stripe counts them: in the smallest unit of the currency. */
import type { Basket } from '../../../core/sdk';

/** Without decimals at Stripe; ISK and UGX are counted with two there. */
const withoutDecimals: ReadonlySet<string> = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** What is due, whatever the scale in which the platform states it. Stripe takes three-decimal amounts in steps of ten. */
export function stripeAmount({ discountedTotal, currency, scale }: Pick<Basket, 'discountedTotal' | 'currency' | 'scale'>): number {
  const code = currency.toUpperCase();
  const decimals = withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2;
  const units = discountedTotal * 10 ** (decimals - scale);
  return decimals === 3 ? Math.round(units / 10) * 10 : Math.round(units);
}

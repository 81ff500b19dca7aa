/** Stripe amounts: the smallest unit of the currency. */
import type { Basket } from '../../../core/sdk';

/** Zero-decimal currencies at Stripe; ISK and UGX use two. */
const withoutDecimals: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Amount due, whatever scale the platform uses. Stripe requires three-decimal amounts to be multiples of ten. */
export function stripeAmount({
  discountedTotal,
  currency,
  scale,
}: Pick<Basket, 'discountedTotal' | 'currency' | 'scale'>): number {
  const code = currency.toUpperCase();
  const decimals = withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2;
  const units = discountedTotal * 10 ** (decimals - scale);
  return decimals === 3 ? Math.round(units / 10) * 10 : Math.round(units);
}

/** The price a licence shows: the one to put first, its period, and the full one beneath (LIC-005, LIC-027, LIC-028). */
import { headlinePrice, pickAmount, priceOf, type NoAmount } from '../../i18n';
import { activePrice } from './licenceDiscount';
import type { Licence, LicenceAmount } from './licence';

export interface LicencePrice {
  /** What stands first, discounts of today taken off. */
  readonly headline: LicenceAmount | NoAmount;
  /** How often the headline is paid; null when it is paid once. */
  readonly period: string | null;
  /** The full amount with its own period, beneath a headline that is spread over another. */
  readonly beneath: { readonly amount: LicenceAmount; readonly period: string | null } | null;
  /** The headline before the discounts; null when they change nothing. */
  readonly before: LicenceAmount | null;
  readonly free: boolean;
}

/** The price of a licence by its local entry, else its default one, else nothing to pay. */
export function licencePrice(
  licence: Pick<Licence, 'amounts' | 'discounts' | 'defaultMarketingPricePeriod' | 'purchaseStrategy'>,
): LicencePrice {
  const full = pickAmount(licence.amounts);
  const paid = paymentPeriod(licence);
  if (full.currency === undefined) return { headline: full, period: null, beneath: null, before: null, free: true };

  const reduced = reducedBy(full, activePrice(full.amount, licence.discounts ?? []));
  const { period } = headlinePrice(reduced, licence.defaultMarketingPricePeriod);
  const spread = period === null || period === paid ? null : period;
  const headline = spread === null ? reduced : spreadOver(reduced, spread);
  const original = spread === null ? full : spreadOver(full, spread);
  return {
    headline,
    period: spread ?? paid,
    beneath: spread === null ? null : { amount: reduced, period: paid },
    before: original.amount === headline.amount ? null : original,
    free: priceOf(reduced).kind === 'free',
  };
}

/** How often a subscription is paid; null for what is paid once. */
export function paymentPeriod({ purchaseStrategy }: Pick<Licence, 'purchaseStrategy'>): string | null {
  return purchaseStrategy.type === 'SUBSCRIPTION' ? (purchaseStrategy.subscriptionPeriod ?? null) : null;
}

/** The same entry at another amount; what it comes to by other periods goes down in proportion. */
function reducedBy(entry: LicenceAmount, amount: number): LicenceAmount {
  const { amount: full } = entry;
  return {
    ...entry,
    amount,
    periodAmounts: (entry.periodAmounts ?? []).map((spread) => ({ ...spread, amount: full === 0 ? 0 : Math.round((spread.amount * amount) / full) })),
  };
}

function spreadOver(entry: LicenceAmount, period: string): LicenceAmount {
  return { ...entry, amount: entry.periodAmounts?.find((spread) => spread.period === period)?.amount ?? entry.amount };
}

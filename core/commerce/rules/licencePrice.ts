/** Displayed price of a licence: headline, period, and the full amount beneath (LIC-005, LIC-027, LIC-028). */
import { headlinePrice, pickAmount, priceOf, type NoAmount } from '../../i18n/prices';
import { activePrice } from './licenceDiscount';
import type { Licence, LicenceAmount } from './licence';

export interface LicencePrice {
  /** Main price with active discounts applied. */
  readonly headline: LicenceAmount | NoAmount;
  /** Payment period of the headline; null for a one-time payment. */
  readonly period: string | null;
  /** Full amount with its own period, if the headline is spread over another one. */
  readonly beneath: { readonly amount: LicenceAmount; readonly period: string | null } | null;
  /** Headline before discounts; null if they change nothing. */
  readonly before: LicenceAmount | null;
  readonly free: boolean;
}

/** Price from the local amount, else the default one, else free. */
export function licencePrice(
  licence: Pick<Licence, 'amounts' | 'discounts' | 'headlinePeriod' | 'period'>,
): LicencePrice {
  const full = pickAmount(licence.amounts);
  const { period: paid } = licence;
  if (full.currency === undefined)
    return { headline: full, period: null, beneath: null, before: null, free: true };

  const reduced = reducedBy(full, activePrice(full.amount, licence.discounts));
  const { period } = headlinePrice(reduced, licence.headlinePeriod);
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

/** The same amount entry at a reduced price; amounts spread over other periods are reduced in proportion. */
function reducedBy(entry: LicenceAmount, amount: number): LicenceAmount {
  const { amount: full } = entry;
  return {
    ...entry,
    amount,
    periodAmounts: (entry.periodAmounts ?? []).map((spread) => ({
      ...spread,
      amount: full === 0 ? 0 : Math.round((spread.amount * amount) / full),
    })),
  };
}

function spreadOver(entry: LicenceAmount, period: string): LicenceAmount {
  return {
    ...entry,
    amount: entry.periodAmounts?.find((spread) => spread.period === period)?.amount ?? entry.amount,
  };
}

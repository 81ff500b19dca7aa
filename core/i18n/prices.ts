/** Prices: selection and formatting of amounts. */
import type { MessageKey } from '../generated/messageKeys';
import { numberFormatter } from './intlFormatters';

/** An amount of money in units of 10 to the power of −scale: 999 with scale 2 is 9.99 (LIC-004). */
export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly scale: number;
}

/** A price from the platform. */
export interface Amount extends Money {
  readonly local?: boolean | null | undefined;
  readonly default?: boolean | null | undefined;
  readonly taxInclusive?: boolean | null | undefined;
  /** The same price converted to other periods, in the same currency and scale. */
  readonly periodAmounts?: readonly { readonly period: string; readonly amount: number }[] | null | undefined;
}

/** Nothing to pay, without a currency. */
export interface NoAmount {
  readonly amount: 0;
  readonly currency?: undefined;
}
const noAmount: NoAmount = { amount: 0 };

/** The amount flagged local, else the one flagged default, else amount 0 (LOC-028, LIC-005). */
export function pickAmount<Candidate extends Amount>(
  amounts: readonly Candidate[] | null | undefined,
): Candidate | NoAmount {
  return (
    amounts?.find(({ local }) => local === true) ??
    amounts?.find((amount) => amount.default === true) ??
    noAmount
  );
}

/**
 * The price to show: free, never "0.00" of a currency (LOC-029), or a value in a currency with its number of
 * decimals.
 */
export type Price =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid';
      readonly value: number;
      readonly currency: string;
      readonly digits: number;
      readonly tax: Extract<MessageKey, 'taxIncluded' | 'plusTax'> | null;
    };

/**
 * The amount divided by 10 to the power of its scale (LOC-026, LIC-006), with its tax note: included, to be
 * added (LIC-009), or none.
 */
export function priceOf(amount: Amount | NoAmount): Price {
  if (amount.amount === 0 || amount.currency === undefined) return { kind: 'free' };
  const { currency, scale, taxInclusive } = amount;
  const tax = taxInclusive === true ? 'taxIncluded' : taxInclusive === false ? 'plusTax' : null;
  return { kind: 'paid', value: valueOf(amount), currency, digits: scale, tax };
}

/**
 * The headline price: that of the period advertised by the platform, with the full price below it; only the
 * full price if there is none for that period (LIC-027).
 */
export function headlinePrice(
  amount: Amount | NoAmount,
  marketingPeriod: string | null | undefined,
): { readonly headline: Price; readonly period: string | null; readonly beneath: Price | null } {
  const full = priceOf(amount);
  const spread =
    amount.currency === undefined
      ? undefined
      : amount.periodAmounts?.find(({ period }) => period === marketingPeriod);
  if (spread === undefined || amount.currency === undefined)
    return { headline: full, period: null, beneath: null };
  return { headline: priceOf({ ...amount, amount: spread.amount }), period: spread.period, beneath: full };
}

/**
 * Money in the locale's format, with `scale` decimals (LOC-027); an unknown currency code is appended to the
 * number.
 */
export function moneyText(money: Money, locale: string): string {
  const digits = { minimumFractionDigits: money.scale, maximumFractionDigits: money.scale };
  try {
    return numberFormatter(locale, { style: 'currency', currency: money.currency, ...digits }).format(
      valueOf(money),
    );
  } catch {
    return `${numberFormatter(locale, digits).format(valueOf(money))} ${money.currency}`.trim();
  }
}

function valueOf({ amount, scale }: Money): number {
  return amount / 10 ** scale;
}

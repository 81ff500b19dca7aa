/** Prices: which amount counts and how it is written. */
import type { MessageKey } from '../generated/messageKeys';
import { numberFormatter } from './intlFormatters';

/** An amount of money in the smallest unit that `scale` allows: 999 with scale 2 is 9.99 (LIC-004). */
export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly scale: number;
}

/** A price of the platform. */
export interface Amount extends Money {
  readonly local?: boolean | null | undefined;
  readonly default?: boolean | null | undefined;
  readonly taxInclusive?: boolean | null | undefined;
  /** The same price spread over other periods, in the same currency and scale. */
  readonly periodAmounts?: readonly { readonly period: string; readonly amount: number }[] | null | undefined;
}

/** Nothing to pay, and in no currency. */
export interface NoAmount {
  readonly amount: 0;
  readonly currency?: undefined;
}
const noAmount: NoAmount = { amount: 0 };

/** The amount flagged local, else the one flagged default, else amount 0 (LOC-028, LIC-005). */
export function pickAmount<Candidate extends Amount>(amounts: readonly Candidate[] | null | undefined): Candidate | NoAmount {
  return amounts?.find(({ local }) => local === true) ?? amounts?.find((amount) => amount.default === true) ?? noAmount;
}

/** What is to be paid: nothing, never "0.00" of a currency (LOC-029), or a value in a currency with so many digits after the point. */
export type Price =
  | { readonly kind: 'free' }
  | { readonly kind: 'paid'; readonly value: number; readonly currency: string; readonly digits: number; readonly tax: Extract<MessageKey, 'taxIncluded' | 'plusTax'> | null };

/** The amount divided by 10 to the power of its scale (LOC-026, LIC-006), and what it says of tax: included, to be added (LIC-009), or nothing. */
export function priceOf(amount: Amount | NoAmount): Price {
  if (amount.amount === 0 || amount.currency === undefined) return { kind: 'free' };
  const { currency, scale, taxInclusive } = amount;
  const tax = taxInclusive === true ? 'taxIncluded' : taxInclusive === false ? 'plusTax' : null;
  return { kind: 'paid', value: valueOf(amount), currency, digits: scale, tax };
}

/**
 * The price to put first: that of the period the platform wants to advertise, with the full price beneath it; the full
 * price alone when there is none for that period (LIC-027).
 */
export function headlinePrice(amount: Amount | NoAmount, marketingPeriod: string | null | undefined): { readonly headline: Price; readonly period: string | null; readonly beneath: Price | null } {
  const full = priceOf(amount);
  const spread = amount.currency === undefined ? undefined : amount.periodAmounts?.find(({ period }) => period === marketingPeriod);
  if (spread === undefined || amount.currency === undefined) return { headline: full, period: null, beneath: null };
  return { headline: priceOf({ ...amount, amount: spread.amount }), period: spread.period, beneath: full };
}

/** Money as the locale writes it, with `scale` digits after the point (LOC-027); a currency that does not exist follows the number as it is. */
export function moneyText(money: Money, locale: string): string {
  const digits = { minimumFractionDigits: money.scale, maximumFractionDigits: money.scale };
  try {
    return numberFormatter(locale, { style: 'currency', currency: money.currency, ...digits }).format(valueOf(money));
  } catch {
    return `${numberFormatter(locale, digits).format(valueOf(money))} ${money.currency}`.trim();
  }
}

function valueOf({ amount, scale }: Money): number {
  return amount / 10 ** scale;
}

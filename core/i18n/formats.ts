/**
 * Times, durations, prices and numbers, bound to language and time zone: the result of `useFormat`. Formats
 * that few pages use are in calendar.ts.
 */
import { dateLocale } from './dateLocale';
import { playbackTime, runningTime } from './durations';
import { dateTime, timeOfDay, writerAt, type Time } from './instants';
import { numberFormatter } from './intlFormatters';
import { formatLocale } from './languageNames';
import { moneyText, priceOf, type Amount, type Money, type NoAmount } from './prices';
import type { Translate } from './translate';

/** Formats values. An invalid time results in an empty text. */
export interface Formats {
  /** Hours and minutes. */
  time(time: Time): string;
  /** Weekday, day, month and time of day. */
  dateTime(time: Time): string;
  /** `mm:ss`, or `HH:mm:ss` from one hour on; `seconds` (LOC-017). */
  playbackTime(seconds: number): string;
  /** `1 hr 32 min`; from seconds. */
  runningTime(seconds: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `value` is 0 to 100. */
  percent(value: number): string;
  /** The amount only, also if it is zero: for totals and invoices. */
  money(money: Money): string;
  /** A price with its tax note; the word for free instead of zero (LOC-026 to LOC-029). */
  price(amount: Amount | NoAmount): string;
  /** The price and its tax note separately, for places that style them differently. */
  priceParts(amount: Amount | NoAmount): { readonly price: string; readonly tax: string | null };
}

/** The viewer's language, time zone, country and clock, and the texts. */
export interface IntlParts {
  readonly locale: string;
  /** IANA name of the viewer's time zone (LOC-020). */
  readonly timeZone: string | undefined;
  /** The viewer's country, ISO 3166 alpha-2; null while unknown (LOC-018). */
  readonly country: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly t: Translate;
}

/** Binds the format rules to language and time zone. */
export function createFormats({ locale, timeZone, country, t }: IntlParts): Formats {
  const numbers = formatLocale(locale);
  const of = writerAt({ locale: dateLocale(locale, country), timeZone });
  const priceParts: Formats['priceParts'] = (amount) => {
    const price = priceOf(amount);
    if (price.kind === 'free' || amount.currency === undefined) return { price: t('free'), tax: null };
    return { price: moneyText(amount, numbers), tax: price.tax === null ? null : t(price.tax) };
  };

  return {
    time: of(timeOfDay),
    dateTime: of(dateTime),
    playbackTime,
    runningTime: (seconds) => runningTime(seconds, numbers),
    number: (value, options = {}) => numberFormatter(numbers, options).format(value),
    percent: (value) =>
      numberFormatter(numbers, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    money: (money) => moneyText(money, numbers),
    price: (amount) => {
      const { price, tax } = priceParts(amount);
      return tax === null ? price : `${price} ${tax}`;
    },
    priceParts,
  };
}

/** Dates, lengths, prices and numbers bound to one language, place and clock: what `useFormat` gives. */
import { birthDateOrder, type BirthDateOrder } from './birthDateOrder';
import { dateTime, dayMonth, displayDate, instant, longDate, shortDate, timeOfDay, type DatePlace, type Time } from './calendarDates';
import { dayDifference, relativeDay } from './calendarDays';
import { dateLocale } from './dateLocale';
import { playbackTime, runningTime } from './durations';
import { numberFormatter } from './intlFormatters';
import { formatLocale, languageCountry } from './languageNames';
import { periodText, trialText } from './periods';
import { moneyText, priceOf, type Amount, type Money, type NoAmount } from './prices';
import type { Text, Translate } from './translate';

/** Writes what is not words. A time that is none gives an empty text. */
export interface Formats {
  /** `Thu, September 4, 1986` (LOC-013). */
  date(time: Time): string;
  /** `Sep 4th, 1986` (LOC-015, LOC-016). */
  longDate(time: Time): string;
  /** `09/04/1986` (LOC-015, LOC-016). */
  shortDate(time: Time): string;
  /** `9/4` or `4/9` (LOC-014). */
  dayMonth(time: Time): string;
  /** Hours and minutes. */
  time(time: Time): string;
  /** Weekday, day, month and time of day. */
  dateTime(time: Time): string;
  /** Yesterday, today or tomorrow in words, otherwise the display date. */
  day(time: Time): string;
  /** Calendar days from now to then, in the viewer's zone (LOC-032). */
  daysUntil(time: Time): number;
  /** `mm:ss`, or `HH:mm:ss` from one hour on; takes seconds (LOC-017). */
  playbackTime(seconds: number): string;
  /** `1 hr 32 min`; takes seconds. */
  runningTime(seconds: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Takes 0 to 100. */
  percent(value: number): string;
  /** Money alone, zero included: for totals and invoices. */
  money(money: Money): string;
  /** A price with what it says of tax; the word for free in place of zero (LOC-026 to LOC-029). */
  price(amount: Amount | NoAmount): string;
  /** The price without a word on tax, and that word apart, for places that set them differently. */
  priceParts(amount: Amount | NoAmount): { readonly price: string; readonly tax: string | null };
  /** `month`, `3 months`; null for what is no period (LOC-022 to LOC-024). */
  period(period: string | null | undefined): string | null;
  /** A trial's length; null when there is none to show (LOC-025). */
  trial(duration: number | string | null | undefined): string | null;
  /** In which order a birth date is asked for (LOC-021). */
  readonly birthDateOrder: BirthDateOrder;
  /** Language and country for partners, such as `pt-PT` (LOC-033). */
  readonly languageCountry: string;
}

export interface FormatsParts {
  readonly locale: string;
  /** IANA name of the viewer's time zone (LOC-020). */
  readonly timeZone: string | undefined;
  /** The viewer's country, ISO 3166 alpha-2; null while it is not known (LOC-018). */
  readonly country: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly t: Translate;
}

/** Binds the rules of this room to a language, a place and a clock. */
export function createFormats({ locale, timeZone, country, now, t }: FormatsParts): Formats {
  const place: DatePlace = { locale: dateLocale(locale, country), timeZone };
  const numbers = formatLocale(locale);
  const of = (write: (time: Date, place: DatePlace) => string) => (time: Time) => {
    const date = instant(time);
    return date === null ? '' : write(date, place);
  };
  const priceParts: Formats['priceParts'] = (amount) => {
    const price = priceOf(amount);
    if (price.kind === 'free' || amount.currency === undefined) return { price: t('free'), tax: null };
    return { price: moneyText(amount, numbers), tax: price.tax === null ? null : t(price.tax) };
  };
  const said = (text: Text | null) => (text === null ? null : t(text));

  return {
    date: of(displayDate),
    longDate: of(longDate),
    shortDate: of(shortDate),
    dayMonth: of(dayMonth),
    time: of(timeOfDay),
    dateTime: of(dateTime),
    day: of((date) => {
      const name = relativeDay(date, new Date(now()), timeZone);
      return name === null ? displayDate(date, place) : t(name);
    }),
    daysUntil: (time) => dayDifference(new Date(now()), instant(time) ?? new Date(Number.NaN), timeZone),
    playbackTime,
    runningTime: (seconds) => runningTime(seconds, numbers),
    number: (value, options = {}) => numberFormatter(numbers, options).format(value),
    percent: (value) => numberFormatter(numbers, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    money: (money) => moneyText(money, numbers),
    price: (amount) => {
      const { price, tax } = priceParts(amount);
      return tax === null ? price : `${price} ${tax}`;
    },
    priceParts,
    period: (period) => said(periodText(period)),
    trial: (duration) => said(trialText(duration)),
    birthDateOrder: birthDateOrder(locale),
    languageCountry: languageCountry(locale),
  };
}

/** Dates as texts. `locale` is what dateLocale gives; times are instants, told in the viewer's zone (LOC-020). */
import { englishPattern } from './dateLocale';
import { dateFormatter, dateParts, numberFormatter } from './intlFormatters';
import { languageOf, standardLocale } from './locale';
import { ordinal } from './ordinal';

/** An instant: epoch milliseconds, an ISO text, or a Date. */
export type Time = number | string | Date;

/** The viewer's place in time: where dates are told, and by whose habits. */
export interface DatePlace {
  readonly locale: string;
  /** IANA name, such as `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
}

/** The instant as a Date; null when it is none, so that a bad answer of the platform shows nothing rather than "Invalid Date". */
export function instant(time: Time): Date | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Weekday and date (`ddd, LL`): `Thu, September 4, 1986` (LOC-013, LOC-019). */
export function displayDate(time: Date, { locale, timeZone }: DatePlace): string {
  const weekday = dateFormatter(locale, { timeZone, weekday: 'short' }).format(time);
  const date = dateFormatter(locale, { timeZone, year: 'numeric', month: 'long', day: 'numeric' }).format(time);
  return `${weekday}${languageOf(locale) === 'ar' ? '،' : ','} ${date}`;
}

/** `4th Sep, 1986` in British, `Sep 4th, 1986` in other English (LOC-015, LOC-016); elsewhere the platform's medium date. */
export function longDate(time: Date, { locale, timeZone }: DatePlace): string {
  const pattern = englishPattern(locale);
  if (pattern === null) return dateFormatter(locale, { timeZone, year: 'numeric', month: 'short', day: 'numeric' }).format(time);
  const { day = '', month = '', year = '' } = dateParts(time, 'en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
  const nth = ordinal(Number(day));
  return pattern === 'en-gb' ? `${nth} ${month}, ${year}` : `${month} ${nth}, ${year}`;
}

/** `04/09/1986` in British, `09/04/1986` in other English (LOC-015, LOC-016); elsewhere the platform's numeric date. */
export function shortDate(time: Date, { locale, timeZone }: DatePlace): string {
  const pattern = englishPattern(locale);
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  if (pattern === null) return dateFormatter(locale, options).format(time);
  const { day = '', month = '', year = '' } = dateParts(time, 'en-US', options);
  return pattern === 'en-gb' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** Month before day in en_US alone, day before month everywhere else (LOC-014); in the locale's digits, without zeros before them. */
export function dayMonth(time: Date, { locale, timeZone }: DatePlace): string {
  const parts = dateParts(time, 'en-US', { timeZone, month: 'numeric', day: 'numeric' });
  const [day, month] = [parts.day, parts.month].map((part) => numberFormatter(locale, {}).format(Number(part)));
  return standardLocale(locale) === 'en-US' ? `${month}/${day}` : `${day}/${month}`;
}

/** Hours and minutes as the locale writes them. */
export function timeOfDay(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, { timeZone, timeStyle: 'short' }).format(time);
}

/** Short weekday, day, month and time of day, for what starts within weeks. */
export function dateTime(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(time);
}

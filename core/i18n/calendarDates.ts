/** Dates as texts. `locale` is the result of dateLocale; dates are in the viewer's time zone (LOC-020). */
import { englishPattern } from './dateLocale';
import type { DatePlace } from './instants';
import { dateFormatter, dateParts, numberFormatter } from './intlFormatters';
import { languageOf, standardLocale } from './locale';
import { ordinal } from './ordinal';

/** Weekday and date (`ddd, LL`): `Thu, September 4, 1986` (LOC-013, LOC-019). */
export function displayDate(time: Date, { locale, timeZone }: DatePlace): string {
  const weekday = dateFormatter(locale, { timeZone, weekday: 'short' }).format(time);
  const date = dateFormatter(locale, { timeZone, year: 'numeric', month: 'long', day: 'numeric' }).format(
    time,
  );
  return `${weekday}${languageOf(locale) === 'ar' ? '،' : ','} ${date}`;
}

/**
 * `4th Sep, 1986` in British English, `Sep 4th, 1986` in other English (LOC-015, LOC-016); elsewhere Intl's
 * medium date.
 */
export function longDate(time: Date, { locale, timeZone }: DatePlace): string {
  const pattern = englishPattern(locale);
  if (pattern === null)
    return dateFormatter(locale, { timeZone, year: 'numeric', month: 'short', day: 'numeric' }).format(time);
  const {
    day = '',
    month = '',
    year = '',
  } = dateParts(time, 'en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
  const nth = ordinal(Number(day));
  return pattern === 'en-gb' ? `${nth} ${month}, ${year}` : `${month} ${nth}, ${year}`;
}

/** `04/09/1986` in British English, `09/04/1986` in other English (LOC-015, LOC-016); elsewhere Intl's numeric date. */
export function shortDate(time: Date, { locale, timeZone }: DatePlace): string {
  const pattern = englishPattern(locale);
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  if (pattern === null) return dateFormatter(locale, options).format(time);
  const { day = '', month = '', year = '' } = dateParts(time, 'en-US', options);
  return pattern === 'en-gb' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/**
 * Month before day in en_US only, day before month everywhere else (LOC-014); in the locale's digits, without
 * leading zeros.
 */
export function dayMonth(time: Date, { locale, timeZone }: DatePlace): string {
  const parts = dateParts(time, 'en-US', { timeZone, month: 'numeric', day: 'numeric' });
  const [day, month] = [parts.day, parts.month].map((part) =>
    numberFormatter(locale, {}).format(Number(part)),
  );
  return standardLocale(locale) === 'en-US' ? `${month}/${day}` : `${day}/${month}`;
}

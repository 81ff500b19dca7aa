/**
 * Dates, days and periods, bound to language, time zone and clock: the result of `useCalendar`. Separate from
 * the formats of the first page.
 */
import { dayDifference, relativeDay } from './calendarDays';
import { dateLocale, englishPattern } from './dateLocale';
import type { IntlParts } from './formats';
import { type DatePlace, instant, type Time, writerAt } from './instants';
import { periodText, trialText } from './periods';
import type { Text } from './translate';
import { dateFormatter, dateParts, numberFormatter } from './intlFormatters';
import { languageOf, standardLocale } from './locale';
import { useMemo } from 'react';
import { useIntlValue } from './IntlContext';

/** English ordinals: `Do` of a date pattern. */

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `3rd`, `4th`, `11th` (LOC-015, LOC-016). */
export function ordinal(number: number): string {
  return `${number}${endings[rules.select(number)] ?? 'th'}`;
}

/** Weekday and date (`ddd, LL`): `Thu, September 4, 1986` (LOC-013, LOC-019) (LOC-020). */
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

/** Formats without time of day. An invalid time results in an empty text. */
export interface Calendar {
  /** `Thu, September 4, 1986` (LOC-013). */
  date(time: Time): string;
  /** `Sep 4th, 1986` (LOC-015, LOC-016). */
  longDate(time: Time): string;
  /** `09/04/1986` (LOC-015, LOC-016). */
  shortDate(time: Time): string;
  /** `9/4` or `4/9` (LOC-014). */
  dayMonth(time: Time): string;
  /** Yesterday, today or tomorrow in words, otherwise the display date. */
  day(time: Time): string;
  /** Calendar days from now to `time`, in the viewer's time zone (LOC-032). */
  daysUntil(time: Time): number;
  /** `month`, `3 months`; null if invalid (LOC-022 to LOC-024). */
  period(period: string | null | undefined): string | null;
  /** Duration of a trial; null if there is none to show (LOC-025). */
  trial(duration: number | string | null | undefined): string | null;
}

/** Binds the date and period rules to language, time zone and clock. */
export function createCalendar({ locale, timeZone, country, now, t }: IntlParts): Calendar {
  const place: DatePlace = { locale: dateLocale(locale, country), timeZone };
  const of = writerAt(place);
  const translated = (text: Text | null) => (text === null ? null : t(text));
  return {
    date: of(displayDate),
    longDate: of(longDate),
    shortDate: of(shortDate),
    dayMonth: of(dayMonth),
    day: of((date) => {
      const name = relativeDay(date, new Date(now()), timeZone);
      return name === null ? displayDate(date, place) : t(name);
    }),
    daysUntil: (time) => dayDifference(new Date(now()), instant(time) ?? new Date(Number.NaN), timeZone),
    period: (period) => translated(periodText(period)),
    trial: (duration) => translated(trialText(duration)),
  };
}

/** Returns formatters of dates, days and periods. */
export function useCalendar(): Calendar {
  const { parts } = useIntlValue();
  return useMemo(() => createCalendar(parts), [parts]);
}

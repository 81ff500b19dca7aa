/**
 * Dates, days and periods, bound to language, time zone and clock: the result of `useCalendar`. Separate from
 * the formats of the first page.
 */
import { dayMonth, displayDate, longDate, shortDate } from './calendarDates';
import { dayDifference, relativeDay } from './calendarDays';
import { dateLocale } from './dateLocale';
import type { IntlParts } from './formats';
import { instant, writerAt, type DatePlace, type Time } from './instants';
import { periodText, trialText } from './periods';
import type { Text } from './translate';

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
  const said = (text: Text | null) => (text === null ? null : t(text));
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
    period: (period) => said(periodText(period)),
    trial: (duration) => said(trialText(duration)),
  };
}

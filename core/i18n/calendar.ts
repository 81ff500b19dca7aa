/** Dates, days and periods bound to one language, place and clock: what `useCalendar` gives. Apart from the formats of the first page. */
import { dayMonth, displayDate, longDate, shortDate } from './calendarDates';
import { dayDifference, relativeDay } from './calendarDays';
import { dateLocale } from './dateLocale';
import type { IntlParts } from './formats';
import { instant, writerAt, type DatePlace, type Time } from './instants';
import { periodText, trialText } from './periods';
import type { Text } from './translate';

/** Says what is no hour. A time that is none gives an empty text. */
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
  /** Calendar days from now to then, in the viewer's zone (LOC-032). */
  daysUntil(time: Time): number;
  /** `month`, `3 months`; null for what is no period (LOC-022 to LOC-024). */
  period(period: string | null | undefined): string | null;
  /** A trial's length; null when there is none to show (LOC-025). */
  trial(duration: number | string | null | undefined): string | null;
}

/** Binds the rules of this room to a language, a place and a clock. */
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

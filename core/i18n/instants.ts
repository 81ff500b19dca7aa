/** Moments as texts. `locale` is the result of dateLocale; times are in the viewer's time zone (LOC-020). */
import { dateFormatter } from './intlFormatters';

/** An instant: epoch milliseconds, an ISO string, or a Date. */
export type Time = number | string | Date;

/** Locale and time zone of formatted dates. */
export interface DatePlace {
  readonly locale: string;
  /** IANA name, such as `Europe/Lisbon`. */
  readonly timeZone: string | undefined;
}

/**
 * The instant as a Date; null if invalid, so that a bad answer of the platform shows nothing rather than
 * "Invalid Date".
 */
export function instant(time: Time): Date | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Wraps a date format so that it accepts any instant; an invalid one results in an empty text. */
export const writerAt =
  (place: DatePlace) =>
  (write: (date: Date, place: DatePlace) => string) =>
  (time: Time): string => {
    const date = instant(time);
    return date === null ? '' : write(date, place);
  };

/** Hours and minutes in the locale's format. */
export function timeOfDay(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, { timeZone, timeStyle: 'short' }).format(time);
}

/** Short weekday, day, month and time of day, for events in the coming weeks. */
export function dateTime(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

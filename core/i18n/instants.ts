/** Moments as texts. `locale` is what dateLocale gives; moments are told in the viewer's zone (LOC-020). */
import { dateFormatter } from './intlFormatters';

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

/** A writer of dates that takes any instant, and gives an empty text for what is none. */
export const writerAt = (place: DatePlace) => (write: (date: Date, place: DatePlace) => string) => (time: Time): string => {
  const date = instant(time);
  return date === null ? '' : write(date, place);
};

/** Hours and minutes as the locale writes them. */
export function timeOfDay(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, { timeZone, timeStyle: 'short' }).format(time);
}

/** Short weekday, day, month and time of day, for what starts within weeks. */
export function dateTime(time: Date, { locale, timeZone }: DatePlace): string {
  return dateFormatter(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(time);
}

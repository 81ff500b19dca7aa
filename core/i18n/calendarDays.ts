/** Calendar days in the viewer's time zone. */
import type { MessageKey } from '../generated/messageKeys';
import { dateParts } from './intlFormatters';

const day = 24 * 60 * 60 * 1000;

/**
 * Number of calendar days from `from` to `to` in a time zone: 0 on the same day, 1 on the next one, however
 * few hours are in between; negative for earlier days (LOC-032).
 */
export function dayDifference(from: Date, to: Date, timeZone: string | undefined): number {
  return Math.round((midnight(to, timeZone) - midnight(from, timeZone)) / day);
}

/** Name of a day relative to today; null for days that have only a date. */
export function relativeDay(
  time: Date,
  now: Date,
  timeZone: string | undefined,
): Extract<MessageKey, 'yesterday' | 'today' | 'tomorrow'> | null {
  switch (dayDifference(now, time, timeZone)) {
    case -1:
      return 'yesterday';
    case 0:
      return 'today';
    case 1:
      return 'tomorrow';
    default:
      return null;
  }
}

/** Start of the calendar day, as if all days had the same length. */
function midnight(time: Date, timeZone: string | undefined): number {
  const parts = dateParts(time, 'en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const year = Number(parts.year) * (parts.era === 'BC' ? -1 : 1);
  return Date.UTC(year, Number(parts.month) - 1, Number(parts.day));
}

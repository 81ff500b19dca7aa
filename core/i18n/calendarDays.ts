/** Days of the calendar, as they pass where the viewer is. */
import type { MessageKey } from '../generated/messageKeys';
import { dateParts } from './intlFormatters';

const day = 24 * 60 * 60 * 1000;

/**
 * How many calendar days `to` is after `from` in a time zone: 0 on the same day, 1 on the next one, however few hours
 * lie between; negative before (LOC-032).
 */
export function dayDifference(from: Date, to: Date, timeZone: string | undefined): number {
  return Math.round((midnight(to, timeZone) - midnight(from, timeZone)) / day);
}

/** What a day is called from where the viewer stands; null for days that have only a date. */
export function relativeDay(time: Date, now: Date, timeZone: string | undefined): Extract<MessageKey, 'yesterday' | 'today' | 'tomorrow'> | null {
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

/** The start of the calendar day, counted as if days were all of one length. */
function midnight(time: Date, timeZone: string | undefined): number {
  const parts = dateParts(time, 'en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn', era: 'short', year: 'numeric', month: 'numeric', day: 'numeric' });
  const year = Number(parts.year) * (parts.era === 'BC' ? -1 : 1);
  return Date.UTC(year, Number(parts.month) - 1, Number(parts.day));
}

/** How a licence the viewer holds goes on, in words. */
import { useCalendar, useText, type Calendar, type Translate } from '../../i18n';
import { renewalLabel } from '../rules/renewalLabel';
import type { Licence } from '../rules/licence';

/** Gives the renewal line of a licence; null when there is nothing to say. */
export function useRenewalText(): (licence: Licence) => string | null {
  const t = useText();
  const calendar = useCalendar();
  return (licence) => renewalText(licence, t, calendar);
}

/** The same for a language and a place that are given. */
export function renewalText(licence: Licence, t: Translate, calendar: Pick<Calendar, 'daysUntil' | 'period' | 'longDate'>): string | null {
  const label = renewalLabel(licence, (time) => calendar.daysUntil(time));
  if (label === null) return null;
  if ('period' in label) return t(label.key, { period: calendar.period(label.period) ?? '' });
  if ('date' in label) return t(label.key, { date: calendar.longDate(label.date) });
  return t(label.key);
}

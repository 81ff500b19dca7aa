/** Renewal text of a held licence. */
import { type Calendar, useCalendar } from '../../i18n/calendar';
import { useText } from '../../i18n/hooks';
import type { Translate } from '../../i18n/translate';
import { renewalLabel } from '../rules/renewalLabel';
import type { Licence } from '../rules/licence';

/** Returns the renewal text of a licence; null if there is none. */
export function useRenewalText(): (licence: Licence) => string | null {
  const t = useText();
  const calendar = useCalendar();
  return (licence) => renewalText(licence, t, calendar);
}

/** The same without React, for a given translator and calendar. */
export function renewalText(
  licence: Licence,
  t: Translate,
  calendar: Pick<Calendar, 'daysUntil' | 'period' | 'longDate'>,
): string | null {
  const label = renewalLabel(licence, (time) => calendar.daysUntil(time));
  if (label === null) return null;
  if ('period' in label) return t(label.key, { period: calendar.period(label.period) ?? '' });
  if ('date' in label) return t(label.key, { date: calendar.longDate(label.date) });
  return t(label.key);
}

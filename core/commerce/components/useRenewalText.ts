/** How a licence the viewer holds goes on, in words. */
import { useFormat, useText, type Formats, type Translate } from '../../i18n';
import { renewalLabel } from '../rules/renewalLabel';
import type { Licence } from '../rules/licence';

/** Gives the renewal line of a licence; null when there is nothing to say. */
export function useRenewalText(): (licence: Licence) => string | null {
  const t = useText();
  const format = useFormat();
  return (licence) => renewalText(licence, t, format);
}

/** The same for a language and a place that are given. */
export function renewalText(licence: Licence, t: Translate, format: Pick<Formats, 'daysUntil' | 'period' | 'longDate'>): string | null {
  const label = renewalLabel(licence, (time) => format.daysUntil(time));
  if (label === null) return null;
  if ('period' in label) return t(label.key, { period: format.period(label.period) ?? '' });
  if ('date' in label) return t(label.key, { date: format.longDate(label.date) });
  return t(label.key);
}

/** The calendar of the page's language. A module of its own: the first page has no use for it. */
import { useMemo } from 'react';
import { createCalendar, type Calendar } from './calendar';
import { useIntlValue } from './IntlContext';

/** Gives dates, days and periods as the viewer reads them. */
export function useCalendar(): Calendar {
  const { parts } = useIntlValue();
  return useMemo(() => createCalendar(parts), [parts]);
}

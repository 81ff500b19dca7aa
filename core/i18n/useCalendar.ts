/** The calendar of the page's language. A separate module, since the first page does not need it. */
import { useMemo } from 'react';
import { createCalendar, type Calendar } from './calendar';
import { useIntlValue } from './IntlContext';

/** Returns formatters of dates, days and periods. */
export function useCalendar(): Calendar {
  const { parts } = useIntlValue();
  return useMemo(() => createCalendar(parts), [parts]);
}

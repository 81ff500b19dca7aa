/** Field order of a birth date. */
import { dateFormatter } from './intlFormatters';
import { formatLocale } from './languageNames';
import { languageOf, standardLocale } from './locale';

export type DatePart = 'year' | 'month' | 'day';
export type BirthDateOrder = readonly [DatePart, DatePart, DatePart];

const yearFirst: BirthDateOrder = ['year', 'month', 'day'];
const orders: readonly BirthDateOrder[] = [yearFirst, ['month', 'day', 'year'], ['day', 'month', 'year']];

/** Order of year, month and day in the locale; year first if the locale is not supported (LOC-021). */
export function birthDateOrder(locale: string): BirthDateOrder {
  const code = formatLocale(locale);
  const known =
    languageOf(locale) === languageOf(standardLocale(locale)) &&
    Intl.DateTimeFormat.supportedLocalesOf([code]).length > 0;
  if (!known) return yearFirst;
  const parts = dateFormatter(code, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .formatToParts(0)
    .map(({ type }) => type);
  return (
    orders.find(
      (order) =>
        parts.filter((part) => part === 'year' || part === 'month' || part === 'day').join() === order.join(),
    ) ?? yearFirst
  );
}

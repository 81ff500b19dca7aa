/** Cache of Intl formatters: creating one costs far more than using it. */

const made = new Map<string, unknown>();

function once<Formatter>(name: string, locale: string, options: object, make: () => Formatter): Formatter {
  const key = JSON.stringify([name, locale, options]);
  const known = made.get(key) as Formatter | undefined;
  if (known !== undefined) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** Date formatter of a locale with options; throws a RangeError for an unknown time zone or locale. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** Number formatter of a locale with options; throws a RangeError for an unknown currency or unit. */
export function numberFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** Plural rules of a language. */
export function pluralRules(locale: string, options: Intl.PluralRulesOptions): Intl.PluralRules {
  return once('plural', locale, options, () => new Intl.PluralRules(locale, options));
}

/** The parts of a date by name, such as `{ day: '4', month: 'Sep' }`. */
export function dateParts(
  time: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    dateFormatter(locale, options)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
}

/** Whose habits a date is written by. */
import { formatLocale } from './languageNames';
import { languageOf, regionOf, standardLocale } from './locale';

const britishDates = new Set(['GB', 'NZ']);

/**
 * The locale that dates are written by. English is British in the countries gb and nz, whether the locale names the country or,
 * when it names none, the viewer is there; a language that the platform cannot write falls back to the same, elsewhere to
 * plain English (LOC-018). Any other locale is its own (LOC-019).
 */
export function dateLocale(locale: string, country: string | null): string {
  const own = formatLocale(locale);
  const supported = languageOf(own) === languageOf(locale) && Intl.DateTimeFormat.supportedLocalesOf([own]).length > 0;
  // Every date is written by it: a platform that says no code there must not stop the page.
  const region = regionOf(locale) ?? String(country).toUpperCase();
  const english = britishDates.has(region) ? 'en-GB' : 'en';
  if (!supported) return english;
  return languageOf(locale) === 'en' && english === 'en-GB' ? english : own;
}

/** Whether dates in this language wait for the viewer's country to be written right: in English that names no country, and where English stands in. */
export function datesDependOnCountry(locale: string): boolean {
  return dateLocale(locale, 'GB') !== dateLocale(locale, null);
}

/** How English dates read: `en-gb` and plain `en` (with `en-us`) have patterns of their own (LOC-015, LOC-016); null leaves it to the platform. */
export function englishPattern(dates: string): 'en-gb' | 'en' | null {
  const code = standardLocale(dates);
  if (code === 'en-GB') return 'en-gb';
  return code === 'en' || code === 'en-US' ? 'en' : null;
}

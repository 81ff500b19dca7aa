/** Selects the locale in which dates are formatted. */
import { formatLocale } from './languageNames';
import { languageOf, regionOf, standardLocale } from './locale';

const britishDates = new Set(['GB', 'NZ']);

/**
 * The locale in which dates are formatted. English is British in gb and nz, by the locale's own country or
 * else by the viewer's; an unsupported language falls back to British English there and to plain English
 * elsewhere (LOC-018). Any other locale is itself (LOC-019).
 */
export function dateLocale(locale: string, country: string | null): string {
  const own = formatLocale(locale);
  const supported =
    languageOf(own) === languageOf(locale) && Intl.DateTimeFormat.supportedLocalesOf([own]).length > 0;
  // Every date depends on this: an invalid country code from the platform must not throw.
  const region = regionOf(locale) ?? String(country).toUpperCase();
  const english = britishDates.has(region) ? 'en-GB' : 'en';
  if (!supported) return english;
  return languageOf(locale) === 'en' && english === 'en-GB' ? english : own;
}

/**
 * Whether dates in this language depend on the viewer's country: in English without a country, and where
 * English is the fallback.
 */
export function datesDependOnCountry(locale: string): boolean {
  return dateLocale(locale, 'GB') !== dateLocale(locale, null);
}

/** The English date pattern: `en-gb`, or plain `en` (with `en-us`) (LOC-015, LOC-016); null leaves dates to Intl. */
export function englishPattern(dates: string): 'en-gb' | 'en' | null {
  const code = standardLocale(dates);
  if (code === 'en-GB') return 'en-gb';
  return code === 'en' || code === 'en-US' ? 'en' : null;
}

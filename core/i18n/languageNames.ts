/** Names of languages in the language itself, and locale codes for third parties. */
import { languageOf, standardLocale } from './locale';

/** Plain language codes that mean another country here than in CLDR. */
const homes: Readonly<Record<string, string>> = { pt: 'pt-PT' };

/** The locale in which dates, numbers and prices are formatted: plain `pt` is Portugal's, like our Portuguese texts. */
export function formatLocale(locale: string): string {
  const code = standardLocale(locale);
  return homes[code] ?? code;
}

/** `Português` for `pt`, capitalised for a list; the code itself if Intl knows no name (LOC-034). */
export function ownLanguageName(code: string): string {
  const locale = standardLocale(code);
  if (languageOf(code) !== languageOf(locale)) return code;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(locale) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Language and country, such as `pt-PT`: the given country, else the most likely one (LOC-033). */
export function languageCountry(locale: string): string {
  const { language, region } = new Intl.Locale(formatLocale(locale)).maximize();
  return region === undefined ? language : `${language}-${region}`;
}

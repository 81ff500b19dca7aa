/** Languages by the name their own speakers give them, and as third parties want their codes. */
import { languageOf, standardLocale } from './locale';

/** The languages whose plain code stands for another country than the platform's locale data would take. */
const homes: Readonly<Record<string, string>> = { pt: 'pt-PT' };

/** The locale by which dates, numbers and prices are written: plain `pt` is Portugal's, as our Portuguese texts are. */
export function formatLocale(locale: string): string {
  const code = standardLocale(locale);
  return homes[code] ?? code;
}

/** `português` for `pt`, with the capital a list entry has; the code itself when the platform knows no name (LOC-034). */
export function ownLanguageName(code: string): string {
  const locale = standardLocale(code);
  if (languageOf(code) !== languageOf(locale)) return code;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(locale) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Language and country, such as `pt-PT`: what is written, else the country the language is most at home in (LOC-033). */
export function languageCountry(locale: string): string {
  const { language, region } = new Intl.Locale(formatLocale(locale)).maximize();
  return region === undefined ? language : `${language}-${region}`;
}

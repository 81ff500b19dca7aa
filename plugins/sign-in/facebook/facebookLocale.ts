/** Facebook's locales. Pure. */

const locales: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', pt: 'pt_PT', ar: 'ar_AR' };

/** A locale for the path of Facebook's script. It supports few regions, so only the major ones are retained. */
export function facebookLocale(locale: string): string {
  const [language = 'en', region = ''] = locale.split('-');
  const regional = { 'en-gb': 'en_GB', 'pt-br': 'pt_BR' }[`${language}-${region}`.toLowerCase()];
  return regional ?? locales[language] ?? 'en_US';
}

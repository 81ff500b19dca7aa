/** The texts of a page that failed before the realm and its messages could be read (RLM-002). */
import { failureMessages } from '../generated/failureMessages';
import { directionOf, type Direction } from '../i18n/direction';
import { matchLocale } from '../i18n/locale';
import { shippedLocales, type ShippedLocale } from '../i18n/shippedLocales';

export interface FailureTexts {
  readonly locale: ShippedLocale;
  readonly direction: Direction;
  readonly texts: (typeof failureMessages)[ShippedLocale];
}

/** In the first of the viewer's languages that is shipped, otherwise in English. */
export function failureTexts(languages: readonly string[]): FailureTexts {
  const [found] = languages.flatMap((wanted) => {
    const match = matchLocale(wanted, shippedLocales);
    return shippedLocales.filter((locale) => locale === match);
  });
  const locale = found ?? 'en';
  return { locale, direction: directionOf(locale), texts: failureMessages[locale] };
}

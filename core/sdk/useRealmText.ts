/** Texts that a realm sets in a plugin's options: by language, or by message key. */
import { inLocale } from '../i18n/locale';
import { useIntlLocale, useText } from '../i18n/hooks';

/** A text in a realm's options: one for all languages, or by language. */
export type RealmText = string | Readonly<Record<string, string>>;

/** Returns the text in the page's language, else the nearest available. */
export function useRealmText(): (text: RealmText) => string {
  const t = useText();
  const locale = useIntlLocale();
  return (text) =>
    typeof text === 'string' ? t(text) : (inLocale(text, locale) ?? Object.values(text)[0] ?? '');
}

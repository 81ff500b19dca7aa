/** Texts that a realm writes in a plugin's options: by language, or by the key of a message. */
import { inLocale, useIntlLocale, useText } from '../i18n';

export type RealmText = string | Readonly<Record<string, string>>;

/** Gives the text in the page's language, else in the nearest there is. */
export function useRealmText(): (text: RealmText) => string {
  const t = useText();
  const locale = useIntlLocale();
  return (text) => (typeof text === 'string' ? t(text) : (inLocale(text, locale) ?? Object.values(text)[0] ?? ''));
}

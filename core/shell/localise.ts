/** Texts written in a realm: by language, or as a message key. */
import { useCallback } from 'react';
import type { LocalisedText } from '../generated/realm';
import { inLocale } from '../i18n/locale';
import { useText } from '../i18n/hooks';

/** A text by language: the locale's, its base language's, English, else any. */
export function textIn(text: Exclude<LocalisedText, string>, locale: string): string {
  return inLocale(text, locale) ?? Object.values(text)[0] ?? '';
}

/** Returns a function that translates a realm's text to `locale`. */
export function useLocalise(locale: string): (text: LocalisedText) => string {
  const t = useText();
  return useCallback((text) => (typeof text === 'string' ? t(text) : textIn(text, locale)), [t, locale]);
}

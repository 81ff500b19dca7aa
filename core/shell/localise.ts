/** Texts that a realm writes itself: by language, or by the key of a message. */
import { useCallback } from 'react';
import type { LocalisedText } from '../generated/realm';
import { inLocale, useText } from '../i18n';

/** A text by language: the locale's, its language part's, English, else whichever there is. */
export function textIn(text: Exclude<LocalisedText, string>, locale: string): string {
  return inLocale(text, locale) ?? Object.values(text)[0] ?? '';
}

/** A function that gives a realm's text in `locale`. */
export function useLocalise(locale: string): (text: LocalisedText) => string {
  const t = useText();
  return useCallback((text) => (typeof text === 'string' ? t(text) : textIn(text, locale)), [t, locale]);
}

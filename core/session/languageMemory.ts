/** Stores the viewer's language in local storage (LOC-008, API-020). */
import type { LanguageMemory } from '../i18n/MessageStore';
import type { KeyValueStore } from '../sdk/services';
import { storageKeys } from './storedTokens';

export function languageMemory(values: KeyValueStore): LanguageMemory {
  return {
    read: () => values.read(storageKeys.selectedLanguage) || null,
    write: (locale) => values.write(storageKeys.selectedLanguage, locale),
  };
}

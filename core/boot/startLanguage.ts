/** Switches to the viewer's language at the start, if the page was rendered in another one. */
import { startLocale } from '../i18n/startLocale';
import type { MessageStore } from '../i18n/MessageStore';
import { languageMemory } from '../session/languageMemory';
import type { BrowserEnvironment } from './browserEnvironment';
import type { PageData } from './pageData';

/**
 * LOC-009: the stored language, else the browser's, else the realm's. The host has applied the same rule, so
 * this matters only for a page from a cache or a CDN that knows no viewers. If the language's texts cannot be
 * loaded, the page stays in its own.
 */
export async function startLanguage(
  store: MessageStore,
  { realm, locale }: PageData,
  { lasting, languages }: BrowserEnvironment,
): Promise<void> {
  const wanted = startLocale({
    stored: languageMemory(lasting).read(),
    browser: languages,
    realmDefault: realm.locales.default,
    offered: realm.locales.offered.map(({ code }) => code),
  });
  if (wanted !== locale) await store.setLocale(wanted);
}

/** Which language the visit begins in, when that is another than the page was written in. */
import { startLocale, type MessageStore } from '../i18n';
import { languageMemory } from '../session';
import type { BrowserEnvironment } from './browserEnvironment';
import type { PageData } from './pageData';

/**
 * LOC-009: the stored language, else the browser's, else the realm's. The host has applied the same rule, so this is only
 * for a page from a cache or a CDN that knows no viewers. A language whose texts cannot be had leaves the page in its own.
 */
export async function startLanguage(store: MessageStore, { realm, locale }: PageData, { lasting, languages }: BrowserEnvironment): Promise<void> {
  const wanted = startLocale({
    stored: languageMemory(lasting).read(),
    browser: languages,
    realmDefault: realm.locales.default,
    offered: realm.locales.offered.map(({ code }) => code),
  });
  if (wanted !== locale) await store.setLocale(wanted);
}

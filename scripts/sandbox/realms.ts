/** Which realm a call is for, and in which language it wants its texts. */
import { seeds } from './seed/index';
import { portFrom } from '../start/ports';
import { trades } from './commerce/trades';
import type { RealmTrade } from './commerce/types';
import type { Localised, LocalisedList } from './seed/types';

export interface SandboxRealm {
  /** Whose catalogue and accounts it has. */
  readonly id: string;
  /** The realm of the site: `id`, or a new realm that borrows that one's catalogue and accounts. */
  readonly site: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly trade: RealmTrade;
}

export const sandboxRealms: readonly SandboxRealm[] = seeds.flatMap((seed) => {
  const trade = trades.find(({ realm }) => realm === seed.realm);
  return trade ? [{ id: seed.realm, site: seed.realm, locales: seed.locales, defaultLocale: seed.defaultLocale, trade }] : [];
});

/** Whose catalogue and accounts new realms borrow. */
export const LENDER = 'ringside';

/**
 * The realm of an `x-api-key`. `<id>-web` names a new realm: it has the lender's catalogue and accounts and no menu,
 * so that its site keeps the menu of its own document.
 */
export function realmOfKey(apiKey: string | null): SandboxRealm | undefined {
  const known = sandboxRealms.find(({ trade }) => trade.apiKey === apiKey);
  const site = /^([a-z][a-z0-9-]{1,40})-web$/.exec(apiKey ?? '')?.[1];
  const lender = sandboxRealms.find(({ id }) => id === LENDER);
  if (known !== undefined || site === undefined || lender === undefined) return known;
  const { menus } = lender.trade;
  const none = { WEB: { ...menus.WEB, items: [] }, 'MOBILE-WEB': { ...menus['MOBILE-WEB'], items: [] } };
  return { ...lender, site, trade: { ...lender.trade, menus: none } };
}

/** A site of this realm: its demo host name on any port (the host's is not known here). New realms are sites of the lender. */
export function isSiteOrigin(origin: string, realm?: SandboxRealm): boolean {
  const host = /^http:\/\/([a-z0-9-]+)\.localhost(:\d+)?$/.exec(origin)?.[1];
  if (host === undefined || realm === undefined) return host !== undefined;
  return host === realm.id || (realm.id === LENDER && sandboxRealms.every(({ id }) => id !== host));
}

/** Where the pages of a realm are: the page's own origin when it is one of them, else where `npm start` puts them. */
export const siteOf = (realm: SandboxRealm, origin: string | null): string => (origin !== null && isSiteOrigin(origin, realm) ? origin : `http://${realm.site}.localhost:${portFrom(process.env, 'PORT', 8080)}`);

/** The realm's locale that suits Accept-Language best: full code, language part, the realm's own (API-037). */
export function chooseLocale(realm: SandboxRealm, acceptLanguage: string | null): string {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((left, right) => right.quality - left.quality);
  for (const { tag } of wishes) {
    const found = realm.locales.find((locale) => locale.toLowerCase() === tag) ?? realm.locales.find((locale) => locale.toLowerCase() === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return realm.defaultLocale;
}

/** The text of a locale; the first there is when that one is missing. */
export function textIn(locale: string, texts: Localised): string {
  return texts[locale] ?? Object.values(texts)[0] ?? '';
}

export function listIn(locale: string, lists: LocalisedList): string[] {
  return [...(lists[locale] ?? Object.values(lists)[0] ?? [])];
}

/** Selects realm and locale of a call. */
import { seeds } from './seed';
import type { RealmTrade } from './commerce/types';
import type { Localised, LocalisedList } from './seed/types';
import { type DemoAccount, demoAccountsOf } from './commerce/demoAccounts';
import { lanternaTrade } from './commerce/lanterna';
import { noorTrade } from './commerce/noor';
import { ringsideTrade } from './commerce/ringside';

/** Commercial data of every demo realm. */
export const trades: readonly RealmTrade[] = [ringsideTrade, lanternaTrade, noorTrade];

/** A realm's demo accounts; a realm without commercial data of its own uses ringside's. */
export function demoAccounts(realm: string): readonly DemoAccount[] {
  const trade = trades.find((candidate) => candidate.realm === realm) ?? trades[0];
  return trade ? demoAccountsOf(trade) : [];
}

export interface SandboxRealm {
  /** The realm whose catalogue and accounts it uses. */
  readonly id: string;
  /** The realm of the site: `id`, or a new realm that uses the other's catalogue and accounts. */
  readonly site: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly trade: RealmTrade;
}

export const sandboxRealms: readonly SandboxRealm[] = seeds.flatMap((seed) => {
  const trade = trades.find(({ realm }) => realm === seed.realm);
  return trade
    ? [{ id: seed.realm, site: seed.realm, locales: seed.locales, defaultLocale: seed.defaultLocale, trade }]
    : [];
});

/** The realm whose catalogue and accounts new realms use. */
export const LENDER = 'ringside';

/**
 * The realm of an `x-api-key`. `<id>-web` names a new realm: it has the lender's catalogue and accounts but
 * no menu, so that its site uses the menu of its own document. `<id>.<name>-web` also accepts a payment method of that
 * name, which takes a number: a plugin's under development.
 */
export function realmOfKey(apiKey: string | null): SandboxRealm | undefined {
  const known = sandboxRealms.find(({ trade }) => trade.apiKey === apiKey);
  const [, site, numberMethod] =
    /^([a-z][a-z0-9-]{1,40})(?:\.([a-z][a-z0-9-]{0,40}))?-web$/.exec(apiKey ?? '') ?? [];
  const lender = sandboxRealms.find(({ id }) => id === LENDER);
  if (known !== undefined || site === undefined || lender === undefined) return known;
  const { menus } = lender.trade;
  const none = { WEB: { ...menus.WEB, items: [] }, 'MOBILE-WEB': { ...menus['MOBILE-WEB'], items: [] } };
  return {
    ...lender,
    site,
    trade: { ...lender.trade, menus: none, ...(numberMethod === undefined ? {} : { numberMethod }) },
  };
}

/**
 * Whether `origin` is a site of this realm: its demo host name on any port (the host's port is unknown here), also
 * behind TLS. New realms count as sites of the lender.
 */
export function isSiteOrigin(origin: string, realm?: SandboxRealm): boolean {
  const host = /^https?:\/\/([a-z0-9-]+)\.localhost(:\d+)?$/.exec(origin)?.[1];
  if (host === undefined || realm === undefined) return host !== undefined;
  return host === realm.id || (realm.id === LENDER && sandboxRealms.every(({ id }) => id !== host));
}

/** The base URL of a realm's pages: the caller's origin if it is one of its sites, else where `npm start` serves it. */
export const siteOf = (realm: SandboxRealm, origin: string | null): string =>
  origin !== null && isSiteOrigin(origin, realm)
    ? origin
    : `http://${realm.site}.localhost:${process.env['PORT'] || '8080'}`;

/** The realm's locale that matches Accept-Language best: full tag, primary language, the realm's default (API-037). */
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
    const found =
      realm.locales.find((locale) => locale.toLowerCase() === tag) ??
      realm.locales.find((locale) => locale.toLowerCase() === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return realm.defaultLocale;
}

/** The text of a locale; the first available one when it is missing. */
export function textIn(locale: string, texts: Localised): string {
  return texts[locale] ?? Object.values(texts)[0] ?? '';
}

export function listIn(locale: string, lists: LocalisedList): string[] {
  return [...(lists[locale] ?? Object.values(lists)[0] ?? [])];
}

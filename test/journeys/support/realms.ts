/** The demo realms and the viewport widths of the journeys. */
import type { ShippedLocale } from '../../../core/i18n/shippedLocales';

export interface DemoRealm {
  readonly id: 'ringside' | 'lanterna' | 'noor';
  /** Its default locale, then the other one. */
  readonly locales: readonly [Locale, Locale];
  /** Videos and a live channel of the demo catalogue, by required access. */
  readonly free: string;
  readonly locked: string;
  readonly onSignIn: string;
  readonly outside: string;
  readonly live: string;
  /** A row of home with more than one page. */
  readonly longRow: string;
}

export type Locale = ShippedLocale;

export const ringside: DemoRealm = {
  id: 'ringside',
  locales: ['en', 'es'],
  free: 'rs-103',
  locked: 'rs-101',
  onSignIn: 'rs-109',
  outside: 'rs-107',
  live: 'rs-202',
  longRow: 'home-archive',
};
export const lanterna: DemoRealm = {
  id: 'lanterna',
  locales: ['pt', 'en'],
  free: 'ln-03',
  locked: 'ln-01',
  onSignIn: 'ln-10',
  outside: 'ln-22',
  live: 'ln-32',
  longRow: 'casa-cartaz',
};
export const noor: DemoRealm = {
  id: 'noor',
  locales: ['ar', 'en'],
  free: 'nr-302',
  locked: 'nr-301',
  onSignIn: 'nr-303',
  outside: 'nr-305',
  live: 'nr-c1',
  longRow: 'home-evening',
};
export const realms = [ringside, lanterna, noor] as const;

/** The browse page at the address of the realm's default language. Another language's address would change it. */
export const browsePath = (realm: DemoRealm): string => (realm.id === 'lanterna' ? '/explorar' : '/browse');

export const widths = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
} as const;
export type Width = keyof typeof widths;

/** Every realm at every width, for test tables. */
export const everyView = realms.flatMap((realm) =>
  (['phone', 'desktop'] as const).map((width) => ({ realm, width })),
);

export const PASSWORD = 'Proscenium1!';

/** A demo account's e-mail. */
export const emailOf = (
  name:
    'viewer' | 'member' | 'yearly' | 'expired' | 'credit' | 'trial' | 'details' | 'kid' | 'family' | 'staff',
  realm: DemoRealm,
): string => `${name}@${realm.id}.example`;

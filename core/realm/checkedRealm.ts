/**
 * What the compiler makes of a realm document: inherited, defaulted, placeholders expanded, plugins resolved.
 * The page carries it; the browser trusts it and checks nothing again (RLM-002, RLM-003).
 */
import type { Font, Image, LocalisedText, Menu, Page, Realm, Settings, Theme } from '../generated/realm';

/** Every optional key filled in, all the way down; lists stay as they are. */
export type Filled<T> = T extends readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]-?: Filled<NonNullable<T[K]>> } : T;

/** A contribution as its manifest states it, without the module (the registry knows that). */
export interface ContributionFacts {
  readonly name: string;
  readonly [fact: string]: unknown;
}

/** A plugin that is on in this realm. */
export interface EnabledPlugin {
  readonly id: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Point to contributions, as declared. */
  readonly contributes: Readonly<Partial<Record<string, readonly ContributionFacts[]>>>;
  /** Origins and addresses its scripts may come from; `loadScript` refuses all others. */
  readonly scriptSources: readonly string[];
  /** A way to sign in or to pay that reaches a third party: only the pages that need it allow that (`thirdParties.ts`). */
  readonly reachesOut?: true;
  readonly storage: readonly string[];
  readonly onFailure?: 'hide' | 'placeholder' | 'block';
}

/** An entry of authenticationProviders or paymentProviders with the plugin that stands behind it. */
export interface ProviderEntry {
  /** Unique in its list: the contribution's name, and what tells it from another entry of the same (`openid`, `openid/acme`). */
  readonly key: string;
  readonly plugin: string;
  readonly contribution: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface CheckedRealm {
  readonly id: string;
  readonly title: string;
  readonly description?: LocalisedText;
  readonly hosts: readonly string[];
  readonly platform: Required<Realm['platform']>;
  readonly locales: Realm['locales'];
  readonly routes: NonNullable<Realm['routes']>;
  readonly theme: CheckedTheme;
  /** Addresses as the page uses them. */
  readonly logos: Realm['logos'];
  readonly images: NonNullable<Realm['images']>;
  readonly menus: { readonly WEB: Menu; readonly 'MOBILE-WEB': Menu };
  readonly authenticationProviders: readonly ProviderEntry[];
  readonly paymentProviders: readonly ProviderEntry[];
  readonly pages: Readonly<Record<string, Page>>;
  readonly plugins: readonly EnabledPlugin[];
  readonly settings: CheckedSettings;
}

export type CheckedTheme = Filled<Omit<Theme, 'fonts'>> & { readonly fonts: { readonly display: Font; readonly body: Font } };
export type CheckedSettings = Filled<Omit<Settings, 'externalSignIn' | 'externalTable'>> & Pick<Settings, 'externalSignIn' | 'externalTable'>;
export type { Font, Image, LocalisedText, Menu, Page };

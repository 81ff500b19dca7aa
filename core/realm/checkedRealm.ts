/**
 * A realm as compiled: inheritance, defaults and placeholders applied, plugins resolved. Embedded in the
 * page; the browser trusts it and validates nothing again (RLM-002, RLM-003).
 */
import type { Font, LocalisedText, Menu, Page, Realm, Settings, Theme } from '../generated/realm';

/** Makes every optional key required, recursively; lists are unchanged. */
export type Filled<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]-?: Filled<NonNullable<T[K]>> }
    : T;

/** A contribution as declared in its manifest, without the module (the registry has that). */
export interface ContributionFacts {
  readonly name: string;
  readonly [fact: string]: unknown;
}

/** A plugin that this realm enables. */
export interface EnabledPlugin {
  readonly id: string;
  /** Pages do not carry it. */
  readonly title?: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Contribution point → contributions, as declared. */
  readonly contributes: Readonly<Partial<Record<string, readonly ContributionFacts[]>>>;
  /** Origins and URLs from which its scripts may be loaded; `loadScript` rejects all others. */
  readonly scriptSources: readonly string[];
  /**
   * A sign-in or payment provider that uses third-party origins; only the pages that need it allow them
   * (`thirdParties.ts`).
   */
  readonly reachesOut?: true;
  readonly storage: readonly string[];
  readonly onFailure?: 'hide' | 'placeholder' | 'block';
}

/** An entry of authenticationProviders or paymentProviders, resolved to its plugin. */
export interface ProviderEntry {
  /** Unique in its list: the contribution's name, plus a suffix if it has several entries (`openid`, `openid/acme`). */
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
  /** For servers: absent in pages, and in releases of earlier versions. */
  readonly hosting?: NonNullable<Realm['hosting']>;
  readonly platform: Required<Realm['platform']>;
  readonly locales: Realm['locales'];
  readonly routes: NonNullable<Realm['routes']>;
  readonly theme: CheckedTheme;
  /** URLs as used in the page. */
  readonly logos: Realm['logos'];
  readonly images: NonNullable<Realm['images']>;
  readonly menus: { readonly WEB: Menu; readonly 'MOBILE-WEB': Menu };
  readonly authenticationProviders: readonly ProviderEntry[];
  readonly paymentProviders: readonly ProviderEntry[];
  readonly pages: Readonly<Record<string, Page>>;
  readonly plugins: readonly EnabledPlugin[];
  readonly settings: CheckedSettings;
}

export type CheckedTheme = Filled<Omit<Theme, 'fonts'>> & {
  readonly fonts: { readonly display: Font; readonly body: Font };
};
export type CheckedSettings = Filled<Omit<Settings, 'externalSignIn' | 'externalTable'>> &
  Pick<Settings, 'externalSignIn' | 'externalTable'>;
export type { Font, LocalisedText, Menu, Page };

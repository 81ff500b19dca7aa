/** The types of a realm's commercial data in the sandbox: licences, vouchers, accounts, menus and texts. */
import type { Discount } from '../../../core/generated/platform';
import type { Localised } from '../seed/types';
import type { OtherMethodName } from './otherMethods';

export interface SeedLicence<L extends string = string> {
  readonly id: string;
  readonly name: Localised<L>;
  readonly description: Localised<L>;
  readonly family?: string;
  /** A larger number is higher (LIC-054). */
  readonly rank?: number;
  readonly type: 'SUBSCRIPTION' | 'FIXED_DATE' | 'PAY_PER_VIEW';
  /** ISO 8601, of a subscription. */
  readonly period?: string;
  /** Validity of a FIXED_DATE or PAY_PER_VIEW licence, in days. */
  readonly holdsDays?: number;
  /** Minor units; 0 is a free licence. */
  readonly amount: number;
  /** The amount per shorter period, shown as the headline price (LIC-027). */
  readonly headline?: { readonly period: string; readonly amount: number };
  /** ISO 8601 length of a free trial. */
  readonly trial?: string;
  readonly cta?: Localised<L>;
}

/** A gift: a licence for a limited time. */
export interface SeedGift<L extends string = string> {
  readonly id: string;
  readonly licence: string;
  readonly name: Localised<L>;
  readonly description: Localised<L>;
  /** ISO 8601 duration after redemption. */
  readonly period: string;
  /** Minor units. */
  readonly amount: number;
  /** A file of the realm's media. */
  readonly image: string;
}

export interface SeedVoucher<L extends string = string> {
  readonly code: string;
  readonly name: Localised<L>;
  readonly discount:
    | { readonly type: 'PERCENTAGE'; readonly percentage: number }
    | { readonly type: 'AMOUNT'; readonly amount: number };
  readonly expired?: boolean;
}

/** A licence that an account holds in the seed. */
export interface SeedHolding {
  readonly licence: string;
  /** Until it ends or renews. */
  readonly days: number;
  /** Cancelled, or non-renewing. */
  readonly ends?: boolean;
  /** Paused since yesterday, for this many more days. */
  readonly pausedForDays?: number;
  /** Last digits of the card charged. */
  readonly card?: string;
  /** A price change awaits an answer. */
  readonly priceRises?: boolean;
}

export interface SeedCard {
  readonly type: 'visa' | 'mastercard' | 'amex';
  readonly last4: string;
  readonly expired?: boolean;
}

export interface SeedAccount {
  readonly email: string;
  readonly name: string;
  /** The account's purpose, in a few words for the terminal. */
  readonly about: string;
  readonly profile?: 'ADULT' | 'CHILD';
  /** Licences held in the seed. */
  readonly holds?: readonly SeedHolding[];
  /** The first is the default one. */
  readonly cards?: readonly SeedCard[];
  /** Account credit in minor units, spent before any other payment. */
  readonly credit?: number;
  /** Licences whose trial was used long ago. */
  readonly spentTrials?: readonly string[];
  /** Billing details required before the first payment (PAY-061). */
  readonly owes?: readonly string[];
  /** Details requested right after sign-in (SGN-008). */
  readonly missing?: readonly string[];
  /** Broadcasters that share this account. */
  readonly of?: readonly string[];
  /** Minutes watched, by video. */
  readonly watched?: Readonly<Record<string, number>>;
  /** Videos, the newest favourite first. */
  readonly favourites?: readonly string[];
  readonly watchlists?: readonly SeedWatchlist[];
  readonly role?: string;
  /** Of the main profile. */
  readonly avatar?: string;
  readonly pin?: string;
  /** Profiles besides the main one. */
  readonly profiles?: readonly SeedProfile[];
}

export interface SeedProfile {
  readonly name: string;
  readonly type: 'ADULT' | 'CHILD';
  readonly avatar: string;
}

export type SeedMenuItem<L extends string = string> = {
  readonly title: Localised<L>;
  readonly featured?: boolean;
  readonly items?: readonly SeedMenuItem<L>[];
} & (
  | { readonly type: 'section'; readonly id: string }
  | { readonly type: 'view'; readonly view: string }
  | { readonly type: 'plugin'; readonly id: string }
  | { readonly type: 'plugin-item'; readonly id: string }
  | { readonly type: 'outbound'; readonly url: string }
);

export interface SeedMenu<L extends string = string> {
  readonly layout: 'top' | 'top-left' | 'sidebar' | 'hamburger';
  readonly items: readonly SeedMenuItem<L>[];
}

/** A watchlist of an account; its sharing links contain `id`. */
export interface SeedWatchlist {
  readonly id: string;
  readonly name: string;
  readonly items: readonly {
    readonly kind: 'video' | 'series' | 'season' | 'playlist';
    readonly id: string;
  }[];
}

export type CardProviderName = 'stripe' | 'adyen' | 'braintree';

/** All platform data of a realm outside its catalogue. */
export interface RealmTrade<L extends string = string> {
  readonly realm: string;
  readonly apiKey: string;
  readonly title: string;
  /** Simulated country of the viewer, ISO 3166 alpha-2. */
  readonly callerCountry: string;
  readonly currency: string;
  readonly scale: number;
  /** The card provider. */
  readonly cards: CardProviderName;
  /** The provider of Apple Pay and Google Pay; none by default. */
  readonly wallet?: 'stripe' | 'adyen';
  /** Percentage included in the prices. */
  readonly taxPercent: number;
  readonly familyNames: Readonly<Record<string, Localised<L>>>;
  readonly licences: readonly SeedLicence<L>[];
  readonly vouchers: readonly SeedVoucher<L>[];
  readonly gifts?: readonly SeedGift<L>[];
  readonly accounts: readonly SeedAccount[];
  readonly menus: { readonly WEB: SeedMenu<L>; readonly 'MOBILE-WEB': SeedMenu<L> };
  /** Texts in which the operator overrides the built-in messages, by label key. */
  readonly labels: Readonly<Record<string, Localised<L>>>;
  /** Payment methods besides the card form, in order. */
  readonly otherMethods?: readonly OtherMethodName[];
  /** The name of a method that takes a number, for plugins under development. */
  readonly numberMethod?: string;
  /** The retention offer shown before cancelling (LIC-067). */
  readonly offerToStay: Discount;
  /** The consent required before paying (PAY-006). */
  readonly consent: Localised<L>;
}

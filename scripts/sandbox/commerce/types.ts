/** The shape of a realm's trade in the sandbox: licences, vouchers, accounts, menus and texts. */
import type { Discount } from '../../../core/generated/platform';
import type { Localised } from '../seed/types';
import type { WayName } from './ways';

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
  /** How long a FIXED_DATE or PAY_PER_VIEW licence is held, in days. */
  readonly holdsDays?: number;
  /** Minor units; 0 is a free licence. */
  readonly amount: number;
  /** The amount of a shorter period, to show as the headline price (LIC-027). */
  readonly headline?: { readonly period: string; readonly amount: number };
  /** ISO 8601 length of a free trial. */
  readonly trial?: string;
  readonly cta?: Localised<L>;
}

/** Something to give: a while of a licence. */
export interface SeedGift<L extends string = string> {
  readonly id: string;
  readonly licence: string;
  readonly name: Localised<L>;
  readonly description: Localised<L>;
  /** ISO 8601; how long it lasts once it is redeemed. */
  readonly period: string;
  /** Minor units. */
  readonly amount: number;
  /** A file of the realm's media. */
  readonly image: string;
}

export interface SeedVoucher<L extends string = string> {
  readonly code: string;
  readonly name: Localised<L>;
  readonly discount: { readonly type: 'PERCENTAGE'; readonly percentage: number } | { readonly type: 'AMOUNT'; readonly amount: number };
  readonly expired?: boolean;
}

/** A licence that an account holds from the start. */
export interface SeedHolding {
  readonly licence: string;
  /** Until it ends or renews. */
  readonly days: number;
  /** It was cancelled, or never renews. */
  readonly ends?: boolean;
  /** Paused since the day before, for as many days more. */
  readonly pausedForDays?: number;
  /** The last digits of the card that pays. */
  readonly card?: string;
  /** A change of price waits for an answer. */
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
  /** Why somebody would sign in with it, in a few words for the terminal. */
  readonly about: string;
  readonly profile?: 'ADULT' | 'CHILD';
  /** Licences held from the start. */
  readonly holds?: readonly SeedHolding[];
  /** The first is the default one. */
  readonly cards?: readonly SeedCard[];
  /** Minor units that pay before anything else does. */
  readonly credit?: number;
  /** Licences whose trial was used up long ago. */
  readonly spentTrials?: readonly string[];
  /** Billing details that must be given before the first payment (PAY-061). */
  readonly owes?: readonly string[];
  /** Details that are asked for right after signing in (SGN-008). */
  readonly missing?: readonly string[];
  /** Broadcasters whose accounts these are as well. */
  readonly of?: readonly string[];
  /** Seconds watched, by video. */
  readonly watched?: Readonly<Record<string, number>>;
  /** Videos, the newest favourite first. */
  readonly favourites?: readonly string[];
  readonly watchlists?: readonly SeedWatchlist[];
  readonly role?: string;
  /** Of the main profile. */
  readonly avatar?: string;
  readonly pin?: string;
  /** The profiles beside the main one. */
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

/** A list that an account made; `id` is in the links that it shares. */
export interface SeedWatchlist {
  readonly id: string;
  readonly name: string;
  readonly items: readonly { readonly kind: 'video' | 'series' | 'season' | 'playlist'; readonly id: string }[];
}

export type CardProviderName = 'stripe' | 'adyen' | 'braintree';

/** Everything of a realm's platform that is not its catalogue. */
export interface RealmTrade<L extends string = string> {
  readonly realm: string;
  readonly apiKey: string;
  readonly title: string;
  /** Where the sandbox pretends the viewer sits, ISO 3166 alpha-2. */
  readonly callerCountry: string;
  readonly currency: string;
  readonly scale: number;
  /** Who takes its cards. */
  readonly cards: CardProviderName;
  /** Who offers Apple Pay and Google Pay; nobody without it. */
  readonly wallet?: 'stripe' | 'adyen';
  /** Percent contained in the prices. */
  readonly taxPercent: number;
  readonly familyNames: Readonly<Record<string, Localised<L>>>;
  readonly licences: readonly SeedLicence<L>[];
  readonly vouchers: readonly SeedVoucher<L>[];
  readonly gifts?: readonly SeedGift<L>[];
  readonly accounts: readonly SeedAccount[];
  readonly menus: { readonly WEB: SeedMenu<L>; readonly 'MOBILE-WEB': SeedMenu<L> };
  /** Texts that the operator words differently from the house, by label key. */
  readonly labels: Readonly<Record<string, Localised<L>>>;
  /** Ways to pay beside the card form, in order. */
  readonly ways?: readonly WayName[];
  /** What whoever is about to cancel is offered (LIC-067). */
  readonly offerToStay: Discount;
  /** What the viewer agrees to before paying (PAY-006). */
  readonly consent: Localised<L>;
}

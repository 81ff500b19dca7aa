/** Selling something of a plugin's own: the house's payment for its basket, with the realm's ways to pay, and buying without an account. */
import type { ComponentType, ReactNode } from 'react';
import type { components } from '../generated/platform';
import type { Basket } from './payment';
import type { PlatformClient } from './platform';
import { token } from './token';

/** The calls of one basket, in its buyer's name. Each rejects with a CallError. */
export interface BasketCalls {
  /** The basket as the platform keeps it, with the ways to pay it; without items once it has been paid. */
  read(): Promise<Basket>;
  /** `headers` go with the call: the key under which the platform charges once. The answer is given as it came; only a status that the contract knows says that it was paid. */
  pay(body: components['schemas']['PayBasket'], headers?: Readonly<Record<string, string>>): Promise<{ readonly status: string }>;
}

export interface BasketCheckoutProps {
  /** Names the order: what is remembered of its payment, for as long as the tab lives, stays apart from others. */
  readonly purpose: string;
  /** Whose payment it is, where that is not the viewer; what is remembered of it serves nobody else. */
  readonly buyer?: string | undefined;
  readonly calls: BasketCalls;
  /** Speaks for the buyer, where payment methods prepare and judge a payment. */
  readonly client: PlatformClient;
  /** The page that takes up a payment whose provider has sent the buyer away; the query says whose it is (PAY-050). */
  readonly returnUrl: (query: URLSearchParams) => string;
  /** Beside the payment, such as what is bought. */
  readonly aside: ReactNode;
  /** `pending`: the provider has yet to confirm. */
  readonly onComplete: (pending: boolean) => void;
  /** The basket is empty, or has become another one: the plugin looks at it again. */
  readonly onChanged: () => void;
}

/** Fetches the payment of a basket with its texts; rejects when it cannot be fetched. It shows its own failures, with ways on. */
export const basketCheckout = token<() => Promise<ComponentType<BasketCheckoutProps>>>('basket-checkout@1');

/** Buying without an account (GFT-015). Its tokens serve one checkout; the viewer's own session stays as it is. Observable. */
export interface GuestCheckout {
  /** The address it was opened with; null while there is none. */
  readonly email: string | null;
  /** Rejects with a CallError. */
  open(email: string): Promise<void>;
  /** It is over: its tokens are forgotten. */
  close(): void;
  /** Calls in the name of whoever checks out. */
  readonly client: PlatformClient;
}

/** Fetches it; one a tab, kept while the tab lives. */
export const guestCheckout = token<() => Promise<GuestCheckout>>('guest-checkout@1');

/**
 * Selling a plugin's own products: core's checkout for its basket with the realm's payment methods, and guest
 * checkout.
 */
import type { ComponentType, ReactNode } from 'react';
import type { PayBasket } from '../generated/platform';
import type { Basket } from './payment';
import type { PlatformClient } from './platform';
import { token } from './token';

/** Calls for one basket on behalf of its buyer. Each rejects with a CallError. */
export interface BasketCalls {
  /** The basket as the platform stores it, with its payment methods; without items once it has been paid. */
  read(): Promise<Basket>;
  /**
   * `headers` carry the idempotency key. The answer is passed on unchanged; only a status known to the
   * contract means that it was paid.
   */
  pay(body: PayBasket, headers?: Readonly<Record<string, string>>): Promise<{ readonly status: string }>;
}

/** Props of {@link basketCheckout}. */
export interface BasketCheckoutProps {
  /** Names the order; its persisted payment state (per tab) is separate from that of others. */
  readonly purpose: string;
  /** The buyer, when it is not the viewer; persisted payment state is only valid for them. */
  readonly buyer?: string | undefined;
  readonly calls: BasketCalls;
  /** The buyer's client, used by payment methods to prepare and verify a payment. */
  readonly client: PlatformClient;
  /** The page that resumes a redirected payment; the query identifies the payment (PAY-050). */
  readonly returnUrl: (query: URLSearchParams) => string;
  /** Content next to the payment, such as the order summary. */
  readonly aside: ReactNode;
  /** `pending`: the provider has not yet confirmed. */
  readonly onComplete: (pending: boolean) => void;
  /** The basket is empty or was replaced: the plugin must read it again. */
  readonly onChanged: () => void;
}

/**
 * Loads the checkout component with its texts; rejects when it cannot be loaded. It shows its own errors with
 * recovery actions.
 */
export const basketCheckout = token<() => Promise<ComponentType<BasketCheckoutProps>>>('basket-checkout@1');

/**
 * Guest checkout (GFT-015). Its tokens are valid for one checkout; the viewer's own session is not affected.
 * Observable.
 */
export interface GuestCheckout {
  /** Email it was opened with; null when not open. */
  readonly email: string | null;
  /** Rejects with a CallError. */
  open(email: string): Promise<void>;
  /** Ends it and discards its tokens. */
  close(): void;
  /** Client authenticated as the guest. */
  readonly client: PlatformClient;
}

/** Loads it; one per tab, persisted for the tab's lifetime. */
export const guestCheckout = token<() => Promise<GuestCheckout>>('guest-checkout@1');

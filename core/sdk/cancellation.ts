/** Cancelling a licence: the screen that first offers a discount, and its calls (LIC-067, LIC-068). */
import type { ComponentType } from 'react';
import type { Discount, LicenceAmount } from '../generated/platform';
import { token } from './token';

/** What the screen shows of the licence. */
export interface CancelledLicence {
  readonly name: string;
  readonly amounts: readonly LicenceAmount[];
  readonly discounts: readonly Discount[];
  /** Payment period (ISO 8601); null for a one-time payment. */
  readonly period: string | null;
  /** Period of the headline price, if it differs. */
  readonly headlinePeriod: string | null;
  /** When access ends after the cancellation, in epoch milliseconds; null if unknown. */
  readonly endsAt: number | null;
}

/** What the platform offers to retain a viewer who is cancelling. */
export interface CancellationOffer {
  readonly discount: Discount;
}

/** The calls of a cancellation, bound to this licence and viewer. */
export interface CancellationSteps {
  /** The offer for this viewer; null when there is none. A rejection counts as none. */
  verify(signal: AbortSignal): Promise<CancellationOffer | null>;
  /** Accepts the offer: the licence is not cancelled. */
  redeem(): Promise<void>;
  /** Declines the offer; the cancellation goes on even if this call fails. */
  refuse(): Promise<void>;
  /** Cancels the licence. `ignoreDiscount` after an offer was declined. */
  cancel(how: { readonly ignoreDiscount: boolean }): Promise<void>;
  /** Reports a non-fatal error. */
  report(error: unknown): void;
}

/** Props of {@link cancellationPromo}. */
export interface CancellationPromoProps {
  readonly licence: CancelledLicence;
  readonly steps: CancellationSteps;
  /** Rendered inside a page under its heading, not as a page of its own. */
  readonly inside?: boolean;
  /** The viewer has acknowledged the outcome. */
  readonly onDone: (outcome: 'kept' | 'cancelled') => void;
}

/** Loads the screen with its texts; rejects when it cannot be loaded. */
export const cancellationPromo =
  token<() => Promise<ComponentType<CancellationPromoProps>>>('cancellation-promo@1');

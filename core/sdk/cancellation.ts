/** Cancelling a licence: the screen that first offers a discount, and its calls (LIC-067, LIC-068). */
import type { ComponentType } from 'react';
import type { components } from '../generated/platform';
import { token } from './token';

export type CancelledLicence = components['schemas']['Licence'];

/** What the platform offers to retain a viewer who is cancelling. */
export interface CancellationOffer {
  readonly discount: components['schemas']['Discount'];
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

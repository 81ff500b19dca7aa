/** Giving up a licence: the screen that offers a discount first, and what it does with the viewer's choice (LIC-067, LIC-068). */
import type { ComponentType } from 'react';
import type { components } from '../generated/platform';
import { token } from './token';

export type CancelledLicence = components['schemas']['Licence'];

/** What the platform offers to whoever is about to leave. */
export interface CancellationOffer {
  readonly discount: components['schemas']['Discount'];
}

/** The steps of a cancellation, for this licence and viewer. */
export interface CancellationSteps {
  /** The offer that holds for this viewer; null when there is none. A rejection counts as none. */
  verify(signal: AbortSignal): Promise<CancellationOffer | null>;
  /** Takes the offer: the licence stays. */
  redeem(): Promise<void>;
  /** Turns the offer down; the cancellation follows whether or not the platform takes note. */
  refuse(): Promise<void>;
  /** Ends the licence. `ignoreDiscount` once an offer was turned down. */
  cancel(how: { readonly ignoreDiscount: boolean }): Promise<void>;
  /** Told what went wrong and did not stop anything. */
  report(error: unknown): void;
}

export interface CancellationPromoProps {
  readonly licence: CancelledLicence;
  readonly steps: CancellationSteps;
  /** It stands under a page's own heading, not as a page. */
  readonly inside?: boolean;
  /** The viewer has read how it ended. */
  readonly onDone: (outcome: 'kept' | 'cancelled') => void;
}

/** Fetches the screen with its texts; rejects when it cannot be fetched. */
export const cancellationPromo = token<() => Promise<ComponentType<CancellationPromoProps>>>('cancellation-promo@1');

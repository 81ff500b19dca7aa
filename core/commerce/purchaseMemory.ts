/** Storage of the purchase; bound by the composition root. */
import { token } from '../sdk/token';
import type { KeyValueStore } from '../sdk/services';
import type { Log } from '../sdk/context';

/** Storage keys of a checkout. They belong to one viewer: cleared on sign-out and for another viewer (PAY-051). */
export const paymentKeys = {
  /** Session storage: the tab's pending payment. */
  payment: 'purchase.payment',
  /** Session storage: the tab was left for the bank of a card that is being added. */
  card: 'purchase.card',
  /** Local storage: confirmed charges with their idempotency keys. */
  intentions: 'purchase.intentions',
  /** Session storage: a sale at an external seller, and the redirection back. */
  acquisition: 'purchase.acquisition',
  redirection: 'purchase.redirection',
  /** Session storage: tokens of a guest checkout. */
  guestCheckout: 'checkout.guest',
} as const;

/** Keys that sign-out removes from session and local storage. */
export const checkoutKeys: readonly string[] = Object.values(paymentKeys);

/** Operator log for purchase failures; bound by the composition root. */
export const purchaseLog = token<Log>('purchase-log@1');

export interface PurchaseValues {
  /** Session storage. */
  readonly tab: KeyValueStore;
  /** Local storage, shared by the browser's tabs. */
  readonly browser: KeyValueStore;
}

export const purchaseMemory = token<PurchaseValues>('purchase-memory@1');

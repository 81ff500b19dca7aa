/** Storage keys of a checkout. They belong to one viewer: cleared on sign-out and for another viewer (PAY-051). */
export const paymentKeys = {
  /** Session storage: the tab's pending payment. */
  payment: 'purchase.payment',
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

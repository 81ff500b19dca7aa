/** Under which keys a checkout is kept in the browser: one viewer's, so they go when that viewer signs out or another one is here (PAY-051). */
export const paymentKeys = {
  /** Session storage: the payment that is under way in the tab. */
  payment: 'purchase.payment',
  /** Local storage: what was confirmed, with the keys under which it is charged. */
  intentions: 'purchase.intentions',
  /** Session storage: a sale at a seller's own site, and the way back from there. */
  acquisition: 'purchase.acquisition',
  redirection: 'purchase.redirection',
  /** Session storage: the tokens of a guest's checkout. */
  guestCheckout: 'checkout.guest',
} as const;

/** What signing out removes, from the tab's storage and the browser's. */
export const checkoutKeys: readonly string[] = Object.values(paymentKeys);

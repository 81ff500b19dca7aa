/** Where the browser keeps what it knows of a viewer's payments: none of it outlives the session or serves another viewer, so signing out removes every key. */
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

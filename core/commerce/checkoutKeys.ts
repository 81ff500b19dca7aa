/** Under which keys a checkout is kept in the browser: one viewer's, so they go when that viewer signs out or another one is here (PAY-051). */
export const checkoutKeys: readonly string[] = ['purchase.payment', 'gift.purchase.payment', 'purchase.acquisition', 'purchase.redirection', 'checkout.guest'];

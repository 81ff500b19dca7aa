/** The contribution's name, by which the platform knows it as well. */
export const NAME = 'stripe';

/** The same of the wallet button. */
export const WALLET = 'stripe-wallet';

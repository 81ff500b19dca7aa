/** Contribution name, also the platform's name for it. */
export const NAME = 'stripe';

/** Likewise for the wallet button. */
export const WALLET = 'stripe-wallet';

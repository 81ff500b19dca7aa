/** Contribution name, also the platform's name for it. */
export const NAME = 'adyen';

/** Likewise for the wallet buttons. */
export const WALLET = 'adyen-wallet';

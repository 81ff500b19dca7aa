/** The contribution's name, by which the platform knows it as well. */
export const NAME = 'adyen';

/** The same of the wallet buttons. */
export const WALLET = 'adyen-wallet';

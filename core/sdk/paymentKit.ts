/** `proscenium/sdk/payment`: what payment methods share. */
export * from './cardForms';
export * from './wallets';

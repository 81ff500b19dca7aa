/** What methods of the kind `native` share: the place of the provider's button, the approved sheet, and the button's look. */
export { BUTTON_HEIGHT, walletTheme } from './walletLook';
export { walletMethod, type WalletMethodDeps } from './walletMethod';
export type { WalletListener, WalletProvider, WalletSheet } from './WalletProvider';

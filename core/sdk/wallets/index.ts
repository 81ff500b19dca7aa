/** Shared by methods of kind `native`: button container, approved sheet, button theme. */
export { BUTTON_HEIGHT, walletTheme } from './walletMethod';
export { walletMethod, type WalletMethodDeps } from './walletMethod';
export type { WalletListener, WalletProvider, WalletSheet } from './WalletProvider';

/** `proscenium/sdk/payment`: what payment methods share. */

// Shared by methods with card fields: form, lifecycle, 3-D Secure dialog, theme, refusals. Their texts are bundled with the payment page.
export type { CardFields, CardProvider, Confirming, FieldsListener } from './cardForms/CardFields';
export { cardLook, type CardLook } from './cardForms/cardLook';
export { cardMethod, type CardMethodDeps } from './cardForms/cardMethod';
export { cardRefusal, fieldOf } from './cardForms/cardSetup';
export type { ReturnNames } from './cardForms/cardReturn';
export { CARD, hasTrial, offersCard, prepareCard, type CardSetup } from './cardForms/cardSetup';
export { nearestLocale } from './cardForms/nearestLocale';
export { scriptGlobal, type LoadScript } from './scriptGlobal';

// Shared by methods of kind `native`: button container, approved sheet, button theme.
export { BUTTON_HEIGHT, walletTheme } from './wallets/walletMethod';
export { walletMethod, type WalletMethodDeps } from './wallets/walletMethod';
export type { WalletListener, WalletProvider, WalletSheet } from './wallets/WalletProvider';

/** Shared by providers with their own button: lazily loaded script, one-time values, pop-up handling, completion. */
export { BrandButton, type BrandButtonProps, type BrandLook } from './BrandButton';
export { finishSignIn, type ProvenViewer } from './finishSignIn';
export { LazyScript, type ScriptParts } from './LazyScript';
export { oneTimeText } from './oneTimeText';
export { PopupButton, type PopupButtonProps } from './PopupButton';
export { allowMarkup, allowScriptsFrom } from './scriptPolicy';
export { socialExchange, type SocialEndpoint } from './socialExchange';
export { tokenClaims } from './tokenClaims';

/** What providers with a button of their own share: a third party's script on demand, one-time values, the press and its window, and the end of it. */
export { BrandButton, type BrandButtonProps, type BrandLook } from './BrandButton';
export { finishSignIn, type ProvenViewer } from './finishSignIn';
export { LazyScript, type ScriptParts } from './LazyScript';
export { oneTimeText } from './oneTimeText';
export { PopupButton, type PopupButtonProps } from './PopupButton';
export { allowMarkup, allowScriptsFrom } from './scriptPolicy';
export { socialExchange, type SocialEndpoint } from './socialExchange';
export { tokenClaims } from './tokenClaims';

/** `proscenium/sdk/sign-in`: what sign-in methods share. */

// Shared account forms (sign-in, sign-up) and their building blocks. Their texts are bundled with the sign-in pages.
export { AccountForm, type AccountFormProps } from './accountForms/AccountForm';
export {
  emailProblem,
  fits,
  newAccountProblems,
  type AccountProblems,
  type EmailProblem,
  type PasswordLength,
} from './accountForms/accountRules';
export { PasswordField, type PasswordFieldProps } from './accountForms/PasswordField';
export { SignInForm, type SignInFormViewProps } from './accountForms/SignInForm';
export { SignUpForm, type SignUpFormViewProps } from './accountForms/SignUpForm';
export { useSending, type Said, type Sender, type Sending } from './accountForms/useSending';

// Shared by providers with their own button: lazily loaded script, one-time values, pop-up handling, completion.
export { BrandButton, type BrandButtonProps, type BrandLook } from './buttonSignIn/BrandButton';
export { finishSignIn, type ProvenViewer } from './buttonSignIn/finishSignIn';
export { LazyScript, type ScriptParts } from './buttonSignIn/LazyScript';
export { oneTimeText } from './buttonSignIn/oneTimeText';
export { PopupButton, type PopupButtonProps } from './buttonSignIn/PopupButton';
export { allowMarkup, allowScriptsFrom } from './buttonSignIn/scriptPolicy';
export { socialExchange, type SocialEndpoint } from './buttonSignIn/socialExchange';
export { tokenClaims } from './buttonSignIn/tokenClaims';

// Shared by providers that redirect and return with a code: records, checks, apps, routes.
export { appAnswer, type App } from './codeSignIn/appRoute';
export { atRoute } from './codeSignIn/atRoute';
export {
  codeSignIn,
  type AuthorisationAnswer,
  type AuthorisationRequest,
  type CodeFlow,
  type CodeProof,
} from './codeSignIn/codeSignIn';
export { UnboundAnswer } from './signIn';
export { FLOW_LIFETIME_MS, FlowRecords } from './codeSignIn/FlowRecords';

// Shared by providers whose screens a third party draws into the page: their container and the time limit.
export { EmbeddedScreens, type EmbeddedScreensProps } from './embeddedSignIn/EmbeddedScreens';
export { inTime, THIRD_PARTY_TIMEOUT_MS, ThirdPartySilent } from './embeddedSignIn/inTime';

/**
 * Shared account forms (sign-in, sign-up) and their building blocks. Their texts are bundled with the sign-in
 * pages.
 */
export { AccountForm, type AccountFormProps } from './AccountForm';
export {
  emailProblem,
  fits,
  newAccountProblems,
  type AccountProblems,
  type EmailProblem,
  type PasswordLength,
} from './accountRules';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { SignInForm, type SignInFormViewProps } from './SignInForm';
export { SignUpForm, type SignUpFormViewProps } from './SignUpForm';
export { useSending, type Said, type Sender, type Sending } from './useSending';

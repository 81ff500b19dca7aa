/** The forms that providers of accounts share: email and password, a new account, and what they are made of. Their texts travel with the sign-in pages. */
export { AccountForm, type AccountFormProps } from './AccountForm';
export { emailProblem, fits, newAccountProblems, type AccountProblems, type EmailProblem, type PasswordLength } from './accountRules';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { SignInForm, type SignInFormViewProps } from './SignInForm';
export { SignUpForm, type SignUpFormViewProps } from './SignUpForm';
export { useSending, type Said, type Sender, type Sending } from './useSending';

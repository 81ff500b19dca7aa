/** Validation rules for the fields of a new account. Pure. */
import { isEmail, trimmed } from '../typedText';

/** Characters, both bounds inclusive. */
export interface PasswordLength {
  readonly min: number;
  readonly max: number;
}

/** Message keys of an email address that is missing or malformed. */
export type EmailProblem = 'pleaseProvideYourEmail' | 'pleaseProvideValidEmail';

/** Message key of the problem with an email (SGN-090, SGN-107); null when it is valid. */
export function emailProblem(typed: string): EmailProblem | null {
  const email = trimmed(typed);
  if (email === '') return 'pleaseProvideYourEmail';
  return isEmail(email) ? null : 'pleaseProvideValidEmail';
}

/** Whether a password has a permitted length, in user-perceived characters (SGN-106). */
export function fits(password: string, { min, max }: PasswordLength): boolean {
  const length = [...password].length;
  return length >= min && length <= max;
}

/** What is wrong with a new account's fields: a message key each, null when valid. */
export interface AccountProblems {
  readonly email: EmailProblem | null;
  readonly password: 'accountPasswordLength' | null;
}

/** Message keys of the problems with a new account's fields. */
export function newAccountProblems(
  { email, password }: { readonly email: string; readonly password: string },
  length: PasswordLength,
): AccountProblems {
  return { email: emailProblem(email), password: fits(password, length) ? null : 'accountPasswordLength' };
}

/** What the fields of a new account must be. Pure. */
import { isEmail, trimmed } from '../typedText';

/** Characters, both ends included. */
export interface PasswordLength {
  readonly min: number;
  readonly max: number;
}

export type EmailProblem = 'pleaseProvideYourEmail' | 'pleaseProvideValidEmail';

/** What is wrong with an email, by message key (SGN-090, SGN-107); null when nothing is. */
export function emailProblem(typed: string): EmailProblem | null {
  const email = trimmed(typed);
  if (email === '') return 'pleaseProvideYourEmail';
  return isEmail(email) ? null : 'pleaseProvideValidEmail';
}

/** Whether a password is as long as it has to be, in characters as people count them (SGN-106). */
export function fits(password: string, { min, max }: PasswordLength): boolean {
  const length = [...password].length;
  return length >= min && length <= max;
}

export interface AccountProblems {
  readonly email: EmailProblem | null;
  readonly password: 'accountPasswordLength' | null;
}

/** What is wrong with a new account's fields, by message key. */
export function newAccountProblems({ email, password }: { readonly email: string; readonly password: string }, length: PasswordLength): AccountProblems {
  return { email: emailProblem(email), password: fits(password, length) ? null : 'accountPasswordLength' };
}

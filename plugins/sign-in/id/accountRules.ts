/** What an account's fields must be. Pure. */

/** Characters, both ends included. */
export interface PasswordLength {
  readonly min: number;
  readonly max: number;
}

/** An address as it is sent: without the blanks that keyboards leave around it (SGN-086). */
export const cleanEmail = (typed: string): string => typed.trim();

/** local@domain.tld without blanks (SGN-107). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;

export interface AccountProblems {
  readonly email: 'pleaseProvideYourEmail' | 'pleaseProvideValidEmail' | null;
  readonly password: 'idPasswordLength' | null;
}

/** What is wrong with a new account's fields, by message key (SGN-090, SGN-106). */
export function newAccountProblems({ email, password }: { readonly email: string; readonly password: string }, { min, max }: PasswordLength): AccountProblems {
  const address = cleanEmail(email);
  const length = [...password].length;
  return {
    email: address === '' ? 'pleaseProvideYourEmail' : isEmail(address) ? null : 'pleaseProvideValidEmail',
    password: length < min || length > max ? 'idPasswordLength' : null,
  };
}

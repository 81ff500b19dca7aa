/** Error messages for replacing a password, and validation of a new one. Pure. */
import { CallError } from '../../sdk/platform';
import { SignInFailure } from '../../sdk/signIn';
import { fits, type PasswordLength } from '../../sdk/accountForms/accountRules';
import type { HasText } from '../signInProblem';

/** The platform's objections to a new password (PWD-015). */
const known: ReadonlySet<string> = new Set(['invalidToken', 'weakPassword', 'samePassword']);

/**
 * A new password was refused: the platform's first message if known, else its code, else the generic text
 * (PWD-013, ERR-017).
 */
export function resetProblemKey(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return 'sorrySomethingWentWrong';
  return (
    [error.messages[0], error.code].find((name) => name !== undefined && known.has(name)) ?? 'genericError'
  );
}

/**
 * A password was not changed: the provider's own error, or the platform's if known, else the generic text
 * (ACC-033, ERR-013).
 */
export function changeProblemKey(error: unknown): string {
  if (error instanceof SignInFailure) return error.key;
  return error instanceof CallError && error.code === 'invalidCurrentCredentials'
    ? 'invalidCurrentCredentials'
    : resetProblemKey(error);
}

/**
 * The mail could not be requested: a message that has a text, else one for the code, else the generic text
 * (PWD-014, ERR-018).
 */
export function requestProblemKey(error: unknown, hasText: HasText): string {
  if (!(error instanceof CallError) || error.status === 0) return 'sorrySomethingWentWrong';
  if (error.status === 429) return 'tooManyAttempts';
  return (
    [error.messages[0], error.code].find((name) => name !== undefined && hasText(name)) ?? 'genericError'
  );
}

/** Whether to report the mail as sent anyway: that the account does not exist must not be disclosed (PWD-021). */
export const isSaidToBeSent = (error: unknown): boolean => error instanceof CallError && error.status === 404;

export interface NewPasswordProblems {
  readonly password: 'accountPasswordLength' | null;
  readonly repeated: 'passwordsDoNotMatch' | null;
}

/** Validates a new password and its repetition (PWD-018, SGN-106). */
export function newPasswordProblems(
  password: string,
  repeated: string,
  length: PasswordLength,
): NewPasswordProblems {
  return {
    password: fits(password, length) ? null : 'accountPasswordLength',
    repeated: repeated === password ? null : 'passwordsDoNotMatch',
  };
}

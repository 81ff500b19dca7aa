/** Message for a failed sign-in: the tables of SGN-056 and SGN-057. Pure. */
import { ContributionFailure } from '../plugins/ContributionState';
import { CallError } from '../sdk/platform';
import { PopupBlocked, SignInFailure } from '../sdk/signIn';
import { isKey, isPresentable } from '../sdk/serverMessage';

export type SignInProblem =
  /** A text of core. */
  | { readonly kind: 'key'; readonly key: string }
  /** A text that the platform wrote for the viewer. */
  | { readonly kind: 'text'; readonly text: string }
  /** The account has another sign-in method (SGN-060): which ones, where the platform names them. */
  | { readonly kind: 'conflict'; readonly key: string; readonly providers: readonly string[] };

/** Whether a text exists for a key: the platform may name labels that only this realm has. */
export type HasText = (key: string) => boolean;

/** Refusals by the realm's captcha; the same codes as where a captcha guards a payment (PAY-066, PAY-071). */
const byCode: Readonly<Record<string, string>> = {
  CAPTCHA_FAIL_ERROR: 'signInCaptchaFailed',
  CHALLENGE_FAILED: 'signInCaptchaFailed',
};

const byStatus: Readonly<Record<number, string>> = {
  0: 'sorrySomethingWentWrong',
  401: 'failedAuthentication',
  403: 'failedAuthentication',
  404: 'failedAuthentication',
  429: 'tooManyAttempts',
};

/** The message key for a failure: an unknown one gives `failedAuthentication` (SGN-056). */
export function signInErrorKey(error: unknown, hasText: HasText): string {
  if (error instanceof SignInFailure)
    return hasText(error.key) ? error.key : signInErrorKey(error.reason, hasText);
  // The provider's code failed to load: the viewer's credentials were not rejected.
  if (error instanceof ContributionFailure) return 'sorrySomethingWentWrong';
  if (!(error instanceof CallError)) return 'failedAuthentication';
  // A call without a response rejected no credentials, even where a label has the name of its code.
  if (error.status === 0) return 'sorrySomethingWentWrong';
  const named = [error.code, ...error.messages].find(
    (name) => name !== undefined && isKey(name) && hasText(name),
  );
  return named ?? byCode[error.code ?? ''] ?? byStatus[error.status] ?? 'failedAuthentication';
}

/**
 * A failure at a provider's own button: a generic error, whatever it was (SGP-068, ERR-005), or the account's
 * other sign-in method (SGP-067).
 */
export function buttonProblem(error: unknown, hasText: HasText): SignInProblem {
  if (error instanceof PopupBlocked) return { kind: 'key', key: 'signInPopupBlocked' };
  return conflictOf(error, hasText) ?? { kind: 'key', key: 'sorrySomethingWentWrong' };
}

/** The account conflict of a 409 (ERR-006), with its own text where there is one. Null for every other failure. */
function conflictOf(error: unknown, hasText: HasText): SignInProblem | null {
  if (!(error instanceof CallError) || error.status !== 409) return null;
  return {
    kind: 'conflict',
    key: hasText('accountConflict') ? 'accountConflict' : 'sorrySomethingWentWrong',
    providers: namedProviders(error.body),
  };
}

/** The account's sign-in methods as the platform names them. */
function namedProviders(body: unknown): readonly string[] {
  const { linkedAccounts } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly linkedAccounts?: unknown;
  };
  const names = Array.isArray(linkedAccounts)
    ? linkedAccounts.map((account: unknown) => (account as { readonly provider?: unknown } | null)?.provider)
    : [];
  return names.filter((name): name is string => typeof name === 'string');
}

/**
 * A refusal by a redirecting provider: the account conflict, else the platform's first message, else the same
 * table (SGP-016, ERR-014).
 */
export function redirectProblem(error: unknown, hasText: HasText): SignInProblem {
  const conflict = conflictOf(error, hasText);
  if (conflict !== null) return conflict;
  const message = error instanceof CallError && error.status !== 0 ? error.messages[0] : undefined;
  if (message !== undefined && !(isKey(message) && hasText(message)) && isPresentable(message))
    return { kind: 'text', text: message };
  return { kind: 'key', key: signInErrorKey(error, hasText) };
}

/** The failure's code for analytics: the platform's code, else the status; never a message (SGN-099). */
export function signInErrorCode(error: unknown): string {
  if (error instanceof SignInFailure)
    return error.reason === undefined ? error.key : signInErrorCode(error.reason);
  if (!(error instanceof CallError)) return error instanceof Error ? error.name : 'unknown';
  return error.code ?? String(error.status);
}

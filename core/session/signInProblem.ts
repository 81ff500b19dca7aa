/** What a failed sign-in says to the viewer: the tables of SGN-056 and SGN-057. Pure. */
import { ContributionFailure } from '../plugins/ContributionState';
import { CallError, SignInFailure } from '../sdk';

/** A text of ours by its key, or one that the platform wrote for the viewer. */
export type SignInProblem = { readonly kind: 'key'; readonly key: string } | { readonly kind: 'text'; readonly text: string };

/** Tells whether there is a text under a key: the platform may name labels that only this realm has. */
export type HasText = (key: string) => boolean;

const byStatus: Readonly<Record<number, string>> = {
  0: 'sorrySomethingWentWrong',
  401: 'failedAuthentication',
  403: 'failedAuthentication',
  404: 'failedAuthentication',
  429: 'tooManyAttempts',
};

/** The key of the text for a failure: what nothing is known of gives `failedAuthentication` (SGN-056). */
export function signInErrorKey(error: unknown, hasText: HasText): string {
  if (error instanceof SignInFailure) return hasText(error.key) ? error.key : signInErrorKey(error.reason, hasText);
  // The provider's own code did not get here: that is no verdict on the viewer.
  if (error instanceof ContributionFailure) return 'sorrySomethingWentWrong';
  if (!(error instanceof CallError)) return 'failedAuthentication';
  // The code of a call without an answer is no verdict, even where there is a label of that name.
  if (error.status === 0) return 'sorrySomethingWentWrong';
  const named = [error.code, ...error.messages].find((name) => name !== undefined && isKey(name) && hasText(name));
  return named ?? byStatus[error.status] ?? 'failedAuthentication';
}

/** A refusal by a provider that the viewer was sent to: the platform's first message, else the same table (SGP-016, ERR-014). */
export function redirectProblem(error: unknown, hasText: HasText): SignInProblem {
  const message = error instanceof CallError && error.status !== 0 ? error.messages[0] : undefined;
  if (message !== undefined && !(isKey(message) && hasText(message)) && isPresentable(message)) return { kind: 'text', text: message };
  return { kind: 'key', key: signInErrorKey(error, hasText) };
}

/** What analytics are told of a failure: the platform's code, else the status; never a message (SGN-099). */
export function signInErrorCode(error: unknown): string {
  if (error instanceof SignInFailure) return error.reason === undefined ? error.key : signInErrorCode(error.reason);
  if (!(error instanceof CallError)) return error instanceof Error ? error.name : 'unknown';
  return error.code ?? String(error.status);
}

const isKey = (name: string): boolean => /^[A-Za-z][\w.-]*$/.test(name);

/** A sentence for people: no address, and nothing that could be a token (ERR-028). */
const isPresentable = (text: string): boolean => text.trim() !== '' && text.length <= 300 && !/:\/\/|\S{32,}|[{}<>]/.test(text);

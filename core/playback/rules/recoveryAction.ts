/** What may mend a failure of the engine while something plays. */
import { isShakaFailure, statusOfShaka } from './playerError';

/**
 * `again`: what is missing is asked for again, while playback goes on with what there is. `renew`: the platform is asked anew how the
 * content is played, since what opened it no longer does. `none`: nothing but the viewer.
 */
export type RecoveryAction = 'again' | 'renew' | 'none';

const NETWORK = 1;
const RECOVERABLE = 1;
/** The licence server could not be asked, or said no. */
const LICENCE_REQUEST_FAILED = 6007;
const LICENCE_EXPIRED = 6014;

/** Answers of a server that has trouble of its own. */
const passes = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500;
/** What opened the stream has run out. */
const refused = (status: number): boolean => status === 401 || status === 403;

export function recoveryOf(error: unknown): RecoveryAction {
  // A slip of the engine's own code, as when it changes its mind about the quality twice at once: the stream goes on.
  if (error instanceof TypeError) return 'again';
  if (!isShakaFailure(error)) return 'none';
  // The engine goes on trying by itself.
  if (error.severity === RECOVERABLE) return 'again';
  const status = statusOfShaka(error);
  if (error.code === LICENCE_EXPIRED) return 'renew';
  if (error.code === LICENCE_REQUEST_FAILED) return status === null || passes(status) || refused(status) ? 'renew' : 'none';
  if (error.category !== NETWORK) return 'none';
  if (status === null || passes(status) || isMissing(error)) return 'again';
  return refused(status) ? 'renew' : 'none';
}

/** A piece of the stream is not there: asking again may help, and so does going past it. */
export function isMissing(error: unknown): boolean {
  if (!isShakaFailure(error)) return false;
  const status = statusOfShaka(error);
  return status === 404 || status === 410;
}

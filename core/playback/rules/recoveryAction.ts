/** Error recovery of the engine during playback. */
import { isShakaFailure, statusOfShaka } from './playerError';

/**
 * `again`: retry the missing data while the buffer plays on. `renew`: fetch a new manifest, since the address
 * or token has expired. `none`: only the viewer can retry.
 */
export type RecoveryAction = 'again' | 'renew' | 'none';

const NETWORK = 1;
const RECOVERABLE = 1;
/** The licence server could not be reached, or refused. */
const LICENCE_REQUEST_FAILED = 6007;
const LICENCE_EXPIRED = 6014;

/** Transient server errors. */
const passes = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500;
/** The address or token of the stream has expired. */
const refused = (status: number): boolean => status === 401 || status === 403;

export function recoveryOf(error: unknown): RecoveryAction {
  // A bug in the engine, such as when it switches quality twice at once: the stream continues.
  if (error instanceof TypeError) return 'again';
  if (!isShakaFailure(error)) return 'none';
  // The engine retries by itself.
  if (error.severity === RECOVERABLE) return 'again';
  const status = statusOfShaka(error);
  if (error.code === LICENCE_EXPIRED) return 'renew';
  if (error.code === LICENCE_REQUEST_FAILED)
    return status === null || passes(status) || refused(status) ? 'renew' : 'none';
  if (error.category !== NETWORK) return 'none';
  if (status === null || passes(status) || isMissing(error)) return 'again';
  return refused(status) ? 'renew' : 'none';
}

/** A segment is missing: a retry may help, and so does seeking past it. */
export function isMissing(error: unknown): boolean {
  if (!isShakaFailure(error)) return false;
  const status = statusOfShaka(error);
  return status === 404 || status === 410;
}

/** Message keys for refused watchlist changes (WCH-031 to WCH-033, WCH-037). Pure. */
import { CallError } from '../../sdk/platform';

/** WCH-030. */
export const WATCHLIST_NAME_LENGTH = 60;

const GENERIC = 'genericError';
const limits: Readonly<Record<string, string>> = {
  watchlistLimitReached: 'watchlistLimitReached',
  watchlistFull: 'watchlistFull',
};

/**
 * For a refused name: names are not validated before the call, so an over-long one is the cause, whatever the
 * platform answers.
 */
export function nameProblem(error: unknown, name: string): string {
  return [...name.trim()].length > WATCHLIST_NAME_LENGTH ? 'watchlistNameTooLong' : changeProblem(error);
}

/** For a refused addition. */
export function additionProblem(error: unknown): string {
  return error instanceof CallError && error.status === 409 ? 'duplicatedItemMessage' : changeProblem(error);
}

/** For any other refused change. */
export function changeProblem(error: unknown): string {
  return (error instanceof CallError && limits[error.code ?? '']) || GENERIC;
}

/** The list has been changed elsewhere. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 409 || error.status === 404);

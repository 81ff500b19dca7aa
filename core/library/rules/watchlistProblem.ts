/** What is said when the platform does not take a change of a watchlist (WCH-031 to WCH-033, WCH-037). Pure. */
import { CallError } from '../../sdk';

/** WCH-030. */
export const NAME_LENGTH = 60;

const GENERIC = 'genericError';
const limits: Readonly<Record<string, string>> = { watchlistLimitReached: 'watchlistLimitReached', watchlistFull: 'watchlistFull' };

/** The message key after a name was refused: an over-long name is to blame whatever the platform says, since nothing is checked before the call. */
export function nameProblem(error: unknown, name: string): string {
  return [...name.trim()].length > NAME_LENGTH ? 'watchlistNameTooLong' : changeProblem(error);
}

/** The message key after an item was not added. */
export function additionProblem(error: unknown): string {
  return error instanceof CallError && error.status === 409 ? 'duplicatedItemMessage' : changeProblem(error);
}

/** The message key after any other change. */
export function changeProblem(error: unknown): string {
  return (error instanceof CallError && limits[error.code ?? '']) || GENERIC;
}

/** The list is not what it was here: somebody has changed it elsewhere. */
export const isOvertaken = (error: unknown): boolean => error instanceof CallError && (error.status === 409 || error.status === 404);

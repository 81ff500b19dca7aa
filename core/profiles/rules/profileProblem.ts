/** Messages for rejected profile changes and PINs. Pure. */
import { CallError } from '../../sdk/platform';

const said: Readonly<Record<string, string>> = {
  profileLimitReached: 'profileLimitReached',
  profileNameTaken: 'profileNameTaken',
  mainProfile: 'profileMainStays',
  profileInUse: 'profileInUse',
  childProfile: 'profileNotForChildren',
  wrongPin: 'profilePinWrong',
  pinRequired: 'profilePinWanted',
  pinMissing: 'profilePinWanted',
  tooManyAttempts: 'profilePinTooOften',
};

/** The message key. Falls back to the HTTP status for platforms that send no error code. */
export function profileProblem(error: unknown): string {
  if (!(error instanceof CallError)) return 'genericError';
  if (error.status === 429) return 'profilePinTooOften';
  return said[error.code ?? ''] ?? 'genericError';
}

/** Whether another PIN may help; the message then belongs to the PIN field. */
export const isAboutPin = (problem: string): boolean => problem.startsWith('profilePin');

/** What is said when the platform does not take a change of a profile, or a pin. Pure. */
import { CallError } from '../../sdk';

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

/** The message key. A status stands for the code where a platform sends none. */
export function profileProblem(error: unknown): string {
  if (!(error instanceof CallError)) return 'genericError';
  if (error.status === 429) return 'profilePinTooOften';
  return said[error.code ?? ''] ?? 'genericError';
}

/** Whether another pin may help: then it is the pin's field that says so. */
export const isAboutPin = (problem: string): boolean => problem.startsWith('profilePin');

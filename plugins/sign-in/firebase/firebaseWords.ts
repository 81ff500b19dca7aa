/** Message above the form for a failure. */
import { CallError, SignInFailure, isKey, isPresentable, serverMessage } from '../../../core/sdk';
import type { Said } from '../../../core/sdk/accountForms';
import { firebaseProblem, FirebaseRefusal } from './firebaseProblem';

const FAILED = 'failedAuthentication';

export interface Tellers {
  /** Tracks a failure and returns its message key. */
  readonly explain: (error: unknown) => string;
  /** Label of a sign-in method, by Firebase's name. */
  readonly nameOf: (provider: string | undefined) => string;
}

/** Null to show nothing. A refusal without a text of ours shows the server's message, if any (ERR-009). */
export function firebaseWords(error: unknown, { explain, nameOf }: Tellers): Said | null {
  const problem = firebaseProblem(error);
  switch (problem.kind) {
    case 'silent':
      return null;
    case 'key':
      return explain(new SignInFailure(problem.key, new FirebaseRefusal(error)));
    case 'otherProvider': {
      explain(new SignInFailure('accountExistsWithDifferentProvider', new FirebaseRefusal(error)));
      return {
        key: 'accountExistsWithDifferentProvider',
        values: { provider: nameOf(problem.providers[0]) },
      };
    }
    case 'blocked': {
      const key = explain(
        new SignInFailure(`firebaseBlockingFunction_${problem.message}`, new FirebaseRefusal(error)),
      );
      return key === FAILED && !isKey(problem.message) && isPresentable(problem.message)
        ? { text: problem.message }
        : key;
    }
    case 'foreign': {
      const key = explain(error);
      const text = error instanceof CallError ? serverMessage(error) : null;
      return key === FAILED && text !== null ? { text } : key;
    }
  }
}

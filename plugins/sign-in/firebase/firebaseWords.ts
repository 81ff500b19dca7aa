/** What is said of a failure above the form. */
import { CallError, SignInFailure } from '../../../core/sdk';
import type { Said } from '../../../core/sdk/accountForms';
import { isKey, isPresentable, serverMessage } from '../../../core/sdk/serverMessage';
import { firebaseProblem, FirebaseRefusal } from './firebaseProblem';

const FAILED = 'failedAuthentication';

export interface Tellers {
  /** Tracks a failure and gives the key of what is said of it. */
  readonly explain: (error: unknown) => string;
  /** What a way in is called, by Firebase's name for it. */
  readonly nameOf: (provider: string | undefined) => string;
}

/** Null where nothing is said. A refusal that there is no text for falls to the words of the server, if it has some (ERR-009). */
export function firebaseWords(error: unknown, { explain, nameOf }: Tellers): Said | null {
  const problem = firebaseProblem(error);
  switch (problem.kind) {
    case 'silent':
      return null;
    case 'key':
      return explain(new SignInFailure(problem.key, new FirebaseRefusal(error)));
    case 'otherProvider': {
      explain(new SignInFailure('accountExistsWithDifferentProvider', new FirebaseRefusal(error)));
      return { key: 'accountExistsWithDifferentProvider', values: { provider: nameOf(problem.providers[0]) } };
    }
    case 'blocked': {
      const key = explain(new SignInFailure(`firebaseBlockingFunction_${problem.message}`, new FirebaseRefusal(error)));
      return key === FAILED && !isKey(problem.message) && isPresentable(problem.message) ? { text: problem.message } : key;
    }
    case 'foreign': {
      const key = explain(error);
      const text = error instanceof CallError ? serverMessage(error) : null;
      return key === FAILED && text !== null ? { text } : key;
    }
  }
}

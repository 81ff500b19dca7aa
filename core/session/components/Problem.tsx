/** The words for a failed sign-in: ours, the platform's, or those for an account that has another way in. */
import { useText } from '../../i18n';
import type { SignInProblem } from '../signInProblem';
import { Conflict } from './Conflict';

export function Problem({ problem }: { readonly problem: SignInProblem }) {
  const t = useText();
  switch (problem.kind) {
    case 'key':
      return <>{t(problem.key)}</>;
    case 'text':
      return <>{problem.text}</>;
    case 'conflict':
      return <Conflict words={t(problem.key)} ways={problem.ways} />;
  }
}

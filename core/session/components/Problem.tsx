/** Message for a failed sign-in: core's, the platform's, or that of an account with another sign-in method. */
import { useText } from '../../i18n/hooks';
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

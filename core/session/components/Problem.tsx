/** The words for a failed sign-in: ours, or the platform's. */
import { useText } from '../../i18n';
import type { SignInProblem } from '../signInProblem';

export function Problem({ problem }: { readonly problem: SignInProblem }) {
  const t = useText();
  return <>{problem.kind === 'key' ? t(problem.key) : problem.text}</>;
}

/** Translates a payment problem. */
import { useText } from '../../i18n/hooks';
import type { ProblemText } from '../rules/paymentProblem';

/** A key without a message falls back to `anErrorOccured`, never to the bare key (PAY-070, PAY-072). */
export function useProblemText(): (problem: ProblemText) => string {
  const t = useText();
  return (problem) => {
    if ('text' in problem) return problem.text;
    const said = t(problem.key);
    return said === problem.key ? t('anErrorOccured') : said;
  };
}

/** What a problem says in the language of the page. */
import { useText } from '../../i18n';
import type { ProblemText } from '../rules/paymentProblem';

/** A key that no bundle knows falls to `anErrorOccured`, never to a bare key (PAY-070, PAY-072). */
export function useProblemText(): (problem: ProblemText) => string {
  const t = useText();
  return (problem) => {
    if ('text' in problem) return problem.text;
    const said = t(problem.key);
    return said === problem.key ? t('anErrorOccured') : said;
  };
}

/** Reports problems with texts: as errors in development, as information in production. */
import type { ReportMessageProblem } from '../../i18n/messageProblems';
import type { Log } from '../../sdk/context';

/**
 * A missing or unformattable text is an author's mistake: an error in development, information in production,
 * where no viewer can fix it (LOC-001, LOC-030).
 */
export function messageReport(log: Log, development: boolean): ReportMessageProblem {
  return (problem) => {
    const { kind } = problem;
    if (kind !== 'missingMessage' && kind !== 'unformattable') log.warn(kind, { ...problem });
    else if (!development) log.info(kind, { ...problem });
    else if (kind === 'missingMessage')
      log.error(
        `"${problem.key}" has no text in ${problem.locale}: the page shows the key. It belongs into messages/${problem.locale}.json of the room, plugin or realm that says it.`,
      );
    else
      log.error(
        `"${problem.key}" cannot be said in ${problem.locale} with what it was given.`,
        problem.error,
      );
  };
}

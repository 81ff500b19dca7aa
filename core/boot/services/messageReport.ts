/** How the trouble with texts is told: loudly to who is developing, quietly on a site in service. */
import type { ReportMessageProblem } from '../../i18n';
import type { Log } from '../../sdk';

/** A text that is missing or cannot be said is an author's mistake: an error while developing, a note in service, where no viewer can mend it (LOC-001, LOC-030). */
export function messageReport(log: Log, development: boolean): ReportMessageProblem {
  return (problem) => {
    const { kind } = problem;
    if (kind !== 'missingMessage' && kind !== 'unformattable') log.warn(kind, { ...problem });
    else if (!development) log.info(kind, { ...problem });
    else if (kind === 'missingMessage') log.error(`"${problem.key}" has no text in ${problem.locale}: the page shows the key. It belongs into messages/${problem.locale}.json of the room, plugin or realm that says it.`);
    else log.error(`"${problem.key}" cannot be said in ${problem.locale} with what it was given.`, problem.error);
  };
}

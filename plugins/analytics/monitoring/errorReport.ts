/** What is reported of an error: its name and where our code failed. Its message is not: it may contain anything. Pure. */

export interface ErrorReport {
  readonly type: 'error' | 'rejection';
  /** Such as TypeError. */
  readonly name: string;
  /** Positions in files below /assets/, the innermost first, such as `first-2AB3.js:1:5021`. */
  readonly at: readonly string[];
}

/** The positions of a report. */
const MOST_POSITIONS = 5;

/** Null for what is no error, and for errors of others' scripts only, such as browser extensions. */
export function errorReport(type: ErrorReport['type'], thrown: unknown, origin: string): ErrorReport | null {
  if (!(thrown instanceof Error)) return null;
  const { name, stack = '' } = thrown;
  const at = stack
    .split(`${origin}/assets/`)
    .slice(1)
    .flatMap((frame) => /^[\w./-]+:\d+:\d+/.exec(frame) ?? [])
    .slice(0, MOST_POSITIONS);
  if (at.length === 0 && stack.includes('://')) return null;
  return { type, name: /^\w{1,40}$/.test(name) ? name : 'Error', at };
}

/** Makes the report of an error: its name and positions in our files. Leaves its message out: it may contain personal data. Pure. */

export interface ErrorReport {
  readonly type: 'error' | 'rejection';
  /** Such as TypeError. */
  readonly name: string;
  /** Positions in files below /assets/, the innermost first, such as `first-2AB3.js:1:5021`. */
  readonly at: readonly string[];
}

/** The positions of a report. */
const MAX_POSITIONS = 5;

/** Null when `thrown` is not an Error, or when its stack names only other scripts, such as browser extensions. */
export function errorReport(type: ErrorReport['type'], thrown: unknown, origin: string): ErrorReport | null {
  if (!(thrown instanceof Error)) return null;
  const { name, stack = '' } = thrown;
  const at = stack
    .split(`${origin}/assets/`)
    .slice(1)
    .flatMap((frame) => /^[\w./-]+:\d+:\d+/.exec(frame) ?? [])
    .slice(0, MAX_POSITIONS);
  if (at.length === 0 && stack.includes('://')) return null;
  return { type, name: /^\w{1,40}$/.test(name) ? name : 'Error', at };
}

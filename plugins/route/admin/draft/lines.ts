/** Line and column arithmetic. Pure. */
import type { DraftProblem } from '../../../../core/sdk';

export function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Offset of a 1-based line and column; clamped to the end of the line or text. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + Math.max(0, column - 1), end === -1 ? text.length : end);
}

/** The worst severity on each line. */
export function marksByLine(
  problems: readonly Pick<DraftProblem, 'line' | 'severity'>[],
): ReadonlyMap<number, DraftProblem['severity']> {
  const marks = new Map<number, DraftProblem['severity']>();
  for (const { line, severity } of problems)
    if (severity === 'error' || !marks.has(line)) marks.set(line, severity);
  return marks;
}

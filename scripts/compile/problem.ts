/** A mistake in a document: its position, cause and suggested fix. */
import type { ProblemCode } from './problemCodes';

export interface Problem {
  /** Relative to the project's root; `environment` for a value set by the environment. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer to the value; for an unknown key to that key, for a missing key to the enclosing object. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** An error prevents publishing; a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write or do instead; null when there is no suggestion. */
  readonly suggestion: string | null;
}

/** Whether any of the problems prevents publishing. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** Sorted by file and position, without duplicates. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(
    problems.map((problem) => [
      [problem.file, problem.pointer, problem.code, problem.message].join('\0'),
      problem,
    ]),
  );
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What is wrong with a document, where, and what to write instead. */
import type { ProblemCode } from './problemCodes';

export interface Problem {
  /** Relative to the project's root; `environment` for a value that came from there. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer to the value; for an unknown key to that key, for a missing key to the object that lacks it. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** An error keeps a realm from being published; a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write instead, or what to do; null when there is no telling. */
  readonly suggestion: string | null;
}

/** Whether any of the problems keeps the realm from being published. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** By file, then by position; the same problem at the same place is kept once. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [[problem.file, problem.pointer, problem.code, problem.message].join('\0'), problem]));
  return [...unique.values()].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

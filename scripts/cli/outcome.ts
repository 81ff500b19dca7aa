/** What a command returns, and problems as text for people: position, severity and code, message, suggestion. */
import colors from 'picocolors';
import type { Problem } from '../compile/problem';

/** The result of a command; commands do not write to the terminal themselves. */
export interface Outcome {
  /** For standard output. */
  readonly output: string;
  /** For standard error. */
  readonly errors: string;
  /** 0 when the command succeeded. */
  readonly code: number;
}

export function done(output: string): Outcome {
  return { output, errors: '', code: 0 };
}

export function refused(errors: string): Outcome {
  return { output: '', errors, code: 1 };
}

/** Prints the outcome of a command and sets the exit code. */
export function finish({ output, errors, code }: Outcome): void {
  if (output !== '') process.stdout.write(`${output}\n`);
  if (errors !== '') process.stderr.write(`${errors}\n`);
  process.exitCode = code;
}

/** Prints the problems and a line that counts them to standard error. */
export function printProblems(problems: readonly Problem[]): void {
  console.error(problemsText(problems));
}

/** All problems, followed by a line that counts them. */
export function problemsText(problems: readonly Problem[]): string {
  return [...problems.map(problemText), countText(problems)].join('\n');
}

/** One problem, in two or three lines. */
function problemText(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const severity = problem.severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const lines = [`${colors.bold(place)}  ${severity}  ${colors.dim(problem.code)}`, `  ${problem.message}`];
  if (problem.pointer !== '') lines.splice(1, 0, colors.dim(`  ${problem.pointer}`));
  if (problem.suggestion !== null) lines.push(`  ${colors.green('→')} ${problem.suggestion}`);
  return `${lines.join('\n')}\n`;
}

function countText(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return [count(errors, 'error'), count(warnings, 'warning')].join(', ');
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

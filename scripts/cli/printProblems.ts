/** Formats problems for people: file:line:column, severity and code, then the message and the suggestion. */
import colours from 'picocolors';
import type { Problem } from '../compile/problem';

/** Prints the problems and a line that counts them to standard error. */
export function printProblems(problems: readonly Problem[]): void {
  console.error(problemsText(problems));
}

/** All problems, followed by a line that counts them. */
export function problemsText(problems: readonly Problem[]): string {
  return [...problems.map(problemText), countText(problems)].join('\n');
}

/** One problem, in two or three lines. */
export function problemText(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const severity = problem.severity === 'error' ? colours.red('error') : colours.yellow('warning');
  const lines = [`${colours.bold(place)}  ${severity}  ${colours.dim(problem.code)}`, `  ${problem.message}`];
  if (problem.pointer !== '') lines.splice(1, 0, colours.dim(`  ${problem.pointer}`));
  if (problem.suggestion !== null) lines.push(`  ${colours.green('→')} ${problem.suggestion}`);
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

/** The type checker and the test runner that an author's repository has installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { done, refused, type Outcome } from '../cli/outcome';

interface Tool {
  readonly name: string;
  /** The package and the name of its program. */
  readonly program: string;
  readonly words: readonly string[];
  /** The file without which there is nothing to do. */
  readonly needs?: string;
  readonly passed: string;
}

const tools: readonly Tool[] = [
  {
    name: 'typescript',
    program: 'tsc',
    words: ['--noEmit', '--pretty', 'false'],
    needs: 'tsconfig.json',
    passed: 'Its types are right.',
  },
  { name: 'jest', program: 'jest', words: ['--silent', '--passWithNoTests'], passed: 'Its tests pass.' },
];

/**
 * Runs the type checker and, if it finds no errors, the tests with the contract suite. The output names packages that are
 * not installed.
 */
export function checkWithOwnTools(folder: string): Outcome {
  const said: string[] = [];
  for (const { name, program, words, needs, passed } of tools) {
    if (needs !== undefined && !existsSync(path.join(folder, needs))) continue;
    const file = programOf(folder, name, program);
    if (file === null) {
      said.push(`Not checked, since the package ${name} is missing: ${program}.`);
      continue;
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) return refused([...said, (stdout + stderr).trim()].join('\n'));
    said.push(passed);
  }
  return done(said.join('\n'));
}

/** Null when the package is not installed. */
function programOf(folder: string, name: string, program: string): string | null {
  try {
    const description = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(description, 'utf8')) as {
      readonly bin?: string | Readonly<Record<string, string>>;
    };
    const file = typeof bin === 'string' ? bin : bin?.[program];
    return file === undefined ? null : path.join(path.dirname(description), file);
  } catch {
    return null;
  }
}

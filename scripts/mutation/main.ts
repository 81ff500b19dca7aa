/**
 * `npm run mutation -- <folder> [--lines 400] [--seed 1] [--tests pattern] [--fresh] [--workers 2]`: mutation testing with Stryker.
 * Mutates the rules, stores and wiring of a folder, but not its components and pages, and counts the mutants that tests kill. Files are drawn with
 * the seed until they have that many lines; `--lines 0` takes all. By default the tests are the folder's own (`test/<folder>/**`), since
 * each mutant runs all of their files: the score counts what these tests notice alone. `--tests` selects others, such as
 * 'test/core/{session,pages/signIn}/**\/*.test.{ts,tsx}'. Runs are incremental: only mutants affected by changed tests are run again, or
 * all with `--fresh`. Exits with 1 below 80 %.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutableFiles } from './mutableFiles';

/** The percentage of mutants that tests must kill. */
const GOAL = 80;

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder, such as core/commerce.');

const sources = mutableFiles(root, folder).map((file) => ({
  file,
  lines: readFileSync(path.join(root, file), 'utf8').split('\n').length,
}));
const drawn = sampleFiles(sources, { lines: Number(values.lines), seed: Number(values.seed) });
console.log(`${drawn.length} of ${sources.length} files: ${drawn.join(', ')}`);

/** Not in `.cache/reports`, which `npm test` empties: incremental runs need the earlier ones. */
const report = `.cache/mutation-reports/${folder.replaceAll('/', '-')}`;

// Read by test/jest.mutation.cjs in the test processes.
process.env['MUTATION_TESTS'] = values.tests ?? `test/${folder}/**/*.test.{ts,tsx}`;
const results = await new Stryker({
  mutate: drawn,
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/jest.mutation.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Static mutants (constants) need a full run of all tests each, which takes hours; the product's tests
  // cover them indirectly.
  ignoreStatic: true,
  concurrency: Number(values.workers),
  // Jest leaks memory: after a dozen runs of composed pages its process spends all its time in garbage collection.
  maxTestRunnerReuse: 12,
  incremental: true,
  incrementalFile: `${report}-incremental.json`,
  force: values.fresh,
  timeoutMS: 60_000,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', '.sandbox', 'coverage', 'scripts/sandbox/media', 'test/journeys'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${report}.json` },
  allowEmpty: true,
}).runMutationTest();

const judged = results.filter(
  ({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError',
);
const noticed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout');
const score = judged.length === 0 ? 0 : (noticed.length / judged.length) * 100;
const late = noticed.filter(({ status }) => status === 'Timeout').length;
console.log(
  `${folder}: ${noticed.length} of ${judged.length} changes noticed (${score.toFixed(1)} %), ${late} of them by a test that did not end`,
);
process.exitCode = score >= GOAL ? 0 : 1;

interface SourceFile {
  readonly file: string;
  readonly lines: number;
}

/** An unbiased sample of files, the same for the same seed, with `lines` lines in total; all of them for 0. */
function sampleFiles(
  sources: readonly SourceFile[],
  { lines, seed }: { readonly lines: number; readonly seed: number },
): string[] {
  const random = seeded(seed);
  const shuffled = sources
    .map((source) => ({ source, order: random() }))
    .sort((one, other) => one.order - other.order);
  const drawn: string[] = [];
  let total = 0;
  for (const { source } of shuffled) {
    if (lines > 0 && total >= lines) break;
    drawn.push(source.file);
    total += source.lines;
  }
  return drawn.sort();
}

/** Mulberry32: pseudorandom numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

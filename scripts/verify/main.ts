/**
 * `npm test`: runs every gate, two at a time, then every test, and ends with a summary. `npm test --
 * --changed [ref]`: the gates and the unit tests that a file which differs from `ref` (default HEAD) affects,
 * without journeys.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import colors from 'picocolors';
import { realmFolders } from '../compile/realmSources';
import { affectedTests, namesOne } from './affectedTests';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.cache/reports');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The jest report to count from; a step without one counts as a single check. */
  readonly report?: string;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const report = (name: string) => path.join(reports, `${name}.json`);
/** By default jest leaves one core free, which on a small machine is half of it. */
const everyCore = ['--maxWorkers', '100%'];
const jestReport = (name: string) => ['--json', '--outputFile', report(name)];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
/** Files that differ from the reference; null for a full run. */
const changed = values.changed ? changedSince(positionals[0] ?? 'HEAD') : null;

const check = (name: string, ...command: readonly string[]): Step => ({ name, command });
const npm = (name: string, script: string): Step => check(name, 'npm', 'run', '--silent', script);
const cached = (name: string): readonly string[] => ['--cache', '--cache-location', `.cache/${name}`];
const prettier = (...files: readonly string[]): Step =>
  check(
    'formatting',
    ...[bin('prettier'), '--check', '--log-level', 'warn', '--ignore-unknown'],
    ...cached('prettier'),
    ...files,
  );
const jest = (name: string, ...options: readonly string[]): Step => ({
  name,
  command: [
    // A larger young generation, also in the workers: short-lived objects are collected less often.
    ...[process.execPath, '--max-semi-space-size=64', bin('jest')],
    ...['--config', 'test/jest.config.cjs', '--silent', ...everyCore],
    ...jestReport(name),
    ...options,
  ],
  report: report(name),
});

const types = npm('types', 'types');
const wholeTree: readonly Step[] = [
  npm('layers', 'layers'),
  npm('unused exports', 'unused'),
  check('public API', bin('tsx'), 'scripts/package/main.ts', 'api', '--check'),
  check('generated files are fresh', bin('tsx'), 'scripts/generate/main.ts', '--check'),
];
const packages: readonly Step[] = [
  check('licenses of packages', bin('tsx'), 'scripts/licenses/main.ts', '--check'),
  check('signatures of packages', bin('tsx'), 'scripts/signatures/main.ts'),
];
const realms: readonly Step[] = realmFolders(root).map((id) =>
  check(`realm ${id}`, bin('tsx'), 'scripts/cli/main.ts', 'realm', 'check', id),
);

/** Each of these uses one core. The longest comes first, so that the others run in parallel with it. */
const gates: readonly Step[] =
  changed === null
    ? [npm('lint', 'lint'), types, prettier('.'), ...wholeTree, ...packages, ...realms]
    : [types, ...gatesOf(changed), ...wholeTree];

/** These use every core themselves. */
const tests: readonly Step[] =
  changed === null
    ? [
        jest('unit tests'),
        {
          name: 'journeys',
          command: [bin('tsx'), 'test/journeys/main.ts', '--silent', ...jestReport('journeys')],
          report: report('journeys'),
        },
      ]
    : testsOf(changed);

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const tallies: Tally[] = [];
const waiting = [...gates];
await Promise.all([lane(), lane()]);
for (const suite of tests) tallies.push(await take(suite, 'inherit'));
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Changed files that still exist, committed or not, relative to the root. */
function changedSince(ref: string): readonly string[] {
  const git = (...args: readonly string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', ref, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** The gates that look at single files. */
function gatesOf(files: readonly string[]): readonly Step[] {
  if (files.length === 0) return [];
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const styles = files.filter((file) => /^(core|plugins)\/.*\.css$/.test(file));
  const eslint = ['--config', '.config/eslint.mjs', '--no-warn-ignored', '--cache-strategy', 'content'];
  const isOfRealms =
    /^(realms|schemas|scripts\/(compile|messages|plugins))\/|\/messages\/|\/(plugin|options\.schema)\.json$/;
  return [
    ...(code.length > 0
      ? [
          check('lint', bin('oxlint'), ...code),
          check('lint of hooks', bin('eslint'), ...eslint, ...cached('eslint'), ...code),
        ]
      : []),
    ...(styles.length > 0
      ? [check('styles', bin('stylelint'), '--config', '.config/stylelint.json', ...styles)]
      : []),
    prettier(...files),
    ...(files.some((file) => isOfRealms.test(file)) ? realms : []),
  ];
}

/** The unit tests that the files affect; names the journeys that prove the same requirements. */
function testsOf(files: readonly string[]): readonly Step[] {
  const { near, composed, ids, journeys } = affectedTests(root, files);
  if (journeys.length > 0) {
    const names = journeys.map((file) => path.basename(file, '.journey.ts'));
    console.log(`Journeys of these requirements: npx tsx test/journeys/main.ts ${names.join(' ')}`);
  }
  return [
    ...(near.length > 0 ? [jest('nearest tests', '--runTestsByPath', ...near)] : []),
    ...(composed.length > 0
      ? [jest('tests of the requirements', '-t', namesOne(ids).source, '--runTestsByPath', ...composed)]
      : []),
  ];
}

async function lane(): Promise<void> {
  for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift())
    tallies.push(await take(gate, 'pipe'));
}

/** Runs one step. The output of parallel steps is buffered until they end, so that their lines do not mix. */
async function take(step: Step, output: 'inherit' | 'pipe'): Promise<Tally> {
  const began = Date.now();
  if (output === 'inherit') console.log(colors.bold(`\n▸ ${step.name}`));
  const { code, printed } = await run(step.command, output);
  const tally = await tallyOf(step, code);
  const mark = tally.failed === 0 ? colors.green('✓') : colors.red('✗');
  console.log(
    `${printed}${mark} ${step.name} ${colors.dim(`${((Date.now() - began) / 1000).toFixed(1)} s`)}`,
  );
  return tally;
}

function run(
  [command = '', ...args]: readonly string[],
  output: 'inherit' | 'pipe',
): Promise<{ readonly code: number; readonly printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', output, output] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => printed.push(piece));
    child.on('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(printed).toString() }));
    child.on('error', () => resolve({ code: 1, printed: `${command} could not be started.\n` }));
  });
}

/** A runner that failed without a failed test (it crashed, or found no test) counts as one failure. */
async function tallyOf({ report: file }: Step, code: number): Promise<Tally> {
  if (file === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as Record<
    string,
    number
  >;
  const failures = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return { passed: numPassedTests ?? 0, failed: failures === 0 && code !== 0 ? 1 : failures };
}

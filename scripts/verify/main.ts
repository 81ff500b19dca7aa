/** `npm test`: every gate and every test, one after the other, and at the end what passed and what did not. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import colours from 'picocolors';
import { realmFolders } from '../compile/realmSources';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.cache/reports');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** A jest report to count from; a step without one counts as a single check. */
  readonly report?: string;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const report = (name: string) => path.join(reports, `${name}.json`);
/** Left to itself, jest keeps a core free, which on a small machine is half of it. */
const everyCore = ['--maxWorkers', '100%'];
const jestReport = (name: string) => ['--json', '--outputFile', report(name)];

const steps: readonly Step[] = [
  { name: 'generated files are fresh', command: [bin('tsx'), 'scripts/generate/main.ts', '--check'] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'layers'] },
  ...realmFolders(root).map((id) => ({ name: `realm ${id}`, command: [bin('tsx'), 'scripts/cli/main.ts', 'realm', 'check', id] })),
  { name: 'unit tests', command: [bin('jest'), '--config', 'test/jest.config.cjs', '--silent', ...everyCore, ...jestReport('unit')], report: report('unit') },
  { name: 'journeys', command: [bin('tsx'), 'test/journeys/main.ts', '--silent', ...jestReport('journeys')], report: report('journeys') },
];

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const tallies: Tally[] = [];
for (const step of steps) {
  const began = Date.now();
  console.log(colours.bold(`\n▸ ${step.name}`));
  const code = await run(step.command);
  const tally = await tallyOf(step, code);
  tallies.push(tally);
  const mark = tally.failed === 0 ? colours.green('✓') : colours.red('✗');
  console.log(`${mark} ${step.name} ${colours.dim(`${((Date.now() - began) / 1000).toFixed(1)} s`)}`);
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run([command = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** A runner that ended badly without a failed test (it crashed, or found no test) counts as one failure. */
async function tallyOf({ report: file }: Step, code: number): Promise<Tally> {
  if (file === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as Record<string, number>;
  const failures = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
  return { passed: numPassedTests ?? 0, failed: failures === 0 && code !== 0 ? 1 : failures };
}

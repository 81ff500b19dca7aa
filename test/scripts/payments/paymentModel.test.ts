/**
 * The payment machine against the sandbox, in random sequences (`test/model`). In a process of its own, since
 * PGlite does not load inside jest.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * `npm run model` runs many more, different each time; these are fixed, so that a failure points to a change
 * in the code.
 */
const RUNS = 120;
const SEED = 60_237_692;

interface Report {
  readonly failed: boolean;
  readonly runs: number;
  readonly charged: number;
  readonly screens: Readonly<Record<string, number>>;
  readonly modes: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
}

test(`PAY-019 PAY-051 PAY-060 GFT-014 whatever viewers, banks, the network and the platform do, in ${RUNS} sequences: charged at most once for what was confirmed, entitled if and only if paid, told the truth, and never without a way on`, async () => {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    'test/model/main.ts',
    '--runs',
    String(RUNS),
    '--seed',
    String(SEED),
    '--shrink',
    '0',
  ]).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Report;
  expect(report).toMatchObject({ failed: false, runs: RUNS });
  // Sequences that pay nothing, or to which nothing happens, would prove nothing.
  expect(report.charged).toBeGreaterThan(RUNS / 4);
  expect(Object.keys(report.screens)).toEqual(
    expect.arrayContaining([
      'done',
      'pay',
      'failed',
      'choose',
      'uncertain',
      'payment open',
      'gift changed',
      'sign in',
    ]),
  );
  expect(Object.keys(report.modes)).toEqual(
    expect.arrayContaining([
      'parallel',
      'lateAnswer',
      'lostAnswer',
      'lateActivation',
      'duplicateWebhooks',
      'priceChange',
    ]),
  );
  expect(Object.keys(report.faults)).toEqual(
    expect.arrayContaining([
      'lost before',
      'lost after',
      'down before',
      'down after',
      'slow answer',
      'slow call',
    ]),
  );
}, 300_000);

/** The payment machine against the sandbox, in random sequences (`test/model`). A run of its own, since PGlite does not load inside jest. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `npm run model` takes ten times as many, other ones each time; here they are the same, so that what fails is what was changed. */
const RUNS = 500;
const SEED = 60_237_692;

test(`PAY-019 PAY-051 PAY-060 whatever viewers do and whatever breaks, in ${RUNS} sequences: charged at most once, entitled if and only if paid, told the truth`, async () => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'test/model/main.ts', '--runs', String(RUNS), '--seed', String(SEED)]).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { failed: boolean; runs: number; charged: number; ends: Record<string, number> };
  expect(report).toMatchObject({ failed: false, runs: RUNS });
  // Sequences that never get anywhere would prove nothing.
  expect(report.charged).toBeGreaterThan(RUNS / 8);
  expect(Object.keys(report.ends)).toEqual(expect.arrayContaining(['done', 'pay', 'failed', 'choose']));
}, 180_000);

/**
 * Starts a stack for each worker on free ports, then runs the journeys on them, some files at a time.
 * Arguments are passed to jest.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stopOnSignal } from '../../scripts/start/stopOnSignal';
import { launchBrowserServer } from '../kit/browser';
import { stacksInEnvironment } from './support/addresses';
import { startStack, type Stack } from './support/startStack';

/**
 * Journeys mostly wait for pages, so two workers suit a small machine. Each has its own accounts, faults and
 * realms.
 */
const WORKERS = 2;

const root = path.resolve(import.meta.dirname, '../..');
const browser = await launchBrowserServer(root);
const stacks: Stack[] = [];
// Sequentially: the first one builds what is stale.
for (let worker = 0; worker < WORKERS; worker++) stacks.push(await startStack(root, browser.wsEndpoint()));
const stop = async () => {
  await browser.close();
  await Promise.all(stacks.map((stack) => stack.stop()));
};
const jest = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    'test/journeys/jest.config.cjs',
    '--maxWorkers',
    String(WORKERS),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...stacksInEnvironment(stacks.map(({ addresses }) => addresses)) },
  },
);
stopOnSignal(process, async () => {
  jest.kill();
  await stop();
});
const code = await new Promise<number>((resolve) => jest.on('exit', (status) => resolve(status ?? 1)));
await stop();
process.exit(code);

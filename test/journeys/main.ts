/** Starts the site, the sandbox and a browser on free ports, then runs the journeys against them. Arguments go to jest. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stopOnSignal } from '../../scripts/start/stopOnSignal';
import { startStage } from './support/startStage';

const root = path.resolve(import.meta.dirname, '../..');
const stage = await startStage(root);
const jest = spawn(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), '--config', 'test/journeys/jest.config.cjs', '--runInBand', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...stage.environment },
});
stopOnSignal(process, async () => {
  jest.kill();
  await stage.stop();
});
const code = await new Promise<number>((resolve) => jest.on('exit', (status) => resolve(status ?? 1)));
await stage.stop();
process.exit(code);

/** `npm run signatures`: verifies the registry's signatures of the installed packages. Exits 1 when one is invalid or missing. */
import { execFile, execFileSync } from 'node:child_process';
import { checkSignatures } from './checkSignatures';

/** Milliseconds for about a thousand packages. */
const TIMEOUT = 180_000;

const { result, message } = await checkSignatures({
  registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
  fetch: (...request) => fetch(...request),
  audit: () =>
    new Promise((resolve) => {
      execFile(
        'npm',
        ['audit', 'signatures', '--json'],
        { timeout: TIMEOUT, maxBuffer: 64 * 1024 * 1024 },
        (_error, output) => resolve(output),
      );
    }),
});
process.stdout.write(`${message}\n`);
if (result === 'invalid') process.exitCode = 1;

/** Starts the site of the package for development, with the plugin in this folder. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { done, refused, type Outcome } from '../cli/outcome';

const PACKAGE = 'proscenium-dev';

/** Runs until it is stopped. */
export function startDev(
  folder: string,
  { realm, port }: { readonly realm: string; readonly port: string },
): Outcome {
  const home = installed(folder);
  if (home === null)
    return refused(
      `The package ${PACKAGE} is missing: install the version of your proscenium as a development dependency.`,
    );
  const site = spawn(
    process.execPath,
    [path.join(home, 'main.js'), folder, '--realm', realm, '--port', port],
    // The site reads its files relative to its own folder.
    { cwd: home, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  site.on('exit', (code) => process.exit(code ?? 1));
  return done('');
}

function installed(folder: string): string | null {
  try {
    return path.dirname(createRequire(path.join(folder, 'package.json')).resolve(`${PACKAGE}/package.json`));
  } catch {
    return null;
  }
}

/** The package with the site, which shows and checks the plugin in this folder. */
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { done, refused, type Outcome } from '../cli/outcome';

const PACKAGE = 'proscenium-dev';

/** Shows the plugin until it is stopped. */
export function startDev(
  folder: string,
  { realm, port }: { readonly realm: string; readonly port: string },
): Outcome {
  const home = folderOf(folder, PACKAGE);
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

/**
 * Looks at the plugin with a browser, which takes half a minute. Says so when something that it needs is missing.
 * `budget` is the milliseconds that its code may run.
 */
export function checkInBrowser(folder: string, browser: string | null, budget: number): Outcome {
  const home = folderOf(folder, PACKAGE);
  const missing = [
    ...[PACKAGE, 'playwright-core', 'axe-core'].filter((name) => folderOf(folder, name) === null),
    ...(browser === null ? ['a browser (CHROME_PATH)'] : []),
  ];
  if (home === null || browser === null || missing.length > 0)
    return done(`Not looked at in a browser: ${missing.join(', ')} is missing.`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(home, 'check.js'), folder, browser, String(budget)],
    {
      cwd: home,
      encoding: 'utf8',
    },
  );
  return status === 0
    ? done(`In a browser, on three widths and in both directions, nothing was found. ${stdout.trim()}`)
    : refused(stdout.trim() || stderr.trim());
}

/** Where an installed package is; null when it is not there. */
function folderOf(folder: string, name: string): string | null {
  try {
    return path.dirname(createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

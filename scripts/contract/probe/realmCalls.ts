/** Lists the contract calls that a realm's site can make: those of core and of its enabled plugins. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPlugin } from '../../plugins/installedPlugins';

/**
 * Operation ids are the export names of the generated endpoint modules, so imports show which code makes
 * which call.
 */
export function realmCalls(root: string, enabled: Iterable<InstalledPlugin>): ReadonlySet<string> {
  const folders = ['core', ...[...enabled].map(({ folder }) => folder)];
  return new Set(folders.flatMap((folder) => sourcesBelow(root, folder).flatMap(callsIn)));
}

function sourcesBelow(root: string, folder: string): string[] {
  const home = path.join(root, folder);
  if (!existsSync(home)) return [];
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !`${folder}/${file}`.startsWith('core/sdk/endpoints/'))
    .map((file) => path.join(home, file));
}

function callsIn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /import\s*\{([^}]*)\}\s*from\s*'[^']*\/endpoints\/[^']+'/g,
  );
  return [...imports].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? []),
  );
}

/** Whether a source file is newer than the last build. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The inputs of the build. Plugins from npm packages are covered by the lock file. */
const sources = [
  'core',
  'plugins',
  'scripts/build',
  'scripts/messages',
  'scripts/compile',
  'scripts/draft',
  'scripts/publish',
  'schemas',
  'package.json',
  'package-lock.json',
  'esbuild.config.mjs',
];

/** Also true when there is no build. Folders count too, since removing or renaming a file leaves no other trace. */
export async function isStale(root: string): Promise<boolean> {
  const built = await stat(path.join(root, 'dist/build.json')).catch(() => null);
  if (built === null) return true;
  for (const source of sources) {
    const full = path.join(root, source);
    const found = await stat(full).catch(() => null);
    if (found === null) continue;
    const below = found.isDirectory() ? await readdir(full, { recursive: true, withFileTypes: true }) : [];
    const states = [
      found,
      ...(await Promise.all(
        below.map((entry) => stat(path.join(entry.parentPath, entry.name)).catch(() => null)),
      )),
    ];
    // A file that vanished during this scan has just been changed.
    if (states.some((state) => state === null || state.mtimeMs > built.mtimeMs)) return true;
  }
  return false;
}

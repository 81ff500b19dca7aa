/** Where builds are, and what they consist of. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest } from './BuildManifest';

/** Where the build of the site is, below the root. */
export const BUILD_FOLDER = 'dist';
/** Where the build for realms with plugins from a store is, below the root. Its scripts also contain what these import. */
export const SHARING_BUILD_FOLDER = 'dist/sharing';

/** The manifest of the last build in a folder of `root`; null when there is none that is usable. */
export async function readBuild(root: string, folder = BUILD_FOLDER): Promise<BuildManifest | null> {
  try {
    return JSON.parse(await readFile(path.join(root, folder, 'build.json'), 'utf8')) as BuildManifest;
  } catch {
    return null;
  }
}

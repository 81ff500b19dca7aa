/** The build output of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '../../../scripts/build/buildAssets';
import { stack } from './addresses';

/** The file below /assets/ of a lazy module, by its source path. Throws for a module without a chunk. */
export function chunkOf(source: string): string {
  const { modules } = JSON.parse(
    readFileSync(path.join(stack.workshopRoot, 'dist/build.json'), 'utf8'),
  ) as BuildManifest;
  const [file] = modules[source] ?? [];
  if (file === undefined) throw new Error(`${source} is no chunk.`);
  return file;
}

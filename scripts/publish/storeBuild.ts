/** Stores the files of a build, so that pages find them after newer builds were deployed. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest } from '../build/BuildManifest';
import {
  buildPointer,
  readBuildPointer,
  writeJson,
  type BuildPointer,
  type StoredBuild,
} from '../releases/release';
import { RENEWAL, type ObjectHash, type ReleaseStore } from '../releases/ReleaseStore';
import { inParallel } from '../releases/inParallel';

/** Files that are stored at the same time. */
const PARALLEL = 16;

/**
 * Stores the build in `folder`, except its source maps, and returns its object. Does nothing when the store got
 * this build less than {@link RENEWAL} ago; after that it writes everything again, so that no object of the build looks
 * unneeded.
 * @param now milliseconds since 1970
 */
export async function storeBuild(
  store: ReleaseStore,
  folder: string,
  { modules, contributions, pluginBytes, embed, rendering, offline }: BuildManifest,
  now: number,
): Promise<ObjectHash> {
  const manifest = new Uint8Array(await readFile(path.join(folder, 'build.json')));
  // Written before anything is read: the first write creates a store in a folder.
  const id = await store.write(manifest);
  const known = await readBuildPointer(store, id);
  if (known !== null && now - known.value.renewedAt < RENEWAL) return known.value.build;

  const from = path.join(folder, 'assets');
  const files = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const assets = await inParallel(files, PARALLEL, async (file) => {
    const content = new Uint8Array(await readFile(path.join(from, file)));
    return [file, await store.write(content)] as const;
  });
  const stored: StoredBuild = {
    format: 1,
    host: {
      modules,
      contributions,
      pluginBytes,
      rendering,
      offline,
      ...(embed === undefined ? {} : { embed }),
    },
    assets: Object.fromEntries(assets),
  };
  const build = await writeJson(store, stored);
  const value: BuildPointer = { build, renewedAt: now };
  const set = (expected: string | null) =>
    store.swapPointer(buildPointer(id), JSON.stringify(value), expected);
  const { swapped } = await set(known?.version ?? null);
  // Another publisher set it, or a removal of unneeded objects removed it: in both cases all objects are new.
  if (!swapped && (await readBuildPointer(store, id)) === null) await set(null);
  return build;
}

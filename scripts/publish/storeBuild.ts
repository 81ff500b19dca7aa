/** Stores the files of a build, so that pages find them after newer builds were deployed. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest } from '../build/BuildManifest';
import { writeJson, type StoredBuild } from '../releases/release';
import type { ObjectHash, ReleaseStore } from '../releases/ReleaseStore';
import { inParallel } from './inParallel';

/** Files that are stored at the same time. */
const PARALLEL = 16;

/**
 * Stores the build in `<root>/dist`, except its source maps, and returns its object. Does nothing when the store has
 * this build already.
 */
export async function storeBuild(
  store: ReleaseStore,
  root: string,
  { modules, contributions, embed }: BuildManifest,
): Promise<ObjectHash> {
  const manifest = new Uint8Array(await readFile(path.join(root, 'dist/build.json')));
  // Written before anything is read: the first write creates a store in a folder.
  const name = `build/${(await store.write(manifest)).slice(0, 16)}`;
  const pointer = await store.readPointer(name);
  if (pointer !== null) return (JSON.parse(pointer.value) as { readonly build: ObjectHash }).build;

  const folder = path.join(root, 'dist/assets');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const assets = await inParallel(files, PARALLEL, async (file) => {
    const content = new Uint8Array(await readFile(path.join(folder, file)));
    return [file, await store.write(content)] as const;
  });
  const build: StoredBuild = {
    format: 1,
    host: { modules, contributions, ...(embed === undefined ? {} : { embed }) },
    assets: Object.fromEntries(assets),
  };
  const hash = await writeJson(store, build);
  // Another publisher that is first writes the same value.
  await store.swapPointer(name, JSON.stringify({ build: hash }), null);
  return hash;
}

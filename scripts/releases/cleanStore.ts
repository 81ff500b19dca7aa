/**
 * Removes the objects that nothing in a store needs. Safe while publishers are at work: an object is removed only when
 * it was written longer than the grace time ago, and every publisher writes, and so renews, each object that it needs
 * before it changes a pointer (`storeRelease`, `storeBuild`, `rollBack`). A store compares the time once more when it
 * removes an object.
 */
import { inParallel } from './inParallel';
import { publications } from './publishRelease';
import {
  buildPointer,
  pluginPointer,
  readBuildPointer,
  readPluginPointer,
  readRealmPointer,
  realmPointer,
  requireVersioned,
  type Release,
  type StoredBuild,
} from './release';
import {
  StoreCorrupt,
  StoreRefused,
  type ObjectHash,
  type ReleaseStore,
  type StoredObject,
} from './ReleaseStore';
import { objectsOfPlugin, type StoredPlugin } from './storedPlugins';
import { assetsOf, isNeeded, objectsOf, servedReleases, SHORTEST_GRACE } from './retention';

/** Realms that are read, and objects that are removed, at the same time. */
const PARALLEL = 16;

export interface CleanOptions {
  /** Milliseconds for which a replaced release and an unused build stay; at least {@link SHORTEST_GRACE}. */
  readonly grace: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Only counts. */
  readonly isTrial?: boolean | undefined;
}

export interface Cleaned {
  /** The objects in the store before. */
  readonly objects: number;
  readonly removed: number;
  readonly removedBytes: number;
}

/**
 * Removes unneeded objects. All publications stay: the history is complete, but releases in it may be gone.
 * @throws StoreCorrupt when a needed release or build is missing: what it needs is unknown, so nothing is removed
 * @throws StoreRefused when the grace time is too short
 */
export async function cleanStore(
  store: ReleaseStore,
  { grace, now, isTrial = false }: CleanOptions,
): Promise<Cleaned> {
  if (grace < SHORTEST_GRACE) throw new StoreRefused('The grace time is too short: at least two days.');
  const since = now - grace;
  const realms = await namesOf(store, realmPointer(''));
  const needs = await inParallel(realms, PARALLEL, (id) => needsOf(store, id, since));
  const usedBuilds = new Set(needs.flatMap(({ builds }) => builds));
  const builds = new Set([...usedBuilds, ...(await unusedBuilds(store, usedBuilds, since, isTrial))]);
  const assets = await inParallel([...builds], 1, async (build) =>
    assetsOf(await requireVersioned<StoredBuild>(store, build, 'build')),
  );
  const needed = new Set([
    ...needs.flatMap(({ objects }) => objects),
    ...builds,
    ...assets.flat(),
    ...(await pluginObjects(store)),
  ]);

  const unneeded: StoredObject[] = [];
  let objects = 0;
  for await (const object of store.listObjects()) {
    objects++;
    if (!needed.has(object.hash) && object.writtenAt < since) unneeded.push(object);
  }
  if (!isTrial) await inParallel(unneeded, PARALLEL, (object) => store.removeObject(object));
  return {
    objects,
    removed: unneeded.length,
    removedBytes: unneeded.reduce((sum, { size }) => sum + size, 0),
  };
}

/** What a realm needs: its history, the releases that are or may be served, and the builds of open tabs. */
async function needsOf(
  store: ReleaseStore,
  id: string,
  since: number,
): Promise<{ readonly objects: readonly ObjectHash[]; readonly builds: readonly ObjectHash[] }> {
  const history = await collected(publications(store, id));
  // Of a history that ends too early, it is unknown which releases were served lately.
  if (history.at(-1)?.previous !== null)
    throw new StoreCorrupt(`A part of the history of ${id} is missing from the store. Nothing was removed.`);
  const objects = history.map(({ hash }) => hash);
  const builds = [...((await readRealmPointer(store, id))?.value.builds ?? [])];
  for (const served of servedReleases(history)) {
    if (!isNeeded(served, since)) continue;
    const release = await requireVersioned<Release>(store, served.hash, 'release');
    objects.push(served.hash, ...objectsOf(release));
    builds.push(release.build);
  }
  return { objects, builds };
}

/**
 * The builds that no realm uses, and that were written since a time: a publisher may rely on them. Removes the pointers
 * to older ones, before their objects: a publisher that finds a pointer does not write the build again.
 */
async function unusedBuilds(
  store: ReleaseStore,
  used: ReadonlySet<ObjectHash>,
  since: number,
  isTrial: boolean,
): Promise<readonly ObjectHash[]> {
  const young: ObjectHash[] = [];
  for (const name of await namesOf(store, buildPointer(''))) {
    const pointer = await readBuildPointer(store, name);
    if (pointer === null) continue;
    const { build, renewedAt } = pointer.value;
    if (used.has(build)) continue;
    const isGone =
      renewedAt < since &&
      (isTrial || (await store.swapPointer(buildPointer(name), null, pointer.version)).swapped);
    if (!isGone) young.push(build);
  }
  return young;
}

/** What publishing needs of the plugins in the store. */
async function pluginObjects(store: ReleaseStore): Promise<readonly ObjectHash[]> {
  const names = await namesOf(store, pluginPointer(''));
  const objects = await inParallel(names, PARALLEL, async (name) => {
    const pointer = await readPluginPointer(store, name);
    if (pointer === null) return [];
    const { plugin } = pointer.value;
    return [plugin, ...objectsOfPlugin(await requireVersioned<StoredPlugin>(store, plugin, 'plugin'))];
  });
  return objects.flat();
}

/** The names of pointers after their prefix. */
async function namesOf(store: ReleaseStore, prefix: string): Promise<readonly string[]> {
  return (await collected(store.listPointers(prefix))).map((name) => name.slice(prefix.length));
}

async function collected<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

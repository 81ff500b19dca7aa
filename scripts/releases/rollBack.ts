/** Serves an earlier release again; compiles nothing. */
import { publishRelease, type Author, type Published } from './publishRelease';
import { readVersioned, type Release, type StoredBuild } from './release';
import { RENEWAL, type ObjectHash, type ReleaseStore } from './ReleaseStore';
import { assetsOf, objectsOf, type ServedRelease } from './retention';

/**
 * Serves a release of the history again. What a removal of unneeded objects may be about to remove is written again
 * first.
 */
export async function rollBack(
  store: ReleaseStore,
  { hash, until, isPrevious }: ServedRelease,
  author: Author,
): Promise<Published> {
  const mayBeUnneeded = until !== null && !isPrevious && author.at - until > RENEWAL;
  if (mayBeUnneeded && !(await renewRelease(store, hash))) return { done: false, reason: 'unknown-release' };
  return publishRelease(store, hash, author, { action: 'rollback' });
}

/** Writes everything that a release needs again; false when something is missing. */
async function renewRelease(store: ReleaseStore, hash: ObjectHash): Promise<boolean> {
  const release = await readVersioned<Release>(store, hash);
  if (release === null) return false;
  const build = await readVersioned<StoredBuild>(store, release.build);
  if (build === null) return false;
  for (const each of [...assetsOf(build), release.build, ...objectsOf(release), hash]) {
    const bytes = await store.read(each);
    if (bytes === null) return false;
    await store.write(bytes);
  }
  return true;
}

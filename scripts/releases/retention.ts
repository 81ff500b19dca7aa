/** Which releases of a realm are needed, and which objects a release needs. */
import type { Publication, Release, StoredBuild } from './release';
import { RENEWAL, type ObjectHash } from './ReleaseStore';

/**
 * The shortest grace time of {@link isNeeded} in milliseconds. It is longer than {@link RENEWAL} by far more than a
 * publisher takes, so an object that a publisher has just written or renewed is never unneeded.
 */
export const SHORTEST_GRACE = 2 * RENEWAL;

/** A release in the history of a realm. */
export interface ServedRelease {
  readonly hash: ObjectHash;
  /** When it was served last, in milliseconds since 1970; null while it is served. */
  readonly until: number | null;
  /** Whether it is the one before the current one: what `realm rollback` serves. */
  readonly isPrevious: boolean;
}

/** The releases in a history (latest publication first), each once, the one that was served last first. */
export function servedReleases(
  history: readonly Pick<Publication, 'release' | 'at'>[],
): readonly ServedRelease[] {
  const served = new Map<ObjectHash, number | null>();
  let until: number | null = null;
  for (const { release, at } of history) {
    if (release !== null && !served.has(release)) served.set(release, until);
    until = at;
  }
  const previous = [...served].find(([, end]) => end !== null)?.[0];
  return [...served].map(([hash, end]) => ({ hash, until: end, isPrevious: hash === previous }));
}

/** Whether a release is served, may be served again by `realm rollback`, or was served since a time. */
export const isNeeded = ({ until, isPrevious }: ServedRelease, since: number): boolean =>
  until === null || isPrevious || until >= since;

/** The objects of a release without those of its build. */
export const objectsOf = ({ pages, styles = {}, texts, pictures }: Release): readonly ObjectHash[] => [
  ...Object.values(pages),
  ...Object.values(styles),
  ...Object.values(texts),
  ...Object.values(pictures).map(({ hash }) => hash),
];

/** The objects of a build. */
export const assetsOf = ({ assets }: StoredBuild): readonly ObjectHash[] => Object.values(assets);

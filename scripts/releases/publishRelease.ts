/**
 * Changes what a realm serves. Objects are written first, then host names are claimed, and one pointer is swapped at
 * the end: a publisher that is stopped at any moment leaves the old release or the new one.
 */
import { LRUCache } from 'lru-cache';
import type { PageToStore, PublishedRealm } from '../publish/publishRealm';
import {
  hostPointer,
  readHostPointer,
  readVersioned,
  readRealmPointer,
  realmPointer,
  textBytes,
  writeJson,
  type HostPointer,
  type PointerState,
  type Publication,
  type RealmPointer,
  type Release,
  type StoredPage,
} from './release';
import { StoreCorrupt, type ObjectHash, type ReleaseStore } from './ReleaseStore';

/** How many builds a pointer lists, for tabs that were opened before the latest releases. */
const LISTED_BUILDS = 5;

/**
 * Milliseconds for which a claim on a host name is respected although its realm does not serve the host: its publisher
 * may still be running. An older claim comes from a publisher that was stopped, and may be replaced.
 */
const CLAIM_TIMEOUT = 60_000;

/** Why a change was refused; the realm serves what it served before. */
export type Refusal =
  | { readonly reason: 'host-taken'; readonly host: string; readonly realm: string }
  /** Another publisher changed the realm in the meantime. */
  | { readonly reason: 'changed' }
  | { readonly reason: 'unknown-release' };

export type Published =
  | { readonly done: true; readonly release: ObjectHash | null; readonly from: ObjectHash | null }
  | ({ readonly done: false } & Refusal);

/** Who changes what a realm serves, and why. */
export interface Author {
  readonly by: string;
  readonly message: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a publisher of many realms has stored already: most have pictures, styles and texts of others. */
export class StoredObjects {
  /** The hashes of pictures. */
  readonly pictures = new Set<ObjectHash>();
  readonly #texts = new LRUCache<string, Promise<ObjectHash>>({ max: 100 });

  /** Stores a text unless it was stored lately. */
  text(store: ReleaseStore, text: string): Promise<ObjectHash> {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const writing = store.write(textBytes(text)).catch((error: unknown) => {
      this.#texts.delete(text);
      throw error;
    });
    this.#texts.set(text, writing);
    return writing;
  }
}

/**
 * Stores the objects of a published realm and returns its release. The same input has the same hash.
 * @param stored what this publisher has stored already: it adds to that
 */
export async function storeRelease(
  store: ReleaseStore,
  { realm, titles, defaultLocale, pages, messages, pictures }: PublishedRealm,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  build: ObjectHash,
  stored = new StoredObjects(),
): Promise<ObjectHash> {
  const written = async <T>(
    values: Readonly<Record<string, T>>,
    write: (value: T) => Promise<ObjectHash>,
  ): Promise<Readonly<Record<string, ObjectHash>>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(values).map(async ([key, value]) => [key, await write(value)] as const),
      ),
    );
  const [pageObjects, styles, texts] = await Promise.all([
    written(pages, (page) => writeJson(store, storedPage(page))),
    written(pages, ({ style }) => stored.text(store, style)),
    written(messages, (bundle) => stored.text(store, JSON.stringify(bundle))),
    ...Object.entries(pictures).map(async ([name, { hash }]) => {
      if (stored.pictures.has(hash)) return;
      const content = contents.get(name);
      if (content === undefined) throw new Error(`The bytes of ${name} are missing.`);
      stored.pictures.add(await store.write(content));
    }),
  ]);
  const release: Release = {
    format: 2,
    realm,
    build,
    titles,
    defaultLocale,
    pages: pageObjects,
    styles,
    texts,
    pictures,
  };
  return writeJson(store, release);
}

/** Without its style, which is an object of its own: a page would otherwise be twice as large. */
function storedPage({ style, before, ...page }: PageToStore): StoredPage {
  const start = before.indexOf(style);
  if (start < 0) throw new Error(`The page in ${page.locale} does not contain its style.`);
  return { ...page, before: [before.slice(0, start), before.slice(start + style.length)] };
}

export interface PublishOptions {
  readonly action?: 'publish' | 'rollback';
  /** What the release contains, where the caller has just stored it; it is read from the store otherwise. */
  readonly content?: Pick<Release, 'realm' | 'build'>;
}

/**
 * Serves a stored release from now on. When the realm serves it already (`from` is the same release), it adds nothing to
 * the history.
 */
export async function publishRelease(
  store: ReleaseStore,
  release: ObjectHash,
  author: Author,
  { action = 'publish', content: known }: PublishOptions = {},
): Promise<Published> {
  const content = known ?? (await readVersioned<Release>(store, release));
  if (content === null) return { done: false, reason: 'unknown-release' };
  const { id } = content.realm;
  // In the same order as every publisher: two of them that claim the same names cannot refuse each other.
  const hosts = [...content.realm.hosts].sort();
  const before = await readRealmPointer(store, id);
  const former = before?.value.release ?? null;
  const dropped = await hostsWithout(store, former, hosts);
  const claimed: string[] = [];
  for (const host of hosts) {
    const claim = await claimHost(store, host, id, author.at);
    if (claim.owner !== id) {
      await freeHosts(store, claimed, id);
      return { done: false, reason: 'host-taken', host, realm: claim.owner };
    }
    if (claim.isNew) claimed.push(host);
  }
  if (former === release) return { done: true, release, from: former };
  const builds = [...new Set([content.build, ...(before?.value.builds ?? [])])].slice(0, LISTED_BUILDS);
  const swapped = await swap(store, id, { action, release, builds }, before, author);
  if (!swapped) {
    await freeHosts(store, claimed, id);
    return { done: false, reason: 'changed' };
  }
  for (const host of claimed) {
    const owner = (await readHostPointer(store, host))?.value.realm ?? id;
    if (owner === id) continue;
    // Another publisher replaced the claim: this one took longer than CLAIM_TIMEOUT.
    await restore(store, id, before);
    await freeHosts(store, claimed, id);
    return { done: false, reason: 'host-taken', host, realm: owner };
  }
  await freeHosts(store, dropped, id);
  return { done: true, release, from: former };
}

/** Stops serving a realm; its releases stay in the store. */
export async function unpublish(store: ReleaseStore, id: string, author: Author): Promise<Published> {
  const before = await readRealmPointer(store, id);
  const former = before?.value.release ?? null;
  if (before === null || former === null) return { done: false, reason: 'unknown-release' };
  const { builds } = before.value;
  const dropped = await hostsWithout(store, former, []);
  if (!(await swap(store, id, { action: 'unpublish', release: null, builds }, before, author)))
    return { done: false, reason: 'changed' };
  await freeHosts(store, dropped, id);
  return { done: true, release: null, from: former };
}

/** The publications of a realm, the latest first. */
export async function* publications(
  store: ReleaseStore,
  id: string,
): AsyncIterable<Publication & { readonly hash: ObjectHash }> {
  let next = (await readRealmPointer(store, id))?.value.publication ?? null;
  while (next !== null) {
    const publication: Publication | null = await readVersioned<Publication>(store, next);
    if (publication === null) return;
    yield { ...publication, hash: next };
    next = publication.previous;
  }
}

async function swap(
  store: ReleaseStore,
  id: string,
  { action, release, builds }: Pick<Publication, 'action' | 'release'> & Pick<RealmPointer, 'builds'>,
  before: PointerState<RealmPointer> | null,
  { by, message, at }: Author,
): Promise<boolean> {
  const record: Publication = {
    format: 1,
    realm: id,
    action,
    release,
    from: before?.value.release ?? null,
    previous: before?.value.publication ?? null,
    at,
    by,
    message,
  };
  const publication = await writeJson(store, record);
  const value: RealmPointer = { publication, release, builds };
  const { swapped } = await store.swapPointer(
    realmPointer(id),
    JSON.stringify(value),
    before?.version ?? null,
  );
  return swapped;
}

/** Claims a host name, unless another realm serves it or is about to. `now` is milliseconds since 1970. */
async function claimHost(
  store: ReleaseStore,
  host: string,
  id: string,
  now: number,
): Promise<{ readonly owner: string; readonly isNew: boolean }> {
  const name = hostPointer(host);
  for (;;) {
    const claim = await readHostPointer(store, host);
    if (claim?.value.realm === id) return { owner: id, isNew: false };
    if (
      claim !== null &&
      (Math.abs(now - claim.value.claimedAt) < CLAIM_TIMEOUT ||
        (await serves(store, claim.value.realm, host)))
    )
      return { owner: claim.value.realm, isNew: false };
    const own: HostPointer = { realm: id, claimedAt: now };
    const { swapped } = await store.swapPointer(name, JSON.stringify(own), claim?.version ?? null);
    if (swapped) return { owner: id, isNew: true };
  }
}

/** Serves again what the realm served before. */
async function restore(
  store: ReleaseStore,
  id: string,
  before: PointerState<RealmPointer> | null,
): Promise<void> {
  const now = await readRealmPointer(store, id);
  if (now !== null)
    await store.swapPointer(
      realmPointer(id),
      before === null ? null : JSON.stringify(before.value),
      now.version,
    );
}

async function serves(store: ReleaseStore, id: string, host: string): Promise<boolean> {
  const release = (await readRealmPointer(store, id))?.value.release ?? null;
  return release !== null && (await hostsOf(store, release)).includes(host);
}

async function hostsOf(store: ReleaseStore, release: ObjectHash): Promise<readonly string[]> {
  return (await readVersioned<Release>(store, release))?.realm.hosts ?? [];
}

/** The hosts of a release that are not among `others`; none of a damaged one, whose claims other realms may replace. */
async function hostsWithout(
  store: ReleaseStore,
  release: ObjectHash | null,
  others: readonly string[],
): Promise<readonly string[]> {
  if (release === null) return [];
  const hosts = await hostsOf(store, release).catch((error: unknown) => {
    if (error instanceof StoreCorrupt) return [];
    throw error;
  });
  return hosts.filter((host) => !others.includes(host));
}

/** Removes the realm's claims; those of other realms stay. */
async function freeHosts(store: ReleaseStore, hosts: readonly string[], id: string): Promise<void> {
  for (const host of hosts) {
    const claim = await readHostPointer(store, host);
    if (claim?.value.realm === id) await store.swapPointer(hostPointer(host), null, claim.version);
  }
}

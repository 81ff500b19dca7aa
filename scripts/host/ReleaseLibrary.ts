/**
 * Serves the releases of a store. It reads pointers at most every few seconds and everything else once; when the store
 * does not answer, it serves what it served last, and instead of a damaged release the one before.
 */
import { LRUCache } from 'lru-cache';
import type { CompiledBundle, PublishedPage } from '../publish/publishRealm';
import { inParallel } from '../releases/inParallel';
import {
  hostPointer,
  readHostPointer,
  readRealmPointer,
  realmPointer,
  requireVersioned,
  type Publication,
  type RealmPointer,
  type Release,
  type StoredBuild,
  type StoredPage,
} from '../releases/release';
import { StoreCorrupt, StoreRefused, type ObjectHash, type ReleaseStore } from '../releases/ReleaseStore';
import { objectsOf } from '../releases/retention';
import { siteFrom } from './handler/publishedSite';
import { SiteReplaced, type Site } from './handler/Site';
import { SharedValues } from './SharedValues';

export interface ReleaseLibraryOptions {
  readonly store: ReleaseStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** How long a pointer is used before it is read again, in milliseconds; 2 seconds by default. */
  readonly pointerAge?: number;
  /** The memory for pages, texts, pictures and assets, in bytes; 32 MiB by default. */
  readonly memory?: number;
  /** The number of realms whose release is held in memory; 500 by default. */
  readonly realms?: number;
  /** How many objects of a new release one request may read to check it; any number by default. */
  readonly checksPerRequest?: number;
  /** Called when a store does not answer, or an object is missing or damaged. */
  readonly report: (error: unknown) => void;
}

/** What was read last from a pointer. */
interface Reading<T> {
  readonly value: T;
  readonly until: number;
}

interface ServedRealm {
  /** What the store says; null when the realm was never published. */
  readonly pointer: RealmPointer | null;
  /** Of the release of the pointer, or of the one before while that is damaged; null when nothing is served. */
  readonly site: Site | null;
  /** Whether the next request continues to check the release of the pointer. */
  readonly isChecking?: boolean;
}

const MIB = 1024 * 1024;
const CHECKED_AT_ONCE = 6;
/** Builds in memory: each set of plugins from the store that a realm names has one. */
const BUILDS = 32;

export class ReleaseLibrary {
  readonly #store: ReleaseStore;
  readonly #options: ReleaseLibraryOptions;
  readonly #hosts: LRUCache<string, Reading<{ readonly realm: string | null }>>;
  readonly #realms: LRUCache<string, Reading<ServedRealm>>;
  readonly #builds = new LRUCache<ObjectHash, StoredBuild>({ max: BUILDS });
  /** How many objects of a release were found whole, while it is checked by several requests. */
  readonly #checked = new LRUCache<ObjectHash, number>({ max: 100 });
  /** Also pages and texts as bytes: parsed, they would need twice the memory, and few requests read them. */
  readonly #objects: LRUCache<ObjectHash, Uint8Array<ArrayBuffer>>;
  readonly #shared = new SharedValues();
  /** Reads that are under way, so that concurrent requests share one. */
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(options: ReleaseLibraryOptions) {
    this.#store = options.store;
    this.#options = options;
    this.#hosts = new LRUCache({ max: 10_000 });
    this.#realms = new LRUCache({ max: options.realms ?? 500 });
    this.#objects = new LRUCache({
      maxSize: options.memory ?? 32 * MIB,
      sizeCalculation: ({ byteLength }) => byteLength + 1,
    });
  }

  /** The site of a host name; null when no realm is published with it. Rejects when the store has never answered. */
  async forHost(hostname: string): Promise<Site | null> {
    const realm = await this.#realmOf(hostname);
    if (realm === null) return null;
    const { site } = await this.#realm(realm);
    // A claim that its publisher left, or a release that was published without this name.
    return site?.realm.hosts.includes(hostname) === true ? site : null;
  }

  /** A file below /assets/ of one of the builds that the pages of a host name may need; null when there is none. */
  async asset(hostname: string, file: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const realm = await this.#realmOf(hostname);
    if (realm === null) return null;
    const { pointer } = await this.#realm(realm);
    const failures: Error[] = [];
    for (const hash of pointer?.builds ?? []) {
      const build = await this.#build(hash).catch((error: Error) => void failures.push(error));
      if (build !== undefined && Object.hasOwn(build.assets, file))
        return this.#bytes(build.assets[file] ?? '');
    }
    if (failures[0] !== undefined) throw failures[0];
    return null;
  }

  async #realmOf(hostname: string): Promise<string | null> {
    // Only names that a document may contain; every other name has no pointer.
    if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(hostname)) return null;
    const { realm } = await this.#current(this.#hosts, hostPointer(hostname), async () => ({
      realm: (await readHostPointer(this.#store, hostname))?.value.realm ?? null,
    }));
    return realm;
  }

  #realm(id: string): Promise<ServedRealm> {
    return this.#current(this.#realms, realmPointer(id), async (last) => {
      const pointer = (await readRealmPointer(this.#store, id))?.value ?? null;
      const hash = pointer?.release ?? null;
      if (pointer === null || hash === null) return { pointer, site: null };
      const served = last?.site ?? null;
      if (served === null) return this.#first(pointer, hash);
      if (served.release === hash) return { pointer, site: served };
      const release = await this.#release(hash);
      // The release before stays online until this one is complete.
      if (await this.#isWhole(hash, release)) return { pointer, site: await this.#site(hash, release) };
      return { pointer: last?.pointer ?? pointer, site: served, isChecking: true };
    });
  }

  /** The first site of a realm. Its contents are checked when they are read: the first request must not wait for all. */
  async #first(pointer: RealmPointer, hash: ObjectHash): Promise<ServedRealm> {
    try {
      return { pointer, site: await this.#site(hash, await this.#release(hash)) };
    } catch (error) {
      return this.#before(pointer, error);
    }
  }

  /** What a realm served before its release, which is damaged. @throws when there is nothing else */
  async #before(pointer: RealmPointer, error: unknown): Promise<ServedRealm> {
    if (!isDamage(error)) throw error;
    const { from } = await requireVersioned<Publication>(this.#store, pointer.publication, 'publication');
    if (from === null) throw error;
    this.#options.report(error);
    const release = await this.#release(from);
    if (!(await this.#isWhole(from, release))) throw error;
    return { pointer, site: await this.#site(from, release) };
  }

  async #release(hash: ObjectHash): Promise<Release> {
    const { realm, ...release } = await requireVersioned<Release>(this.#store, hash, 'release');
    return { ...this.#shared.membersOf(release), realm: this.#shared.membersOf(realm) };
  }

  /**
   * Checks the next objects of a release, as many as one request may read; whether all are checked now.
   * @throws StoreCorrupt when one is missing or damaged
   */
  async #isWhole(hash: ObjectHash, release: Release): Promise<boolean> {
    const objects = objectsOf(release);
    const first = this.#checked.get(hash) ?? 0;
    const end = first + (this.#options.checksPerRequest ?? objects.length);
    // A few at a time: together they may be larger than the memory of a small server.
    await inParallel(objects.slice(first, end), CHECKED_AT_ONCE, async (object) => {
      if ((await this.#store.read(object)) === null) throw missing(object, `of ${release.realm.id}`);
    });
    if (end < objects.length) this.#checked.set(hash, end);
    else this.#checked.delete(hash);
    return end >= objects.length;
  }

  async #site(hash: ObjectHash, release: Release): Promise<Site> {
    const { id } = release.realm;
    const reading = <T>(work: Promise<T>) => work.catch((error: unknown) => this.#replace(id, hash, error));
    const pages = Object.entries(release.pages).map(
      ([locale, object]) => [locale, { object, style: release.styles?.[locale] }] as const,
    );
    const contents = { ...release, release: hash, pages: Object.fromEntries(pages) };
    return siteFrom(contents, (await this.#build(release.build)).host, {
      page: ({ object, style }) => reading(this.#page(object, style, id)),
      texts: (object) => reading(this.#parsed<CompiledBundle>(object, `texts of ${id}`)),
      picture: (_name, { hash: object }) => reading(this.#required(object, `a picture of ${id}`)),
    });
  }

  /** Serves the release before one that turns out to be damaged. @throws SiteReplaced, or the error */
  async #replace(id: string, hash: ObjectHash, error: unknown): Promise<never> {
    const key = realmPointer(id);
    const { pointer, site } = this.#realms.peek(key)?.value ?? {};
    // Another request may have replaced it already.
    if (!isDamage(error) || pointer == null || site == null) throw error;
    if (site.release === hash) {
      if (pointer.release !== hash) throw error;
      const before = await this.#once(`${key} before ${hash}`, () => this.#before(pointer, error));
      this.#keep(this.#realms, key, before);
    }
    throw new SiteReplaced(`The release ${hash} of ${id} is damaged.`, { cause: error });
  }

  async #build(hash: ObjectHash): Promise<StoredBuild> {
    const known = this.#builds.get(hash);
    if (known !== undefined) return known;
    const build = await requireVersioned<StoredBuild>(this.#store, hash, 'build');
    this.#builds.set(hash, build);
    return build;
  }

  /** `style` is undefined in a release of format 1, whose pages contain theirs. */
  async #page(object: ObjectHash, style: ObjectHash | undefined, id: string): Promise<PublishedPage> {
    const [{ before, ...page }, styleText] = await Promise.all([
      this.#parsed<StoredPage>(object, `a page of ${id}`),
      style === undefined ? '' : this.#text(style, `a style of ${id}`),
    ]);
    return { ...page, before: typeof before === 'string' ? before : before.join(styleText) };
  }

  async #text(hash: ObjectHash, what: string): Promise<string> {
    return new TextDecoder().decode(await this.#required(hash, what));
  }

  async #parsed<T>(hash: ObjectHash, what: string): Promise<T> {
    return JSON.parse(await this.#text(hash, what)) as T;
  }

  async #required(hash: ObjectHash, what: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await this.#bytes(hash);
    if (bytes === null) throw missing(hash, what);
    return bytes;
  }

  async #bytes(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = this.#objects.get(hash);
    if (known !== undefined) return known;
    const bytes = await this.#once(`object ${hash}`, () => this.#store.read(hash));
    if (bytes !== null) this.#objects.set(hash, bytes);
    return bytes;
  }

  /** A reading that is young enough, else a new one; the last one when the new one fails. */
  async #current<T extends object>(
    readings: LRUCache<string, Reading<T>>,
    key: string,
    read: (last: T | undefined) => Promise<T>,
  ): Promise<T> {
    const last = readings.get(key);
    if (last !== undefined && last.until > this.#options.now()) return last.value;
    try {
      return this.#keep(readings, key, await this.#once(key, () => read(last?.value)));
    } catch (error) {
      if (last === undefined) throw error;
      this.#options.report(error);
      return this.#keep(readings, key, last.value);
    }
  }

  #keep<T extends object>(readings: LRUCache<string, Reading<T>>, key: string, value: T): T {
    const isChecking = 'isChecking' in value && value.isChecking === true;
    const age = isChecking ? 0 : (this.#options.pointerAge ?? 2000);
    readings.set(key, { value, until: this.#options.now() + age });
    return value;
  }

  async #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? read().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running as Promise<T>;
  }
}

const missing = (hash: ObjectHash, what: string): StoreCorrupt =>
  new StoreCorrupt(`The object ${hash}, ${what}, is missing from the store.`);

/** Whether a release cannot be served, however often the store is asked: damaged, incomplete, or of a later version. */
const isDamage = (error: unknown): boolean => error instanceof StoreCorrupt || error instanceof StoreRefused;

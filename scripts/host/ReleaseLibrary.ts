/**
 * Serves the releases of a store. It reads pointers at most every few seconds and everything else once; when the store
 * does not answer, it serves what it served last.
 */
import { LRUCache } from 'lru-cache';
import type { PublishedPage, CompiledBundle } from '../publish/publishRealm';
import { inParallel } from '../releases/inParallel';
import {
  hostPointer,
  readHostPointer,
  readJson,
  readRealmPointer,
  realmPointer,
  type RealmPointer,
  type Release,
  type StoredBuild,
} from '../releases/release';
import type { ObjectHash, ReleaseStore } from '../releases/ReleaseStore';
import { objectsOf } from '../releases/retention';
import { siteFrom } from './handler/publishedSite';
import type { Site } from './handler/Site';

export interface ReleaseLibraryOptions {
  readonly store: ReleaseStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** How long a pointer is used before it is read again, in milliseconds; 2 seconds by default. */
  readonly pointerAge?: number;
  /** The memory for pages, texts, pictures and assets, in bytes; 64 MiB by default. */
  readonly memory?: number;
  /** The number of realms whose release is held in memory; 500 by default. */
  readonly realms?: number;
  /** Called when a store does not answer, or an object is missing or damaged. */
  readonly report: (error: unknown) => void;
}

/** What was read last from a pointer. */
interface Reading<T> {
  readonly value: T;
  readonly until: number;
}

const MIB = 1024 * 1024;
const CHECKED_AT_ONCE = 6;

export class ReleaseLibrary {
  readonly #store: ReleaseStore;
  readonly #options: ReleaseLibraryOptions;
  readonly #hosts: LRUCache<string, Reading<{ readonly realm: string | null }>>;
  readonly #realms: LRUCache<
    string,
    Reading<{ readonly pointer: RealmPointer | null; readonly site: Site | null }>
  >;
  readonly #builds = new LRUCache<ObjectHash, StoredBuild>({ max: 8 });
  /** Pages and texts, parsed, and the bytes of pictures and assets. */
  readonly #objects: LRUCache<ObjectHash, { readonly value: unknown; readonly size: number }>;
  /** Reads that are under way, so that concurrent requests share one. */
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(options: ReleaseLibraryOptions) {
    this.#store = options.store;
    this.#options = options;
    this.#hosts = new LRUCache({ max: 10_000 });
    this.#realms = new LRUCache({ max: options.realms ?? 500 });
    this.#objects = new LRUCache({
      maxSize: options.memory ?? 64 * MIB,
      sizeCalculation: ({ size }) => size + 1,
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
    for (const hash of pointer?.builds ?? []) {
      const { assets } = await this.#build(hash);
      const object = Object.hasOwn(assets, file) ? assets[file] : undefined;
      if (object !== undefined) return this.#bytes(object);
    }
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

  #realm(id: string): Promise<{ readonly pointer: RealmPointer | null; readonly site: Site | null }> {
    return this.#current(this.#realms, realmPointer(id), async (last) => {
      const pointer = (await readRealmPointer(this.#store, id))?.value ?? null;
      if (pointer === null || pointer.release === null) return { pointer, site: null };
      if (last?.site != null && last.pointer?.release === pointer.release)
        return { pointer, site: last.site };
      const release = await this.#release(pointer.release);
      // The release before stays online until this one is complete. At the first request there is no other to serve.
      if (last?.site != null) await this.#checkObjects(release);
      return { pointer, site: await this.#site(pointer.release, release) };
    });
  }

  async #release(hash: ObjectHash): Promise<Release> {
    const release = await readJson<Release>(this.#store, hash);
    if (release === null) throw new Error(`The release ${hash} is missing from the store.`);
    return release;
  }

  /** Rejects when an object of a release is missing or damaged. */
  async #checkObjects(release: Release): Promise<void> {
    // A few at a time: together they may be larger than the memory of a small server.
    await inParallel(objectsOf(release), CHECKED_AT_ONCE, async (hash) => {
      if ((await this.#store.read(hash)) === null)
        throw new Error(`The object ${hash} of ${release.realm.id} is missing from the store.`);
    });
  }

  async #site(hash: ObjectHash, release: Release): Promise<Site> {
    const { id } = release.realm;
    return siteFrom({ ...release, release: hash }, (await this.#build(release.build)).host, {
      page: (object) => this.#parsed<PublishedPage>(object, `a page of ${id}`),
      texts: (object) => this.#parsed<CompiledBundle>(object, `texts of ${id}`),
      picture: (_name, { hash: object }) => this.#bytes(object),
    });
  }

  async #build(hash: ObjectHash): Promise<StoredBuild> {
    const known = this.#builds.get(hash);
    if (known !== undefined) return known;
    const build = await readJson<StoredBuild>(this.#store, hash);
    if (build === null) throw new Error(`The build ${hash} is missing from the store.`);
    this.#builds.set(hash, build);
    return build;
  }

  async #parsed<T>(hash: ObjectHash, what: string): Promise<T> {
    const known = this.#objects.get(hash);
    // The hash of a page or of texts never names a picture: the release says what an object is.
    if (known !== undefined) return known.value as T;
    const bytes = await this.#shared(`object ${hash}`, () => this.#store.read(hash));
    if (bytes === null) throw new Error(`The object ${hash}, ${what}, is missing from the store.`);
    const value = JSON.parse(new TextDecoder().decode(bytes)) as T;
    this.#objects.set(hash, { value, size: bytes.byteLength * 2 });
    return value;
  }

  async #bytes(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = this.#objects.get(hash);
    if (known !== undefined) return known.value as Uint8Array<ArrayBuffer>;
    const bytes = await this.#shared(`object ${hash}`, () => this.#store.read(hash));
    if (bytes !== null) this.#objects.set(hash, { value: bytes, size: bytes.byteLength });
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
    const keep = (value: T): T => {
      readings.set(key, { value, until: this.#options.now() + (this.#options.pointerAge ?? 2000) });
      return value;
    };
    try {
      return keep(await this.#shared(key, () => read(last?.value)));
    } catch (error) {
      if (last === undefined) throw error;
      this.#options.report(error);
      return keep(last.value);
    }
  }

  async #shared<T>(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? read().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running as Promise<T>;
  }
}

/**
 * What a store contains: releases, the builds that they need, publications, plugins, and the pointers to them. Everything
 * but the pointers is immutable.
 */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import type { HostBuild } from '../build/BuildManifest';
import type { PageTitles } from '../publish/pageTitles';
import type { PublishedPicture } from '../publish/pictures';
import type { PublishedPage } from '../publish/publishRealm';
import { StoreCorrupt, StoreRefused, type ObjectHash, type ReleaseStore } from './ReleaseStore';

/** A realm as it is served: an object that names the objects of its pages, texts and pictures. */
export interface Release {
  /** Since format 2, a page does not contain its style. */
  readonly format: 1 | 2;
  readonly realm: CheckedRealm;
  readonly build: ObjectHash;
  readonly titles: Readonly<Record<string, PageTitles>>;
  readonly defaultLocale: string;
  /** Locale to the object of its page. */
  readonly pages: Readonly<Record<string, ObjectHash>>;
  /** Locale to the object of its page's style, as text; absent in format 1. */
  readonly styles?: Readonly<Record<string, ObjectHash>>;
  /** Locale to the object of the realm's own texts. */
  readonly texts: Readonly<Record<string, ObjectHash>>;
  /** By name; the hash of a picture names its object. */
  readonly pictures: Readonly<Record<string, PublishedPicture>>;
}

/** A page as its object contains it. */
export interface StoredPage extends Omit<PublishedPage, 'before'> {
  /** What is before and after the style; a single text in a release of format 1. */
  readonly before: string | readonly [start: string, end: string];
}

/** A build as releases need it. */
export interface StoredBuild {
  readonly format: 1;
  readonly host: HostBuild;
  /** Path below /assets/ to the object of the file. */
  readonly assets: Readonly<Record<string, ObjectHash>>;
}

/** One change of what a realm serves. Publications form a chain: the history of a realm. */
export interface Publication {
  readonly format: 1;
  readonly realm: string;
  readonly action: 'publish' | 'rollback' | 'unpublish';
  /** Null after `unpublish`. */
  readonly release: ObjectHash | null;
  /** The release that was served before; null when there was none. */
  readonly from: ObjectHash | null;
  /** The publication before this one. */
  readonly previous: ObjectHash | null;
  /** Milliseconds since 1970, by the publisher's clock: for people, not for order. */
  readonly at: number;
  /** Who published. */
  readonly by: string;
  /** Why, in the publisher's words. */
  readonly message: string | null;
}

/** The value of the pointer `realm/<id>`: what the realm serves now. */
export interface RealmPointer {
  readonly publication: ObjectHash;
  /** Null when the realm is not published any more. */
  readonly release: ObjectHash | null;
  /** The builds whose assets open tabs may still need, that of the release first. */
  readonly builds: readonly ObjectHash[];
}

/** The value of the pointer `host/<host name>`. */
export interface HostPointer {
  readonly realm: string;
  /** When the realm claimed the name, in milliseconds since 1970 by the publisher's clock. */
  readonly claimedAt: number;
}

/** The value of the pointer `build/<beginning of the hash of the manifest>`. */
export interface BuildPointer {
  /** The object of the {@link StoredBuild}. */
  readonly build: ObjectHash;
  /** When all objects of the build were written last, in milliseconds since 1970 by the publisher's clock. */
  readonly renewedAt: number;
}

/** The value of the pointer `plugin/<id, with a dot for the slash>`: what publishing uses of a plugin. */
export interface PluginPointer {
  /** The object of the plugin (storedPlugins.ts). */
  readonly plugin: ObjectHash;
  /** When it was added, in milliseconds since 1970, by the clock of who added it. */
  readonly at: number;
  /** Who added it. */
  readonly by: string;
}

export const buildPointer = (manifest: ObjectHash): string => `build/${manifest.slice(0, 16)}`;
export const realmPointer = (id: string): string => `realm/${id}`;
export const pluginPointer = (id: string): string => `plugin/${id.replace('/', '.')}`;
export const hostPointer = (hostname: string): string => `host/${hostname}`;

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> => textBytes(JSON.stringify(value));

/** Stores a value as JSON. */
export const writeJson = (store: ReleaseStore, value: unknown): Promise<ObjectHash> =>
  store.write(jsonBytes(value));

/**
 * Reads a value that {@link writeJson} stored; null when there is no such object. The store has checked the bytes
 * against the hash, so the value has the type that its writer gave it.
 */
export async function readJson<T>(store: ReleaseStore, hash: ObjectHash): Promise<T | null> {
  const bytes = await store.read(hash);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as T);
}

/** The formats that this version reads. A higher one is of a later version, whatever the kind of the object is. */
type Format = 1 | 2;
const LATEST_FORMAT: Format = 2;

/** A value that names its format: a release, a build or a publication. */
interface Versioned {
  readonly format: Format;
}

/** As {@link readJson}. @throws StoreRefused when a later version wrote it, in a format that is unknown here */
export async function readVersioned<T extends Versioned>(
  store: ReleaseStore,
  hash: ObjectHash,
): Promise<T | null> {
  const value = await readJson<T>(store, hash);
  if (value !== null && value.format > LATEST_FORMAT)
    throw new StoreRefused(
      `Object ${hash} has format ${String(value.format)}: a newer version wrote it. Update this one.`,
    );
  return value;
}

/** As {@link readVersioned}. @throws StoreCorrupt when there is no such object; `what` names its kind */
export async function requireVersioned<T extends Versioned>(
  store: ReleaseStore,
  hash: ObjectHash,
  what: string,
): Promise<T> {
  const value = await readVersioned<T>(store, hash);
  if (value === null) throw new StoreCorrupt(`The ${what} ${hash} is missing from the store.`);
  return value;
}

/** A pointer's value, and the version to swap it. */
export interface PointerState<T> {
  readonly value: T;
  readonly version: string;
}

/** What a realm serves now; null when it was never published. */
export const readRealmPointer = (
  store: ReleaseStore,
  id: string,
): Promise<PointerState<RealmPointer> | null> => readPointer(store, realmPointer(id));

/** The realm that claimed a host name; null when there is none. */
export const readHostPointer = (
  store: ReleaseStore,
  hostname: string,
): Promise<PointerState<HostPointer> | null> => readPointer(store, hostPointer(hostname));

/** The build of a manifest, by the beginning of its hash; null when the store does not contain it. */
export const readBuildPointer = (
  store: ReleaseStore,
  manifest: ObjectHash,
): Promise<PointerState<BuildPointer> | null> => readPointer(store, buildPointer(manifest));

/** A plugin by its id, or by the name of its pointer; null when the store does not contain it. */
export const readPluginPointer = (
  store: ReleaseStore,
  id: string,
): Promise<PointerState<PluginPointer> | null> => readPointer(store, pluginPointer(id));

async function readPointer<T>(store: ReleaseStore, name: string): Promise<PointerState<T> | null> {
  const pointer = await store.readPointer(name);
  return pointer === null ? null : { value: JSON.parse(pointer.value) as T, version: pointer.version };
}

/**
 * Where releases are stored: immutable objects under the hash of their bytes, and pointers, the only things that
 * change. Every implementation passes test/scripts/releases/releaseStoreContract.ts.
 */

/** The name of an object: SHA-256 of its bytes in lower-case hexadecimal. */
export type ObjectHash = string;

/** The state of a pointer. */
export interface Pointer {
  /** JSON text. */
  readonly value: string;
  /**
   * The version to pass to {@link ReleaseStore.swapPointer}; only this store understands it. Different values have
   * different versions. A value that is set again may get its earlier version again.
   */
  readonly version: string;
}

/** An object in {@link ReleaseStore.listObjects}. */
export interface StoredObject {
  readonly hash: ObjectHash;
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds since 1970 by the store's clock; some stores round to seconds. */
  readonly writtenAt: number;
}

/** `version`: of the new state; null after a removal. `swapped: false`: another writer was first. */
export type Swap = { readonly swapped: true; readonly version: string | null } | { readonly swapped: false };

/**
 * All methods reject with {@link StoreUnreachable} when the store does not answer, and with {@link StoreRefused} for
 * arguments that it does not accept.
 */
export interface ReleaseStore {
  /**
   * The bytes of an object, checked against their hash; null when there is no such object.
   * @throws StoreCorrupt when the stored bytes have another hash
   */
  read(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null>;

  /**
   * Stores bytes under their hash, durably. Stored bytes are not written again within {@link RENEWAL}; after that they
   * are, so that an object which a new release needs again does not look old to the removal of unneeded objects.
   */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectHash>;

  /** When an object was written, as in {@link StoredObject}; null when there is no such object. */
  writtenAt(hash: ObjectHash): Promise<number | null>;

  /**
   * The current state of a pointer; null when it does not exist.
   * @throws StoreCorrupt when the stored value is not JSON
   */
  readPointer(name: string): Promise<Pointer | null>;

  /**
   * Sets a pointer, or removes it (`value` null), if it still has the version `expected` (null: if it does not exist).
   * After {@link StoreUnreachable} the swap may have happened or not: read the pointer again.
   * @param value JSON text
   */
  swapPointer(name: string, value: string | null, expected: string | null): Promise<Swap>;

  /** The names of the pointers that begin with `prefix`, sorted by code unit. */
  listPointers(prefix: string): AsyncIterable<string>;

  /** All objects, in no particular order. */
  listObjects(): AsyncIterable<StoredObject>;

  /**
   * Removes an object unless it was written again after it was listed.
   * Callers remove only objects that have been unneeded for much longer than {@link RENEWAL}.
   */
  removeObject(object: Omit<StoredObject, 'size'>): Promise<void>;
}

/** Milliseconds after which {@link ReleaseStore.write} writes stored bytes again. */
export const RENEWAL = 24 * 60 * 60 * 1000;
/** The largest object in bytes: the largest value of Cloudflare KV. */
export const LARGEST_OBJECT = 25 * 1024 * 1024;
/** The largest value of a pointer in bytes of UTF-8: readers fetch it every few seconds. */
export const LARGEST_POINTER = 64 * 1024;

/** The stored bytes are not what was written: truncated, forged or damaged. */
export class StoreCorrupt extends Error {
  override readonly name = 'StoreCorrupt';
}

/** The store did not answer, or could not do its work: network, disk, permissions. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}

/** The arguments are not acceptable: a pointer name, a hash, a size, a store's address. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

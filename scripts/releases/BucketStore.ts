/**
 * The release store in anything that stores bytes under keys: object storage (S3, R2), KV, memory. Objects are
 * `objects/<hash>`, pointers `pointers/<name>`.
 *
 * Object storage cannot delete under a precondition everywhere, so a removed pointer is an empty value, which is
 * written under a precondition like every other value.
 */
import {
  checkHash,
  checkObject,
  checkPointerName,
  checkPointerPrefix,
  decodePointer,
  encodePointer,
  hashOfObject,
  isHash,
  isPointerName,
} from './checkInput';
import { reach, reachAll } from './reach';
import {
  RENEWAL,
  type ObjectHash,
  type Pointer,
  type ReleaseStore,
  type StoredObject,
  type Swap,
} from './ReleaseStore';

/** What the bucket knows about a value without its bytes. `writtenAt` in milliseconds since 1970. */
export interface BucketEntry {
  readonly key: string;
  readonly size: number;
  readonly writtenAt: number;
}

/** Rejects with any error when it cannot be reached: the store names it. */
export interface Bucket {
  /** For messages, such as s3://bucket. */
  readonly label: string;
  get(key: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } | null>;
  head(key: string): Promise<BucketEntry | null>;
  /**
   * Writes a value; returns its ETag, or null when the condition is not met.
   * @param ifMatch the ETag that the current value must have, null: there must be none, undefined: write always
   */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null>;
  /** All values whose key begins with the prefix, sorted by key. */
  list(prefix: string): AsyncIterable<BucketEntry>;
  delete(key: string): Promise<void>;
}

const OBJECTS = 'objects/';
const POINTERS = 'pointers/';

export class BucketStore implements ReleaseStore {
  readonly #bucket: Bucket;
  readonly #now: () => number;

  /** `now` is milliseconds since 1970. */
  constructor(bucket: Bucket, now: () => number = () => Date.now()) {
    this.#bucket = bucket;
    this.#now = now;
  }

  async read(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null> {
    checkHash(hash);
    const found = await this.#reach((bucket) => bucket.get(OBJECTS + hash));
    if (found === null) return null;
    await checkObject(hash, found.bytes);
    return found.bytes;
  }

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectHash> {
    const hash = await hashOfObject(bytes);
    const stored = await this.#reach((bucket) => bucket.head(OBJECTS + hash));
    // A truncated object is written again.
    if (stored?.size === bytes.length && this.#now() - stored.writtenAt < RENEWAL) return hash;
    await this.#reach((bucket) => bucket.put(OBJECTS + hash, bytes));
    return hash;
  }

  async writtenAt(hash: ObjectHash): Promise<number | null> {
    checkHash(hash);
    return (await this.#reach((bucket) => bucket.head(OBJECTS + hash)))?.writtenAt ?? null;
  }

  async readPointer(name: string): Promise<Pointer | null> {
    checkPointerName(name);
    const found = await this.#reach((bucket) => bucket.get(POINTERS + name));
    return found === null || found.bytes.length === 0
      ? null
      : { value: decodePointer(name, found.bytes), version: found.etag };
  }

  async swapPointer(name: string, value: string | null, expected: string | null): Promise<Swap> {
    checkPointerName(name);
    const bytes = value === null ? new Uint8Array() : encodePointer(name, value);
    let ifMatch = expected;
    if (expected === null) {
      const found = await this.#reach((bucket) => bucket.get(POINTERS + name));
      if (found !== null && found.bytes.length > 0) return { swapped: false };
      if (value === null) return { swapped: true, version: null };
      ifMatch = found?.etag ?? null;
    }
    const etag = await this.#reach((bucket) => bucket.put(POINTERS + name, bytes, ifMatch));
    if (etag === null) return { swapped: false };
    return { swapped: true, version: value === null ? null : etag };
  }

  async *listPointers(prefix: string): AsyncIterable<string> {
    checkPointerPrefix(prefix);
    for await (const { key, size } of this.#list(POINTERS + prefix)) {
      const name = key.slice(POINTERS.length);
      if (size > 0 && isPointerName(name)) yield name;
    }
  }

  async *listObjects(): AsyncIterable<StoredObject> {
    for await (const { key, size, writtenAt } of this.#list(OBJECTS)) {
      const hash = key.slice(OBJECTS.length);
      if (isHash(hash)) yield { hash, size, writtenAt };
    }
  }

  async removeObject({ hash, writtenAt }: Omit<StoredObject, 'size'>): Promise<void> {
    checkHash(hash);
    const stored = await this.#reach((bucket) => bucket.head(OBJECTS + hash));
    if (stored === null || stored.writtenAt > writtenAt) return;
    await this.#reach((bucket) => bucket.delete(OBJECTS + hash));
  }

  #reach<T>(work: (bucket: Bucket) => Promise<T>): Promise<T> {
    return reach(this.#bucket.label, () => work(this.#bucket));
  }

  #list(prefix: string): AsyncIterable<BucketEntry> {
    return reachAll(this.#bucket.label, this.#bucket.list(prefix));
  }
}

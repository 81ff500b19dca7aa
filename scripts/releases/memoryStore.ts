/** The release store in memory: for tests and previews. */
import { BucketStore, type Bucket, type BucketEntry } from './BucketStore';
import type { ReleaseStore } from './ReleaseStore';

interface Value {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly writtenAt: number;
}

/** The values of a store in memory, by key, such as `objects/<hash>`. */
export type MemoryValues = Map<string, Value>;

/** `now` is milliseconds since 1970. Several stores may share `values`. */
export function memoryStore(
  values: MemoryValues = new Map(),
  now: () => number = () => Date.now(),
): ReleaseStore {
  return new BucketStore(new MemoryBucket(values, now), now);
}

class MemoryBucket implements Bucket {
  readonly label = 'memory:';
  readonly #values: MemoryValues;
  readonly #now: () => number;

  constructor(values: MemoryValues, now: () => number) {
    this.#values = values;
    this.#now = now;
  }

  async get(key: string): Promise<Value | null> {
    const value = this.#values.get(key);
    // Copies, so that a caller that changes its bytes does not change the store.
    return value === undefined ? null : { ...value, bytes: value.bytes.slice() };
  }

  async head(key: string): Promise<BucketEntry | null> {
    const value = this.#values.get(key);
    return value === undefined ? null : { key, size: value.bytes.length, writtenAt: value.writtenAt };
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null> {
    if (ifMatch !== undefined && (this.#values.get(key)?.etag ?? null) !== ifMatch) return null;
    const etag = crypto.randomUUID();
    this.#values.set(key, { bytes: bytes.slice(), etag, writtenAt: this.#now() });
    return etag;
  }

  async *list(prefix: string): AsyncIterable<BucketEntry> {
    const keys = [...this.#values.keys()].filter((key) => key.startsWith(prefix)).sort();
    for (const key of keys) {
      const entry = await this.head(key);
      if (entry !== null) yield entry;
    }
  }

  async delete(key: string): Promise<void> {
    this.#values.delete(key);
  }
}

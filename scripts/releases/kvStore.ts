/**
 * The release store in Cloudflare KV: in a binding of a worker, or through the API. KV has no conditional writes: a swap reads, compares and writes, so
 * **only one process may publish at a time**. Readers elsewhere see a change after up to a minute, also the creation of a
 * pointer that they looked for.
 */
import { BucketStore, type Bucket, type BucketEntry } from './BucketStore';
import { sha256 } from './checkInput';
import type { ReleaseStore } from './ReleaseStore';

/** What the store needs of KV, as a binding has it. */
export interface KVBinding {
  getWithMetadata(
    key: string,
    options: { type: 'arrayBuffer' },
  ): Promise<{ value: ArrayBuffer | null; metadata: unknown }>;
  put(key: string, value: Uint8Array<ArrayBuffer>, options: { metadata: KVMetadata }): Promise<void>;
  list(options: {
    prefix: string;
    cursor?: string;
  }): Promise<
    { keys: readonly { name: string; metadata?: unknown }[] } & (
      { list_complete: true } | { list_complete: false; cursor: string }
    )
  >;
  delete(key: string): Promise<void>;
}

/** Listings of KV say nothing else about a value. */
interface KVMetadata {
  readonly size: number;
  readonly writtenAt: number;
}

/** For one publisher at a time. `now` is milliseconds since 1970, `label` names the store in messages. */
export const kvStore = (
  namespace: KVBinding,
  now: () => number = () => Date.now(),
  label = 'in the KV binding',
): ReleaseStore => new BucketStore(new KVBucket(namespace, now, label), now);

class KVBucket implements Bucket {
  readonly label: string;
  readonly #namespace: KVBinding;
  readonly #now: () => number;

  constructor(namespace: KVBinding, now: () => number, label: string) {
    this.label = label;
    this.#namespace = namespace;
    this.#now = now;
  }

  async get(key: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } | null> {
    const { value } = await this.#namespace.getWithMetadata(key, { type: 'arrayBuffer' });
    if (value === null) return null;
    const bytes = new Uint8Array(value);
    return { bytes, etag: await sha256(bytes) };
  }

  async head(key: string): Promise<BucketEntry | null> {
    const { value, metadata } = await this.#namespace.getWithMetadata(key, { type: 'arrayBuffer' });
    return value === null ? null : { key, ...metadataOf(metadata), size: value.byteLength };
  }

  /** Two writers that compare at the same time both write. */
  async put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null> {
    if (ifMatch !== undefined && ((await this.get(key))?.etag ?? null) !== ifMatch) return null;
    const metadata = { size: bytes.length, writtenAt: this.#now() };
    await this.#namespace.put(key, bytes, { metadata });
    return sha256(bytes);
  }

  async *list(prefix: string): AsyncIterable<BucketEntry> {
    let page = await this.#namespace.list({ prefix });
    for (;;) {
      for (const { name, metadata } of page.keys) yield { key: name, ...metadataOf(metadata) };
      if (page.list_complete) return;
      page = await this.#namespace.list({ prefix, cursor: page.cursor });
    }
  }

  async delete(key: string): Promise<void> {
    await this.#namespace.delete(key);
  }
}

/** Of a value that something else has written: as if it were old and not empty. */
function metadataOf(metadata: unknown): KVMetadata {
  const { size, writtenAt } = (metadata ?? {}) as Partial<KVMetadata>;
  return { size: size ?? 1, writtenAt: writtenAt ?? 0 };
}

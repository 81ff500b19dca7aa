/** The release store in a Cloudflare R2 binding, which is strongly consistent and has conditional writes. */
import { BucketStore, type Bucket, type BucketEntry } from './BucketStore';
import type { ReleaseStore } from './ReleaseStore';

interface R2Entry {
  readonly key: string;
  readonly etag: string;
  readonly size: number;
  readonly uploaded: Date;
}

/** What the store needs of an R2 binding. */
export interface R2Binding {
  get(key: string): Promise<(R2Entry & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<R2Entry | null>;
  put(
    key: string,
    value: Uint8Array<ArrayBuffer>,
    options?: { onlyIf?: { etagMatches?: string; etagDoesNotMatch?: string } },
  ): Promise<R2Entry | null>;
  list(options: {
    prefix: string;
    cursor?: string;
  }): Promise<{ objects: readonly R2Entry[] } & ({ truncated: true; cursor: string } | { truncated: false })>;
  delete(key: string): Promise<void>;
}

/** `now` is milliseconds since 1970. */
export const r2Store = (bucket: R2Binding, now?: () => number): ReleaseStore =>
  new BucketStore(new R2Bucket(bucket), now);

class R2Bucket implements Bucket {
  readonly label = 'in the R2 binding';
  readonly #bucket: R2Binding;

  constructor(bucket: R2Binding) {
    this.#bucket = bucket;
  }

  async get(key: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string } | null> {
    const found = await this.#bucket.get(key);
    return found === null ? null : { bytes: new Uint8Array(await found.arrayBuffer()), etag: found.etag };
  }

  async head(key: string): Promise<BucketEntry | null> {
    const found = await this.#bucket.head(key);
    return found === null ? null : entryOf(found);
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, ifMatch?: string | null): Promise<string | null> {
    const onlyIf = ifMatch === null ? { etagDoesNotMatch: '*' } : { etagMatches: ifMatch ?? '' };
    const written = await this.#bucket.put(key, bytes, ifMatch === undefined ? {} : { onlyIf });
    return written?.etag ?? null;
  }

  async *list(prefix: string): AsyncIterable<BucketEntry> {
    let page = await this.#bucket.list({ prefix });
    for (;;) {
      for (const each of page.objects) yield entryOf(each);
      if (!page.truncated) return;
      page = await this.#bucket.list({ prefix, cursor: page.cursor });
    }
  }

  async delete(key: string): Promise<void> {
    await this.#bucket.delete(key);
  }
}

const entryOf = ({ key, size, uploaded }: R2Entry): BucketEntry => ({
  key,
  size,
  writtenAt: uploaded.getTime(),
});

/** A cache in bounded memory that all realms share, so that requests for one brand displace little of another. */
import { LRUCache } from 'lru-cache';

export interface RealmCacheOptions<Value> {
  /** For all realms together, in bytes. */
  readonly memory: number;
  /** For one realm, in bytes. */
  readonly share: number;
  /** The size of an entry in bytes, above 0. */
  readonly sizeOf: (value: Value, key: string) => number;
}

/** Realms with entries; each costs a few kilobytes besides them. */
const REALMS = 1000;

export class RealmCache<Value extends object> {
  readonly #options: RealmCacheOptions<Value>;
  readonly #realms: LRUCache<string, LRUCache<string, Value>>;
  #used = 0;

  constructor(options: RealmCacheOptions<Value>) {
    this.#options = options;
    this.#realms = new LRUCache({
      max: REALMS,
      dispose: ({ calculatedSize }) => {
        this.#used -= calculatedSize;
      },
    });
  }

  /** The size of all entries, in bytes. */
  get used(): number {
    return this.#used;
  }

  get(realm: string, key: string): Value | undefined {
    return this.#realms.get(realm)?.get(key);
  }

  /** Adds an entry. While all are too large together, the realm that was used least recently loses its entries. */
  set(realm: string, key: string, value: Value): void {
    const entries = this.#realms.get(realm) ?? this.#add(realm);
    this.#used -= entries.calculatedSize;
    entries.set(key, value);
    this.#used += entries.calculatedSize;
    while (this.#used > this.#options.memory) this.#realms.pop();
  }

  #add(realm: string): LRUCache<string, Value> {
    const { memory, share, sizeOf } = this.#options;
    const entries = new LRUCache<string, Value>({
      maxSize: Math.min(memory, share),
      sizeCalculation: sizeOf,
    });
    this.#realms.set(realm, entries);
    return entries;
  }
}

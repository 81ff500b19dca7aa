/** Holds equal values of many realms once: realms of one operator have most of their documents in common. */
import { LRUCache } from 'lru-cache';

/** Shorter texts are not worth an entry. */
const SHORTEST = 100;
/** The length of the texts of all values that are compared with, in characters. */
const LENGTH = 4 * 1024 * 1024;

export class SharedValues {
  /** By their JSON. A value that is never met again is forgotten, and remains in use where it is. */
  readonly #known = new LRUCache<string, object>({
    maxSize: LENGTH,
    sizeCalculation: (_value, text) => text.length,
  });

  /** The same JSON value; its members are shared with the values that this has returned before. */
  membersOf<T extends object>(value: T): T {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, this.#shared(member)])) as T;
  }

  #shared(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    if (text.length < SHORTEST || text.length > LENGTH) return value;
    const known = this.#known.get(text);
    if (known === undefined) this.#known.set(text, value);
    return known ?? value;
  }
}

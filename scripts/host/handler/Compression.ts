/** Compresses answers: those that are requested again only once. */
import { RealmCache } from './RealmCache';

/** How a runtime compresses. */
export interface Compressor {
  /** Content codings that it offers, the preferred one first. */
  readonly encodings: readonly string[];
  /** `effort` is `full` for answers that are cached, `low` for those that are compressed for one request. */
  compress(
    body: Uint8Array<ArrayBuffer>,
    encoding: string,
    effort: 'full' | 'low',
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The memory for compressed answers of all realms, in bytes. */
  readonly memory: number;
}

/** What identifies an answer that is worth caching. */
export interface CompressionKey {
  /** The id of its realm. */
  readonly realm: string;
  /** Its entity tag. */
  readonly tag: string;
}

/** The part of the memory that the answers of one realm may fill. */
const SHARE = 1 / 8;

export class Compression {
  readonly #compressor: Compressor;
  readonly #done: RealmCache<Uint8Array<ArrayBuffer>>;
  /** Answers that are being compressed: concurrent requests share the work. */
  readonly #running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(compressor: Compressor) {
    this.#compressor = compressor;
    this.#done = new RealmCache({
      memory: compressor.memory,
      share: compressor.memory * SHARE,
      sizeOf: ({ byteLength }) => byteLength + 1,
    });
  }

  /** The preferred encoding that an `accept-encoding` header accepts; null when there is none. */
  encodingFor(accepted: string | null): string | null {
    return this.#compressor.encodings.find((encoding) => acceptsEncoding(accepted, encoding)) ?? null;
  }

  /** The compressed body; cached unless `key` is null. A function is called only when the body must be compressed. */
  async compressed(
    body: Uint8Array<ArrayBuffer> | string | (() => Promise<string>),
    encoding: string,
    key: CompressionKey | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const compress = async (effort: 'full' | 'low') => {
      const content = typeof body === 'function' ? await body() : body;
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return this.#compressor.compress(bytes, encoding, effort);
    };
    if (key === null) return compress('low');
    const { realm } = key;
    const name = `${encoding} ${key.tag}`;
    const work = `${realm} ${name}`;
    const known = this.#done.get(realm, name) ?? this.#running.get(work);
    if (known !== undefined) return known;
    const running = compress('full').then((result) => {
      this.#done.set(realm, name, result);
      return result;
    });
    this.#running.set(work, running);
    return running.finally(() => this.#running.delete(work));
  }
}

/** Whether an `accept-encoding` header accepts an encoding: named, with a weight above 0. */
export function acceptsEncoding(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

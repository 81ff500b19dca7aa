/** Compresses answers, each only once. */
import { LRUCache } from 'lru-cache';

/** How a runtime compresses. */
export interface Compressor {
  /** Content codings that it offers, the preferred one first. */
  readonly encodings: readonly string[];
  compress(body: Uint8Array<ArrayBuffer>, encoding: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The memory for compressed answers, in bytes. */
  readonly memory: number;
}

export class Compression {
  readonly #compressor: Compressor;
  readonly #done: LRUCache<string, Uint8Array<ArrayBuffer>>;
  /** Answers that are being compressed: concurrent requests share the work. */
  readonly #running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(compressor: Compressor) {
    this.#compressor = compressor;
    this.#done = new LRUCache({
      maxSize: compressor.memory,
      sizeCalculation: ({ byteLength }) => byteLength + 1,
    });
  }

  /** The preferred encoding that an `accept-encoding` header accepts; null when there is none. */
  encodingFor(accepted: string | null): string | null {
    return this.#compressor.encodings.find((encoding) => acceptsEncoding(accepted, encoding)) ?? null;
  }

  /** The compressed body; cached when `tag`, its entity tag, identifies it. */
  async compressed(
    body: Uint8Array<ArrayBuffer> | string,
    encoding: string,
    tag: string | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = () => (typeof body === 'string' ? new TextEncoder().encode(body) : body);
    if (tag === null) return this.#compressor.compress(bytes(), encoding);
    const key = `${encoding} ${tag}`;
    const known = this.#done.get(key) ?? this.#running.get(key);
    if (known !== undefined) return known;
    const running = this.#compressor.compress(bytes(), encoding).then((result) => {
      this.#done.set(key, result);
      return result;
    });
    this.#running.set(key, running);
    return running.finally(() => this.#running.delete(key));
  }
}

/** Whether an `accept-encoding` header accepts an encoding: named, with a weight above 0. */
export function acceptsEncoding(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The built files: scripts with the brotli copy from the build, everything else compressed on its first request. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { compressedName } from '../build/BuildManifest';
import { isAssetName, mediaType } from './handler/assetFile';
import type { HostedFile } from './handler/files';
import { nodeCompressor } from './nodeCompressor';

/** The memory for compressed copies, in bytes. */
const MEMORY = 32 * 1024 * 1024;

/**
 * Returns a file below `folder` by its path, compressed if the client accepts that; null when it does not exist or
 * when the path is not the one under which the build wrote it: other spellings of a name would each be compressed
 * anew.
 */
export function assetLibrary(
  folder: string,
): (file: string, accepts: (encoding: string) => boolean) => Promise<HostedFile | null> {
  const compressed = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MEMORY,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  /** Files that are being compressed: concurrent requests share the work. */
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const read = (file: string) =>
    readFile(path.join(folder, file)).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  const compress = async (file: string, encoding: string) => {
    const copy = encoding === 'br' ? await read(compressedName(file)) : null;
    if (copy !== null) return copy;
    const body = await read(file);
    return body === null ? null : nodeCompressor.compress(body, encoding, 'full');
  };
  return async (file, accepts) => {
    if (!isAssetName(file)) return null;
    const type = mediaType(file);
    const encoding = /javascript|css|json|text/.test(type)
      ? nodeCompressor.encodings.find(accepts)
      : undefined;
    if (encoding !== undefined) {
      const key = `${encoding} ${file}`;
      const known = compressed.get(key);
      if (known !== undefined) return { body: known, type, encoding };
      const pending = running.get(key) ?? compress(file, encoding).finally(() => running.delete(key));
      running.set(key, pending);
      const body = await pending;
      if (body !== null) compressed.set(key, body);
      return body === null ? null : { body, type, encoding };
    }
    const body = await read(file);
    return body === null ? null : { body, type };
  };
}

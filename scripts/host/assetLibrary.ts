/** The built files: scripts with the compressed copy from the build, other texts compressed on their first request. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedName } from '../build/compressed';
import type { HostedFile } from './handler/files';

/** Media types by file extension. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file; application/octet-stream for unknown extensions. */
export function mediaType(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

const compress = promisify(brotliCompress);
/** Brotli quality: nearly as small as the maximum, in a tenth of the time. */
const QUALITY = 9;

/** Returns a file below `folder` by its path, uncompressed or as brotli; null when it does not exist or is outside. */
export function assetLibrary(
  folder: string,
): (file: string, accepts: (encoding: string) => boolean) => Promise<HostedFile | null> {
  const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const read = async (file: string) => {
    const target = path.resolve(folder, file);
    return target.startsWith(folder + path.sep) && !file.includes('\0')
      ? readFile(target).catch(() => null)
      : null;
  };
  return async (file, accepts) => {
    const type = mediaType(file);
    const isCompressible = accepts('br') && /javascript|css|json|svg/.test(type);
    const known = isCompressible ? compressed.get(file) : undefined;
    if (known !== undefined) return { body: await known, type, encoding: 'br' };
    const body = await read(file);
    if (body === null) return null;
    if (!isCompressible) return { body: new Uint8Array(body), type };
    const pending = read(compressedName(file))
      .then((twin) => twin ?? compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
      .then((bytes) => new Uint8Array(bytes));
    compressed.set(file, pending);
    return { body: await pending, type, encoding: 'br' };
  };
}

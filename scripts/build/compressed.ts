/** Compresses scripts with brotli at the highest quality, at build time so that no request waits for it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedName } from './BuildManifest';

const brotli = promisify(brotliCompress);

/** The bytes compressed at `quality`, by default the highest. */
export const compressed = (
  bytes: Uint8Array,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Uint8Array> => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Writes the compressed copies of `files`, relative to `folder`, and returns their names. A file name that
 * contains the content hash needs no second one.
 */
export async function writeCompressed(folder: string, files: readonly string[]): Promise<string[]> {
  return Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, compressedName(file));
      const there = await readFile(target).catch(() => null);
      if (there === null) await writeFile(target, await compressed(await readFile(path.join(folder, file))));
      return compressedName(file);
    }),
  );
}

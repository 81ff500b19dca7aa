/** Scripts compressed as well as can be, beside themselves: done once here, so that no visitor waits for it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The name of a file's compressed twin. */
export function compressedName(file: string): string {
  return `${file}.br`;
}

/** Writes the twins of `files`, which lie below `folder`, and gives their names. A name that holds its content's hash needs no second one. */
export async function writeCompressed(folder: string, files: readonly string[]): Promise<string[]> {
  return Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, compressedName(file));
      const there = await readFile(target).catch(() => null);
      if (there === null) await writeFile(target, await compress(await readFile(path.join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
      return compressedName(file);
    }),
  );
}

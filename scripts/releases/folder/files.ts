/** Durable changes of files and folders: what they wrote is on the disk when they resolve. */
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file operation failed with one of the codes, such as ENOENT. */
export function failedWith(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The result, or null when a file or folder does not exist. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates a file that must not exist; removes it again when it cannot be written completely. */
export async function createFile(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    // The first error says more than one of the removal, such as on a disk that has failed.
    await rm(file, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Creates folders, each once: nothing removes the folders of a store. */
export class Folders {
  readonly #made = new Set<string>();

  /** Creates a folder with its parents, if it does not exist. */
  async make(folder: string): Promise<void> {
    if (this.#made.has(folder)) return;
    const created = await mkdir(folder, { recursive: true });
    if (created !== undefined)
      for (let each = folder; each.length >= created.length; each = path.dirname(each))
        await syncFolder(path.dirname(each));
    this.#made.add(folder);
  }
}

/** Makes the created, renamed and removed entries of a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder, sorted by code unit; none when it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return ((await orNull(readdir(folder))) ?? []).sort();
}

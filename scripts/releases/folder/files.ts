/**
 * Durable changes of files and folders: what they wrote is on the disk when they resolve. Only what waits for the disk
 * is asynchronous: each other call would cost several times its own work for its way through the thread pool.
 */
import { closeSync, fsync, openSync, writeSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const sync = promisify(fsync);

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
  const descriptor = openSync(file, 'wx');
  try {
    // One call may write less than all.
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
    await sync(descriptor);
  } catch (error) {
    // The first error says more than one of the removal, such as on a disk that has failed.
    await rm(file, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    closeSync(descriptor);
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
  const descriptor = openSync(folder, 'r');
  try {
    await sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The names in a folder, sorted by code unit; none when it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return ((await orNull(readdir(folder))) ?? []).sort();
}

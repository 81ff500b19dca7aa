/** Objects as files `<first two digits>/<hash>`, each renamed to its name once it is complete. */
import { createHash, randomUUID } from 'node:crypto';
import { renameSync, statSync, type Stats } from 'node:fs';
import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { checkObject, checkSize, isHash } from '../checkInput';
import { LARGEST_OBJECT, RENEWAL, StoreCorrupt, type ObjectHash, type StoredObject } from '../ReleaseStore';
import { createFile, namesIn, orNull, syncFolder, type Folders } from './files';

export class FolderObjects {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #folders: Folders;
  readonly #now: () => number;

  /** `temporary` is a folder on the same file system, `now` milliseconds since 1970. */
  constructor(folder: string, temporary: string, folders: Folders, now: () => number) {
    this.#folder = folder;
    this.#temporary = temporary;
    this.#folders = folders;
    this.#now = now;
  }

  async read(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null> {
    const handle = await orNull(open(this.#fileOf(hash), 'r'));
    if (handle === null) return null;
    try {
      const { size } = await handle.stat();
      if (size > LARGEST_OBJECT) throw new StoreCorrupt(`Object ${hash} is damaged: it has ${size} bytes.`);
      const bytes = new Uint8Array(await handle.readFile());
      await checkObject(hash, bytes);
      return bytes;
    } finally {
      await handle.close();
    }
  }

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectHash> {
    checkSize(bytes);
    // Not by Web Crypto, which would take longer for its way through the thread pool than to hash.
    const hash = createHash('sha256').update(bytes).digest('hex');
    const file = this.#fileOf(hash);
    const folder = path.dirname(file);
    if (!(await this.#renew(file, bytes))) {
      const temporary = path.join(this.#temporary, randomUUID());
      await this.#folders.make(folder);
      await this.#folders.make(this.#temporary);
      await createFile(temporary, bytes);
      renameSync(temporary, file);
    }
    // Also for a stored object: the process that renamed it may have been killed before it came to this line.
    await syncFolder(folder);
    return hash;
  }

  async writtenAt(hash: ObjectHash): Promise<number | null> {
    const found = await orNull(stat(this.#fileOf(hash)));
    return found === null ? null : writtenAtOf(found);
  }

  async *list(): AsyncIterable<StoredObject> {
    for (const shard of await namesIn(this.#folder))
      for (const hash of await namesIn(path.join(this.#folder, shard))) {
        const found = isHash(hash) ? await orNull(stat(this.#fileOf(hash))) : null;
        if (found !== null) yield { hash, size: found.size, writtenAt: writtenAtOf(found) };
      }
  }

  /**
   * The file is moved before its time is checked: a writer renews the time before that, or finds no file and writes
   * it again.
   */
  async remove({ hash, writtenAt }: Omit<StoredObject, 'size'>): Promise<void> {
    const file = this.#fileOf(hash);
    const found = await orNull(stat(file));
    if (found === null || writtenAtOf(found) > writtenAt) return;
    const removed = path.join(this.#temporary, randomUUID());
    await this.#folders.make(this.#temporary);
    if ((await orNull(rename(file, removed).then(() => true))) === null) return;
    if (writtenAtOf(await stat(removed)) > writtenAt) await rename(removed, file);
    else await rm(removed, { force: true });
  }

  #fileOf(hash: ObjectHash): string {
    return path.join(this.#folder, hash.slice(0, 2), hash);
  }

  /** Whether the object is stored; then it counts as written again. Damaged bytes do not count as stored. */
  async #renew(file: string, bytes: Uint8Array): Promise<boolean> {
    // Nearly always absent. The asynchronous call would make an error of that.
    const stored = statSync(file, { throwIfNoEntry: false });
    if (stored?.size !== bytes.length) return false;
    if (Buffer.compare((await orNull(readFile(file))) ?? new Uint8Array(), bytes) !== 0) return false;
    if (this.#now() - stored.mtimeMs < RENEWAL) return true;
    const now = new Date(this.#now());
    return (await orNull(utimes(file, now, now).then(() => true))) ?? false;
  }
}

/** Whole milliseconds: setting a time loses fractions of them. */
const writtenAtOf = ({ mtimeMs }: Stats): number => Math.round(mtimeMs);

/** The release store in a folder, for one machine with any number of processes. */
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkHash, checkPointerName, checkPointerPrefix } from '../checkInput';
import {
  type ObjectHash,
  type Pointer,
  type ReleaseStore,
  type StoredObject,
  type Swap,
} from '../ReleaseStore';
import { reach, reachAll } from '../reach';
import { Folders, namesIn, orNull } from './files';
import { FolderObjects } from './FolderObjects';
import { FolderPointers } from './FolderPointers';

/** Milliseconds after which a temporary file belongs to a process that was killed. */
const ABANDONED = 60 * 60 * 1000;

export class FolderStore implements ReleaseStore {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #objects: FolderObjects;
  readonly #pointers: FolderPointers;
  readonly #now: () => number;
  #isClean = false;

  /**
   * @param folder an absolute path. The first write creates the folder; until then, reading rejects with
   *   StoreUnreachable.
   * @param now milliseconds since 1970
   */
  constructor(folder: string, now: () => number = () => Date.now()) {
    this.#folder = folder;
    this.#temporary = path.join(folder, 'temporary');
    const folders = new Folders();
    this.#objects = new FolderObjects(path.join(folder, 'objects'), this.#temporary, folders, now);
    this.#pointers = new FolderPointers(path.join(folder, 'pointers'), this.#temporary, folders);
    this.#now = now;
  }

  async read(hash: ObjectHash): Promise<Uint8Array<ArrayBuffer> | null> {
    checkHash(hash);
    return this.#reach(async () => (await this.#objects.read(hash)) ?? this.#absent());
  }

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectHash> {
    return this.#reach(async () => {
      await this.#removeAbandoned();
      return this.#objects.write(bytes);
    });
  }

  async writtenAt(hash: ObjectHash): Promise<number | null> {
    checkHash(hash);
    return this.#reach(async () => (await this.#objects.writtenAt(hash)) ?? this.#absent());
  }

  async readPointer(name: string): Promise<Pointer | null> {
    checkPointerName(name);
    return this.#reach(async () => (await this.#pointers.read(name)) ?? this.#absent());
  }

  async swapPointer(name: string, value: string | null, expected: string | null): Promise<Swap> {
    checkPointerName(name);
    return this.#reach(async () => {
      const swap = await this.#pointers.swap(name, value, expected);
      if (!swap.swapped) await this.#absent();
      return swap;
    });
  }

  async *listPointers(prefix: string): AsyncIterable<string> {
    checkPointerPrefix(prefix);
    yield* reachAll(this.#folder, this.#existing(this.#pointers.list(prefix)));
  }

  listObjects(): AsyncIterable<StoredObject> {
    return reachAll(this.#folder, this.#existing(this.#objects.list()));
  }

  async removeObject(object: Omit<StoredObject, 'size'>): Promise<void> {
    checkHash(object.hash);
    await this.#reach(() => this.#objects.remove(object));
  }

  /** Nothing is there: an empty store and a folder that is not mounted must differ. */
  async #absent(): Promise<null> {
    await stat(this.#folder);
    return null;
  }

  /** Removes the temporary files of killed processes, before the first write. */
  async #removeAbandoned(): Promise<void> {
    if (this.#isClean) return;
    this.#isClean = true;
    for (const name of await namesIn(this.#temporary)) {
      const file = path.join(this.#temporary, name);
      const found = await orNull(stat(file));
      if (found !== null && this.#now() - found.mtimeMs > ABANDONED)
        await rm(file, { recursive: true, force: true });
    }
  }

  async *#existing<T>(items: AsyncIterable<T>): AsyncIterable<T> {
    await this.#absent();
    yield* items;
  }

  #reach<T>(work: () => Promise<T>): Promise<T> {
    return reach(this.#folder, work);
  }
}

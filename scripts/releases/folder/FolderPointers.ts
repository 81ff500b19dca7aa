/**
 * Pointers as folders of files, with a compare-and-swap that needs no lock and so survives `kill -9` at any moment.
 *
 * The folder of a pointer contains one empty file `<state>.current` that names the current state, and the value of this
 * state in a file `<state>`. A state is `<number>-<random>`, or `<number>-none` without a value. A swap first writes the
 * value of the new state, then renames the old state's `.current` to the new one's: rename() fails when the source does
 * not exist, so exactly one writer wins, and readers see the old or the new state. States are never used again.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { decodePointer, encodePointer, isPointerName } from '../checkInput';
import { StoreCorrupt, type Pointer, type Swap } from '../ReleaseStore';
import { createFile, failedWith, namesIn, orNull, syncFolder, type Folders } from './files';

const STATE = /^(\d+)-([0-9a-f]{16}|none)$/;
const CURRENT = '.current';
/** A listing that overlaps a rename shows neither name on some file systems; no folder changes this often. */
const LISTINGS = 100;

const numberOf = (state: string): number => Number(STATE.exec(state)?.[1] ?? -1);
/** The name of a new state; `state` is null for the first one. */
const stateAfter = (state: string | null, bytes: Uint8Array | null): string =>
  `${state === null ? 1 : numberOf(state) + 1}-${bytes === null ? 'none' : randomBytes(8).toString('hex')}`;
const hasValue = (state: string): boolean => STATE.test(state) && !state.endsWith('-none');

export class FolderPointers {
  readonly #folder: string;
  readonly #temporary: string;

  readonly #folders: Folders;

  /** `temporary` is a folder on the same file system. */
  constructor(folder: string, temporary: string, folders: Folders) {
    this.#folder = folder;
    this.#temporary = temporary;
    this.#folders = folders;
  }

  async read(name: string): Promise<Pointer | null> {
    const folder = this.#folderOf(name);
    let state = await this.#state(name);
    while (state !== null && hasValue(state)) {
      const bytes = await orNull(readFile(path.join(folder, state)));
      if (bytes !== null) return { value: decodePointer(name, new Uint8Array(bytes)), version: state };
      const newer = await this.#state(name);
      if (newer === state)
        throw new StoreCorrupt(`Pointer ${name} is damaged: ${folder}/${state} is missing.`);
      state = newer;
    }
    return null;
  }

  async swap(name: string, value: string | null, expected: string | null): Promise<Swap> {
    const bytes = value === null ? null : encodePointer(name, value);
    let state = expected;
    if (state === null) {
      state = await this.#state(name);
      if (state !== null && hasValue(state)) return { swapped: false };
      if (bytes === null) return { swapped: true, version: null };
      if (state === null) return this.#create(name, bytes);
    } else if (!hasValue(state)) return { swapped: false };

    const next = stateAfter(state, bytes);
    const folder = this.#folderOf(name);
    try {
      if (bytes !== null) {
        await createFile(path.join(folder, next), bytes);
        await syncFolder(folder);
      }
      renameSync(path.join(folder, state + CURRENT), path.join(folder, next + CURRENT));
    } catch (error) {
      await rm(path.join(folder, next), { force: true }).catch(() => undefined);
      if (failedWith(error, 'ENOENT')) return { swapped: false };
      throw error;
    }
    await syncFolder(folder);
    await this.#removeValuesBefore(next, folder);
    return { swapped: true, version: bytes === null ? null : next };
  }

  async *list(prefix: string): AsyncIterable<string> {
    for (const kind of await namesIn(this.#folder)) {
      // Skips the folders of other kinds: one may have ten thousand names.
      if (!`${kind}/`.startsWith(prefix) && !prefix.startsWith(`${kind}/`)) continue;
      for (const each of await namesIn(path.join(this.#folder, kind))) {
        const name = `${kind}/${each}`;
        if (!name.startsWith(prefix) || !isPointerName(name)) continue;
        const state = await this.#state(name);
        if (state !== null && hasValue(state)) yield name;
      }
    }
  }

  #folderOf(name: string): string {
    return path.join(this.#folder, name);
  }

  /** The current state; null when the pointer never existed. */
  async #state(name: string): Promise<string | null> {
    const folder = this.#folderOf(name);
    for (let listing = 0; listing < LISTINGS; listing++) {
      const names = await orNull(readdir(folder));
      if (names === null) return null;
      const [newest] = names
        .filter((each) => each.endsWith(CURRENT))
        .map((each) => each.slice(0, -CURRENT.length))
        .sort((a, b) => numberOf(b) - numberOf(a));
      if (newest !== undefined) return newest;
    }
    throw new StoreCorrupt(`Pointer ${name} is damaged: ${folder} has no file ${CURRENT}.`);
  }

  /** Creates the folder of a pointer in its first state, in one step, unless another writer is first. */
  async #create(name: string, bytes: Uint8Array): Promise<Swap> {
    const folder = this.#folderOf(name);
    const first = stateAfter(null, bytes);
    const prepared = path.join(this.#temporary, randomBytes(8).toString('hex'));
    await this.#folders.make(path.dirname(folder));
    await this.#folders.make(this.#temporary);
    mkdirSync(prepared);
    try {
      await createFile(path.join(prepared, first), bytes);
      // Empty: it is durable with the folder.
      writeFileSync(path.join(prepared, first + CURRENT), '', { flag: 'wx' });
      await syncFolder(prepared);
      renameSync(prepared, folder);
    } catch (error) {
      await rm(prepared, { recursive: true, force: true }).catch(() => undefined);
      if (failedWith(error, 'ENOTEMPTY', 'EEXIST')) return { swapped: false };
      throw error;
    }
    await syncFolder(path.dirname(folder));
    return { swapped: true, version: first };
  }

  /**
   * Removes the values that are no longer needed: of earlier states, of writers that lost or were killed. A value of a
   * later state belongs to a writer that is about to rename.
   */
  async #removeValuesBefore(state: string, folder: string): Promise<void> {
    for (const name of await namesIn(folder))
      if (STATE.test(name) && name !== state && numberOf(name) <= numberOf(state))
        await rm(path.join(folder, name), { force: true });
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { RENEWAL, StoreCorrupt, StoreUnreachable } from '../../../scripts/releases/ReleaseStore';
import { seededRandom } from '../../seededRandom';
import { bundled, ended } from './childProcesses';
import { collect } from './collect';
import { increment } from './storeSteps';
import { releaseStoreContract } from './releaseStoreContract';

const textBytes = (text: string) => new TextEncoder().encode(text);
const hour = 60 * 60 * 1000;

let root: string;
let folder: string;
let script: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  // Some tests let another user write here.
  chmodSync(root, 0o755);
  script = bundled('folderWriter', root);
});
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(root, 'store-')), 'store');
  mkdirSync(folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Where the value of a pointer is. */
async function valueFile(name: string): Promise<string> {
  const pointer = path.join(folder, 'pointers', name);
  const current = (await readdir(pointer)).find((each) => each.endsWith('.current'));
  return path.join(pointer, current?.replace('.current', '') ?? 'none');
}

async function filesBelow(start: string): Promise<string[]> {
  const entries = await readdir(start, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(start, path.join(entry.parentPath, entry.name)));
}

releaseStoreContract('folder', {
  open: async () => ({
    store: new FolderStore(folder),
    reopen: (now) => new FolderStore(folder, now),
    tamper: async (kind, name, change) => {
      const file =
        kind === 'objects' ? path.join(folder, 'objects', name.slice(0, 2), name) : await valueFile(name);
      await writeFile(file, change(new Uint8Array(await readFile(file))));
    },
    fill: async (names) => {
      for (const name of names) {
        const pointer = path.join(folder, 'pointers', name);
        await mkdir(pointer, { recursive: true });
        await writeFile(path.join(pointer, '1-0123456789abcdef'), '1');
        await writeFile(path.join(pointer, '1-0123456789abcdef.current'), '');
      }
    },
    close: async () => undefined,
  }),
  // A file is where its folder should be.
  unreachable: () => new FolderStore(path.join(script, 'store')),
  many: 2500,
  hasCompareAndSwap: true,
});

describe('folder', () => {
  it('that is missing differs from an empty one, until the first write creates it', async () => {
    const missing = new FolderStore(path.join(folder, 'missing'));
    for (const attempt of [
      () => missing.read('0'.repeat(64)),
      () => missing.readPointer('realm/ringside'),
      () => missing.swapPointer('realm/ringside', '1', '1-0123456789abcdef'),
      () => collect(missing.listPointers('')),
      () => collect(missing.listObjects()),
    ]) {
      await expect(attempt()).rejects.toThrow(StoreUnreachable);
      await expect(attempt()).rejects.toThrow('ENOENT');
    }
    await missing.write(textBytes('page'));
    expect(await missing.readPointer('realm/ringside')).toBeNull();
  });

  it('renews the time of an old object without writing it again', async () => {
    const store = new FolderStore(folder);
    const hash = await store.write(textBytes('page'));
    const [written] = await collect(store.listObjects());
    const long = (written?.writtenAt ?? NaN) + RENEWAL + hour;
    await new FolderStore(folder, () => long).write(textBytes('page'));
    expect(await collect(store.listObjects())).toEqual([{ hash, size: 4, writtenAt: long }]);
  });

  it('loses no object that is written again while it is removed', async () => {
    const now = Date.UTC(2026, 0, 1);
    const [writer, cleaner] = [new FolderStore(folder, () => now), new FolderStore(folder, () => now)];
    const hash = await writer.write(textBytes('page'));
    const file = path.join(folder, 'objects', hash.slice(0, 2), hash);
    const writtenAt = now - 2 * RENEWAL;
    for (let time = 0; time < 200; time++) {
      await utimes(file, writtenAt / 1000, writtenAt / 1000);
      await Promise.all([cleaner.removeObject({ hash, writtenAt }), writer.write(textBytes('page'))]);
      expect(await writer.read(hash)).toEqual(textBytes('page'));
    }
    expect(await readdir(path.join(folder, 'temporary'))).toEqual([]);
  });

  it('writes forged bytes again', async () => {
    const store = new FolderStore(folder);
    const hash = await store.write(textBytes('page'));
    await writeFile(path.join(folder, 'objects', hash.slice(0, 2), hash), 'gape');
    await store.write(textBytes('page'));
    expect(await store.read(hash)).toEqual(textBytes('page'));
  });

  it('refuses a pointer whose value or state is missing', async () => {
    const store = new FolderStore(folder);
    await increment(store, 'realm/ringside');
    const value = await valueFile('realm/ringside');
    rmSync(value);
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreCorrupt);
    rmSync(`${value}.current`);
    await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreCorrupt);
  });

  it('keeps one value of each pointer and no temporary file', async () => {
    const store = new FolderStore(folder);
    for (let time = 0; time < 5; time++) await increment(store, 'realm/ringside');
    await Promise.all(Array.from({ length: 5 }, () => store.write(textBytes('page'))));
    const files = await filesBelow(folder);
    expect(files.map((file) => path.dirname(file)).sort()).toEqual([
      expect.stringMatching(/^objects\/..$/),
      'pointers/realm/ringside',
      'pointers/realm/ringside',
    ]);
  });

  it('removes what a killed process left: temporary files after an hour, values with the next swap', async () => {
    const now = Date.UTC(2026, 0, 1);
    const store = new FolderStore(folder, () => now);
    await increment(store, 'realm/ringside');
    const pointer = path.join(folder, 'pointers/realm/ringside');
    const staged = path.join(pointer, '2-0123456789abcdef');
    await writeFile(staged, '{"half":');
    const temporary = path.join(folder, 'temporary');
    await mkdir(path.join(temporary, 'pointer'));
    for (const name of ['old', 'new']) await writeFile(path.join(temporary, name), 'half');
    const age = (name: string, hours: number) =>
      utimes(path.join(temporary, name), (now - hours * hour) / 1000, (now - hours * hour) / 1000);
    await Promise.all([age('old', 2), age('pointer', 2), age('new', 0)]);

    expect((await store.readPointer('realm/ringside'))?.value).toBe('1');
    await increment(store, 'realm/ringside');
    expect(existsSync(staged)).toBe(false);
    await store.write(textBytes('page'));
    expect(await readdir(temporary)).toEqual(['new']);
  });

  it('that may not be written says so and stays as it was', async () => {
    await increment(new FolderStore(folder), 'realm/ringside');
    const folders = ['', 'pointers', 'pointers/realm', 'pointers/realm/ringside', 'temporary'];
    for (const each of folders) chmodSync(path.join(folder, each), 0o555);
    chmodSync(path.dirname(folder), 0o755);
    // Permissions do not bind root.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    for (const task of ['write', 'increment']) {
      const { code, output } = await ended(spawn(process.execPath, [script, task, folder, '1'], user));
      expect(output).toMatch(/StoreUnreachable: The store .* cannot be used: EACCES/);
      expect(code).not.toBe(0);
    }
    expect((await new FolderStore(folder).readPointer('realm/ringside'))?.value).toBe('1');
    expect(await filesBelow(folder)).toHaveLength(2);
    for (const each of folders) chmodSync(path.join(folder, each), 0o755);
  });

  it('on a full disk says so, and nothing half written is visible', async () => {
    // A limit on the size of files, in blocks of 512 or 1024 bytes, interrupts a write as a full disk does.
    const limited = (...task: string[]) =>
      ended(spawn('sh', ['-c', 'ulimit -f 16; exec "$@"', 'sh', process.execPath, script, ...task]));
    for (const task of ['write', 'swap']) {
      const { code, output } = await limited(task, folder, '60000');
      expect(output).toMatch(/StoreUnreachable: The store .* cannot be used: EFBIG/);
      expect(code).not.toBe(0);
    }
    const store = new FolderStore(folder);
    expect(await collect(store.listObjects())).toEqual([]);
    expect(await store.readPointer('realm/ringside')).toBeNull();
    expect(await filesBelow(folder)).toEqual([]);
    await increment(store, 'realm/ringside');
  });

  it('loses no update of two processes, and a reader sees each state in order', async () => {
    const store = new FolderStore(folder);
    const children = ['one', 'two'].map(() => spawn(process.execPath, [script, 'increment', folder, '200']));
    let isOver = false;
    const ends = Promise.all(children.map(ended)).finally(() => (isOver = true));
    for (let seen = 0; !isOver;) {
      const value = Number((await store.readPointer('realm/ringside'))?.value ?? 0);
      expect(value).toBeGreaterThanOrEqual(seen);
      seen = value;
    }
    expect(await ends).toEqual([
      { code: 0, output: '' },
      { code: 0, output: '' },
    ]);
    expect((await store.readPointer('realm/ringside'))?.value).toBe('400');
  });

  it.each([1, 2, 3, 4])(
    'has the old or the new state after 50 kills, and no lock (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const store = new FolderStore(folder);
      let count = 0;
      for (let kills = 0; kills < 50; kills += 5) {
        const children = Array.from({ length: 5 }, (_, index) =>
          spawn(process.execPath, [script, 'churn', folder, `${kills + index}`]),
        );
        await Promise.all(children.map((child) => killedWithin(child, random() * 12)));

        // One of the first five processes has completed a swap before it was killed.
        const pointer = await store.readPointer('realm/ringside');
        const state = JSON.parse(pointer?.value ?? '') as { release: string; count: number };
        expect(await store.read(state.release)).not.toBeNull();
        expect(state.count).toBeGreaterThanOrEqual(count);
        count = state.count + 1;
        const value = JSON.stringify({ ...state, count });
        expect((await store.swapPointer('realm/ringside', value, pointer?.version ?? null)).swapped).toBe(
          true,
        );
        const preview = await store.readPointer('preview/ringside');
        const swap = await store.swapPointer('preview/ringside', '{}', preview?.version ?? null);
        expect(swap.swapped).toBe(true);
      }
      expect(count).toBeGreaterThanOrEqual(10);
      for (const { hash } of await collect(store.listObjects()))
        expect(await store.read(hash)).not.toBeNull();
      expect(await collect(store.listPointers(''))).toEqual(['preview/ringside', 'realm/ringside']);
    },
  );
});

/** Kills a process some milliseconds after it has published once. */
async function killedWithin(child: ChildProcess, delay: number): Promise<void> {
  const end = ended(child);
  await Promise.race([end, new Promise((resolve) => child.stdout?.once('data', resolve))]);
  setTimeout(() => child.kill('SIGKILL'), delay);
  expect(await end).toEqual({ code: null, output: '' });
}

/** What every release store does, whatever it is made of. */
import { createHash } from 'node:crypto';
import {
  LARGEST_OBJECT,
  LARGEST_POINTER,
  RENEWAL,
  StoreCorrupt,
  StoreRefused,
  StoreUnreachable,
  type ReleaseStore,
} from '../../../scripts/releases/ReleaseStore';
import { cleanStore } from '../../../scripts/releases/cleanStore';
import { SHORTEST_GRACE } from '../../../scripts/releases/retention';
import { collect } from './collect';
import { inBatches, increment } from './storeSteps';

type Bytes = Uint8Array<ArrayBuffer>;

/** One empty store, for one test. */
export interface OpenStore {
  readonly store: ReleaseStore;
  /** The same store by another instance, with another clock. */
  reopen(now: () => number): ReleaseStore;
  /** Changes stored bytes without the store. `name` is a hash or the name of a pointer. */
  tamper(kind: 'objects' | 'pointers', name: string, change: (bytes: Bytes) => Bytes): Promise<void>;
  /** Creates many pointers with the value 1, in a faster way than one after another. */
  fill?(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface StoreKind {
  open(): Promise<OpenStore>;
  /** A store of this kind that cannot reach its data; null when that cannot happen. */
  readonly unreachable: (() => ReleaseStore) | null;
  /** How many pointers fill more than one page of its listings. */
  readonly many: number;
  /** Whether it allows several publishers at a time. */
  readonly hasCompareAndSwap: boolean;
}

const textBytes = (text: string): Bytes => new TextEncoder().encode(text);
const reversed = (bytes: Bytes): Bytes => bytes.slice().reverse();
const truncated = (bytes: Bytes): Bytes => bytes.slice(0, bytes.length - 1);

export function releaseStoreContract(name: string, kind: StoreKind): void {
  describe(`${name}: contract`, () => contract(kind));
}

function contract(kind: StoreKind): void {
  let opened: OpenStore;
  let store: ReleaseStore;
  beforeEach(async () => {
    opened = await kind.open();
    ({ store } = opened);
  });
  afterEach(() => opened.close());

  const create = async (name: string, value: string): Promise<string> => {
    const swap = await store.swapPointer(name, value, null);
    if (!swap.swapped || swap.version === null) throw new Error(`${name} exists already.`);
    return swap.version;
  };

  describe('objects', () => {
    it('are read back by the SHA-256 of their bytes', async () => {
      const large = new Uint8Array(1_000_000).map((_, index) => (index * index) % 251);
      for (const bytes of [
        textBytes('page'),
        new Uint8Array(),
        new Uint8Array([0, 255, 13, 10, 26]),
        large,
      ]) {
        const hash = await store.write(bytes);
        expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(Buffer.from((await store.read(hash)) ?? 'none').equals(bytes)).toBe(true);
      }
    });

    it('are null when unknown', async () => {
      await store.write(textBytes('page'));
      expect(await store.writtenAt('0'.repeat(64))).toBeNull();
      expect(await store.read('0'.repeat(64))).toBeNull();
    });

    it('are stored once when written twice', async () => {
      const hash = await store.write(textBytes('page'));
      const before = await collect(store.listObjects());
      expect(await store.write(textBytes('page'))).toBe(hash);
      expect(await collect(store.listObjects())).toEqual(before);
      expect(before).toHaveLength(1);
    });

    it('are stored once when several writers write the same bytes at once', async () => {
      const hashes = await Promise.all(Array.from({ length: 10 }, () => store.write(textBytes('page'))));
      expect(new Set(hashes).size).toBe(1);
      expect(Buffer.from((await store.read(hashes[0] ?? '')) ?? []).toString()).toBe('page');
      expect(await collect(store.listObjects())).toHaveLength(1);
    });

    it('are independent of the bytes that the caller holds', async () => {
      const bytes = textBytes('page');
      const hash = await store.write(bytes);
      bytes.fill(0);
      (await store.read(hash))?.fill(0);
      expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('page');
    });

    it('are refused when they were forged', async () => {
      const hash = await store.write(textBytes('page'));
      await opened.tamper('objects', hash, reversed);
      await expect(store.read(hash)).rejects.toThrow(StoreCorrupt);
      await expect(store.read(hash)).rejects.toThrow(hash);
    });

    it('are refused when they are truncated, until they are written again', async () => {
      const hash = await store.write(textBytes('page'));
      await opened.tamper('objects', hash, truncated);
      await expect(store.read(hash)).rejects.toThrow(StoreCorrupt);
      await store.write(textBytes('page'));
      expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('page');
    });

    it('are written again once they are old, so that they are not removed as unneeded', async () => {
      const hash = await store.write(textBytes('page'));
      const [written] = await collect(store.listObjects());
      await opened.tamper('objects', hash, reversed);
      await opened.reopen(() => (written?.writtenAt ?? NaN) + RENEWAL + 60_000).write(textBytes('page'));
      expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('page');
    });

    it('are listed with their size and the time of writing', async () => {
      const hashes = await Promise.all(['a', 'b', 'c'].map((text) => store.write(textBytes(text))));
      await create('realm/ringside', '{}');
      const listed = await collect(store.listObjects());
      expect(listed.map(({ hash }) => hash).sort()).toEqual(hashes.sort());
      expect(listed.map(({ size }) => size)).toEqual([1, 1, 1]);
      // Some stores have a clock of their own, so only the unit and the epoch are certain.
      for (const { hash, writtenAt } of listed) {
        // Some stores round to seconds in one of the two.
        expect(Math.abs(((await store.writtenAt(hash)) ?? NaN) - writtenAt)).toBeLessThan(1000);
        expect(writtenAt).toBeGreaterThan(Date.UTC(2020));
        expect(writtenAt).toBeLessThan(Date.UTC(2200));
      }
    });

    it('are removed, unless they were written again after the listing', async () => {
      const hash = await store.write(textBytes('page'));
      const [listed] = await collect(store.listObjects());
      const { writtenAt } = listed ?? { writtenAt: NaN };
      await store.removeObject({ hash, writtenAt: writtenAt - 1 });
      expect(await store.read(hash)).not.toBeNull();
      await store.removeObject({ hash, writtenAt });
      expect(await store.read(hash)).toBeNull();
      await store.removeObject({ hash, writtenAt });
      expect(await collect(store.listObjects())).toEqual([]);
    });

    it('are removed by the cleaning of the store when they are old and unneeded', async () => {
      await store.write(textBytes('page'));
      const written = (await collect(store.listObjects())).map(({ writtenAt }) => writtenAt);
      const now = Math.max(...written) + SHORTEST_GRACE;
      const clean = (after: number) => cleanStore(store, { grace: SHORTEST_GRACE, now: now + after });
      expect(await clean(0)).toEqual({ objects: 1, removed: 0, removedBytes: 0 });
      expect(await clean(1)).toEqual({ objects: 1, removed: 1, removedBytes: 4 });
      expect(await collect(store.listObjects())).toEqual([]);
    });

    it('are refused when they are too large', async () => {
      await expect(store.write(new Uint8Array(LARGEST_OBJECT + 1))).rejects.toThrow(StoreRefused);
    });

    it.each(['', 'abc', '../../../etc/passwd', 'A'.repeat(64), `${'0'.repeat(64)}\n`])(
      'are not named %j',
      async (hash) => {
        await expect(store.read(hash)).rejects.toThrow(StoreRefused);
        await expect(store.writtenAt(hash)).rejects.toThrow(StoreRefused);
        await expect(store.removeObject({ hash, writtenAt: 0 })).rejects.toThrow(StoreRefused);
      },
    );
  });

  describe('pointers', () => {
    it('are created, set, removed and created again', async () => {
      expect(await store.readPointer('realm/ringside')).toBeNull();
      const first = await create('realm/ringside', '{"release":"كرة"}');
      expect(await store.readPointer('realm/ringside')).toEqual({
        value: '{"release":"كرة"}',
        version: first,
      });
      const second = await store.swapPointer('realm/ringside', '{"release":"b"}', first);
      expect(second.swapped).toBe(true);
      const read = await store.readPointer('realm/ringside');
      expect(second).toEqual({ swapped: true, version: read?.version });
      expect(read?.value).toBe('{"release":"b"}');
      expect(await store.swapPointer('realm/ringside', null, read?.version ?? '')).toEqual({
        swapped: true,
        version: null,
      });
      expect(await store.readPointer('realm/ringside')).toBeNull();
      await create('realm/ringside', '{"release":"c"}');
      expect((await store.readPointer('realm/ringside'))?.value).toBe('{"release":"c"}');
    });

    it('conflict when their version is another one', async () => {
      const first = await create('realm/ringside', '1');
      const conflict = { swapped: false };
      expect(await store.swapPointer('realm/ringside', '2', null)).toEqual(conflict);
      expect(await store.swapPointer('realm/ringside', null, null)).toEqual(conflict);
      await store.swapPointer('realm/ringside', '3', first);
      expect(await store.swapPointer('realm/ringside', '4', first)).toEqual(conflict);
      expect(await store.swapPointer('realm/ringside', null, first)).toEqual(conflict);
      expect(await store.swapPointer('realm/ringside', '4', 'of another store')).toEqual(conflict);
      expect((await store.readPointer('realm/ringside'))?.value).toBe('3');
      expect(await store.swapPointer('realm/lanterna', '4', first)).toEqual(conflict);
      expect(await store.readPointer('realm/lanterna')).toBeNull();
    });

    it('conflict after their removal', async () => {
      const first = await create('realm/ringside', '1');
      await store.swapPointer('realm/ringside', null, first);
      expect(await store.swapPointer('realm/ringside', '2', first)).toEqual({ swapped: false });
      expect(await store.swapPointer('realm/ringside', null, first)).toEqual({ swapped: false });
      expect(await store.readPointer('realm/ringside')).toBeNull();
      expect(await store.swapPointer('realm/ringside', null, null)).toEqual({ swapped: true, version: null });
    });

    it('do not exist after a removal of nothing', async () => {
      expect(await store.swapPointer('realm/ringside', null, null)).toEqual({ swapped: true, version: null });
      expect(await store.readPointer('realm/ringside')).toBeNull();
      expect(await collect(store.listPointers(''))).toEqual([]);
    });

    it('are refused when they are truncated', async () => {
      await create('realm/ringside', '{"release":"a"}');
      await opened.tamper('pointers', 'realm/ringside', truncated);
      await expect(store.readPointer('realm/ringside')).rejects.toThrow(StoreCorrupt);
    });

    it('are refused when they are too large or not JSON', async () => {
      const largest = JSON.stringify('a'.repeat(LARGEST_POINTER - 2));
      const version = await create('realm/ringside', largest);
      expect((await store.readPointer('realm/ringside'))?.value).toBe(largest);
      for (const value of [`${largest} `, '', '{"release":'])
        await expect(store.swapPointer('realm/ringside', value, version)).rejects.toThrow(StoreRefused);
    });

    it.each([
      '',
      'realm',
      'realm/',
      '/realm/a',
      'realm/../a',
      '../realm',
      'realm/a/b',
      'realm/.a',
      'realm/a.',
      'Realm/a',
      'realm/A',
      'realm/a b',
      'realm/é',
      'realm/a\0',
      'realm\\a',
      `realm/${'a'.repeat(254)}`,
    ])('are not named %j', async (name) => {
      await expect(store.readPointer(name)).rejects.toThrow(StoreRefused);
      await expect(store.swapPointer(name, '1', null)).rejects.toThrow(StoreRefused);
    });

    it('are listed by prefix, in order, without the removed ones', async () => {
      for (const name of [
        'realm/b',
        'host/b.example',
        'host/a-b.example',
        'host/a.example',
        'build/ab12cd34',
      ])
        await create(name, '1');
      await store.swapPointer('host/gone.example', null, await create('host/gone.example', '1'));
      const hosts = ['host/a-b.example', 'host/a.example', 'host/b.example'];
      expect(await collect(store.listPointers(''))).toEqual(['build/ab12cd34', ...hosts, 'realm/b']);
      expect(await collect(store.listPointers('host/'))).toEqual(hosts);
      expect(await collect(store.listPointers('ho'))).toEqual(hosts);
      expect(await collect(store.listPointers('host/a'))).toEqual(hosts.slice(0, 2));
      expect(await collect(store.listPointers('unknown/'))).toEqual([]);
      for (const prefix of ['../', 'host/../', 'host/a/', '*'])
        await expect(collect(store.listPointers(prefix))).rejects.toThrow(StoreRefused);
    });

    it('are listed completely when they are many', async () => {
      const names = Array.from({ length: kind.many }, (_, index) => `host/${index}.example`);
      await (opened.fill?.(names) ?? inBatches(names, (name) => create(name, '1')));
      expect(await collect(store.listPointers('host/'))).toEqual(names.sort());
    });
  });

  if (kind.hasCompareAndSwap)
    describe('several writers', () => {
      it('win one swap each round', async () => {
        let version: string | null = null;
        for (const round of ['first', 'second', 'third']) {
          const swaps = await Promise.all(
            Array.from({ length: 20 }, async (_, writer) => {
              const value = JSON.stringify({ round, writer });
              return { value, swap: await store.swapPointer('realm/ringside', value, version) };
            }),
          );
          const [winner, ...others] = swaps.filter(({ swap }) => swap.swapped);
          expect(others).toEqual([]);
          const pointer = await store.readPointer('realm/ringside');
          expect(pointer?.value).toBe(winner?.value);
          version = pointer?.version ?? null;
        }
      });

      it('lose no update', async () => {
        await Promise.all(Array.from({ length: 20 }, () => increment(store, 'realm/ringside')));
        expect((await store.readPointer('realm/ringside'))?.value).toBe('20');
      });

      it('win one creation after a removal', async () => {
        await store.swapPointer('realm/ringside', null, await create('realm/ringside', '1'));
        const swaps = await Promise.all(
          Array.from({ length: 20 }, (_, writer) =>
            store.swapPointer('realm/ringside', String(writer), null),
          ),
        );
        expect(swaps.filter(({ swapped }) => swapped)).toHaveLength(1);
      });
    });

  const { unreachable } = kind;
  if (unreachable !== null)
    it('says that it is unreachable', async () => {
      const broken = unreachable();
      for (const attempt of [
        () => broken.read('0'.repeat(64)),
        () => broken.write(textBytes('page')),
        () => broken.readPointer('realm/ringside'),
        () => broken.swapPointer('realm/ringside', '1', null),
        () => broken.swapPointer('realm/ringside', '1', '"1"'),
        () => collect(broken.listPointers('')),
        () => collect(broken.listObjects()),
        () => broken.removeObject({ hash: '0'.repeat(64), writtenAt: 0 }),
      ])
        await expect(attempt()).rejects.toThrow(StoreUnreachable);
    });
}

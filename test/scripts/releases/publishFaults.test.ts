/** Publishing to, and serving from, a store that fails. */
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import { publishRelease } from '../../../scripts/releases/publishRelease';
import { realmPointer } from '../../../scripts/releases/release';
import { StoreCorrupt, StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import {
  author,
  changed,
  later,
  library,
  now,
  publish,
  reported,
  store,
  stored,
  titleAt,
  values,
} from './publishingFixture';

describe('faults of the store', () => {
  /** The store, failing while `isDown`. */
  function failing(): { readonly store: ReleaseStore; isDown: boolean } {
    const state = {
      isDown: false,
      store: new Proxy(store, {
        get: (target, name: keyof ReleaseStore) =>
          state.isDown
            ? () => Promise.reject(new StoreUnreachable('The store does not answer.'))
            : target[name].bind(target),
      }),
    };
    return state;
  }

  test('a store that stops answering changes nothing that is served, for as long as it takes', async () => {
    await publish(changed({ title: 'One' }));
    const down = failing();
    const served = library(down.store);
    expect(await titleAt(served, 'ringside.localhost')).toBe('One');
    down.isDown = true;
    for (let time = 0; time < 5; time++) {
      later();
      expect(await titleAt(served, 'ringside.localhost')).toBe('One');
    }
    expect(reported[0]).toBeInstanceOf(StoreUnreachable);
    down.isDown = false;
    await publish(changed({ title: 'Two' }));
    later();
    expect(await titleAt(served, 'ringside.localhost')).toBe('Two');
  });

  test('a store that has never answered is an error, not an unknown host', async () => {
    const down = failing();
    down.isDown = true;
    await expect(library(down.store).forHost('ringside.localhost')).rejects.toThrow(StoreUnreachable);
  });

  test.each([
    ['missing', (key: string) => values.delete(key)],
    [
      'damaged',
      (key: string) => {
        const value = values.get(key);
        if (value !== undefined) values.set(key, { ...value, bytes: value.bytes.slice(0, 100) });
      },
    ],
  ])(
    'a pointer to a release that is %s: the last good one is served, and it is reported',
    async (_what, spoil) => {
      await publish(changed({ title: 'One' }));
      const served = library();
      expect(await titleAt(served, 'ringside.localhost')).toBe('One');
      const next = await publish(changed({ title: 'Two' }));
      if (!next.done) throw new Error('not published');
      spoil(`objects/${next.release}`);
      later();
      expect(await titleAt(served, 'ringside.localhost')).toBe('One');
      expect(reported).toHaveLength(1);
    },
  );

  test('a realm that left the memory is read again, and a damaged release then replaced by the one before', async () => {
    const [host, other] = ['ringside.localhost', 'other.localhost'];
    await publish(changed({ title: 'One' }));
    const two = await publish(changed({ title: 'Two' }));
    await publish(changed({ id: 'other', title: 'Other', hosts: [other] }));
    const served = new ReleaseLibrary({
      store,
      now: () => now,
      realms: 1,
      report: (error) => reported.push(error),
    });
    expect(await titleAt(served, host)).toBe('Two');
    if (!two.done) throw new Error('not published');
    values.delete(`objects/${two.release}`);
    expect(await titleAt(served, host)).toBe('Two');
    expect(await titleAt(served, other)).toBe('Other');
    expect(await titleAt(served, host)).toBe('One');
    expect(reported).toEqual([new StoreCorrupt(`The release ${two.release} is missing from the store.`)]);
  });

  test('a damaged release can be replaced', async () => {
    const one = await publish(changed({ title: 'One' }));
    if (!one.done) throw new Error('not published');
    const key = `objects/${one.release}`;
    const value = values.get(key);
    if (value !== undefined) values.set(key, { ...value, bytes: value.bytes.slice().reverse() });
    expect(await publish(changed({ title: 'Two' }))).toMatchObject({ done: true, from: one.release });
    expect(await titleAt(library(), 'ringside.localhost')).toBe('Two');
  });

  test('a publisher that is stopped before the last write leaves the old release', async () => {
    await publish(changed({ title: 'One' }));
    const names: string[] = [];
    const stopped = new Proxy(store, {
      get: (target, name: keyof ReleaseStore) =>
        name === 'swapPointer'
          ? (pointer: string) => (names.push(pointer), Promise.reject(new Error('stopped')))
          : target[name].bind(target),
    });
    const release = await stored(changed({ title: 'Two' }));
    await expect(publishRelease(stopped, release, author())).rejects.toThrow('stopped');
    expect(names).toEqual([realmPointer('ringside')]);
    expect(await titleAt(library(), 'ringside.localhost')).toBe('One');
  });
});

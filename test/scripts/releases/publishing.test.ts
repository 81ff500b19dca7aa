/** Publishing to a store, and serving what was published. */
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { Sitemaps } from '../../../scripts/host/handler/sitemap/Sitemaps';
import { createHandler } from '../../../scripts/host/handler/createHandler';
import { nodeCompressor } from '../../../scripts/host/nodeCompressor';
import { publishedSite } from '../../../scripts/host/handler/publishedSite';
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import {
  publications,
  publishRelease,
  storeRelease,
  unpublish,
} from '../../../scripts/releases/publishRelease';
import { hostPointer, realmPointer, writeJson, type StoredBuild } from '../../../scripts/releases/release';
import { StoreCorrupt, StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { build, demo, demoPictures, handlerWith, platform, request } from '../host/hostFixture';

let values: MemoryValues;
let store: ReleaseStore;
let now: number;
let reported: unknown[];
beforeEach(() => {
  values = new Map();
  store = memoryStore(values);
  now = 0;
  reported = [];
});

const author = (message: string | null = null, at = 1_000_000) => ({ by: 'nadia', message, at });
const storedBuild: StoredBuild = { format: 1, host: build, assets: {} };

/** Ringside with another title and hosts. */
function changed({
  id = 'ringside',
  title = 'Ringside',
  hosts = ['ringside.localhost'],
}: {
  readonly id?: string;
  readonly title?: string;
  readonly hosts?: readonly string[];
}): PublishedRealm {
  const published = demo('ringside');
  return { ...published, id, realm: { ...published.realm, id, title, hosts } };
}

async function stored(published: PublishedRealm, assets: StoredBuild['assets'] = {}): Promise<string> {
  const hash = await writeJson(store, { ...storedBuild, assets });
  return storeRelease(store, published, demoPictures('ringside'), hash);
}

const publish = async (published: PublishedRealm, message?: string, at?: number) =>
  publishRelease(store, await stored(published), author(message ?? null, at));

/**
 * Publishes at the same time: nobody goes on before all have read the first of their pointers whose names begin with
 * `prefix`.
 */
async function publishTogether(
  prefix: string,
  publications: readonly { readonly published: PublishedRealm; readonly at?: number }[],
): Promise<Awaited<ReturnType<typeof publish>>[]> {
  const releases = await Promise.all(publications.map(({ published }) => stored(published)));
  let arrived = 0;
  let goOn = () => {};
  const all = new Promise<void>((resolve) => (goOn = resolve));
  return Promise.all(
    publications.map(({ at }, index) => {
      let isFirst = true;
      const waiting = new Proxy(store, {
        get: (target, name: keyof ReleaseStore) =>
          name === 'readPointer'
            ? async (pointer: string) => {
                const value = await target.readPointer(pointer);
                if (!isFirst || !pointer.startsWith(prefix)) return value;
                isFirst = false;
                if (++arrived === publications.length) goOn();
                await all;
                return value;
              }
            : target[name].bind(target),
      });
      return publishRelease(waiting, releases[index] ?? '', author(null, at));
    }),
  );
}

async function history(id: string) {
  const all = [];
  for await (const each of publications(store, id)) all.push(each);
  return all;
}

const library = (of: ReleaseStore = store) =>
  new ReleaseLibrary({ store: of, now: () => now, report: (error) => reported.push(error) });

const titleAt = async (of: ReleaseLibrary, hostname: string) =>
  (await of.forHost(hostname))?.realm.title ?? null;

/** Later than a pointer is used without reading it again. */
const later = () => (now += 2001);

test('a release is served like the realm that it was made from, byte for byte', async () => {
  await publish(demo('ringside'));
  const released = library();
  const handle = createHandler({
    site: (hostname) => released.forHost(hostname),
    compressor: nodeCompressor,
    asset: async () => null,
    contents: new ContentLookup({ fetch: platform(), now: () => 0 }),
    sitemaps: new Sitemaps({ fetch: platform(), now: () => 0 }),
    report: (error) => {
      throw error;
    },
  });
  const direct = handlerWith({
    site: async () => publishedSite(demo('ringside'), build, demoPictures('ringside')),
  });
  for (const [path, headers] of [
    ['/', {}],
    ['/', { 'accept-language': 'es', 'accept-encoding': 'gzip' }],
    ['/video/7', {}],
    ['/purchase', {}],
    ['/no/such/page/here', {}],
    ['/images/logo.svg', {}],
    ['/images/none.svg', {}],
    ['/realm-messages/en.json', {}],
    ['/robots.txt', {}],
    ['/favicon.ico', {}],
  ] as const) {
    const [one, other] = await Promise.all(
      [handle, direct].map(async (each) => {
        const response = await each(request(`http://ringside.localhost${path}`, headers));
        return {
          status: response.status,
          headers: Object.fromEntries(
            // Durations differ with every answer.
            [...response.headers].map(([name, value]) => [name, value.replace(/(?<=;dur=)[\d.]+/g, '0')]),
          ),
          body: Buffer.from(await response.arrayBuffer()).toString('base64'),
        };
      }),
    );
    expect(one).toEqual(other);
  }
});

test('the same realm has the same release, and publishing it again adds nothing to the history', async () => {
  const first = await publish(changed({ title: 'One' }), 'launch');
  const before = await store.readPointer(realmPointer('ringside'));
  expect(await publish(changed({ title: 'One' }), 'again', 2_000_000)).toEqual({
    done: true,
    release: first.done ? first.release : '',
    from: first.done ? first.release : '',
  });
  expect(await store.readPointer(realmPointer('ringside'))).toEqual(before);
  expect(await publish(changed({ title: 'Two' }), 'new title')).toMatchObject({ done: true });
  expect((await history('ringside')).map(({ message }) => message)).toEqual(['new title', 'launch']);
});

test('a publication is served after two seconds, a rollback too; the history names who, why, from and to', async () => {
  const served = library();
  const first = await publish(changed({ title: 'One' }), 'launch');
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');
  const second = await publish(changed({ title: 'Two' }), 'new title');
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');
  later();
  expect(await titleAt(served, 'ringside.localhost')).toBe('Two');
  if (!first.done || !second.done || first.release === null) throw new Error('not published');
  await publishRelease(store, first.release, author('the title was wrong'), { action: 'rollback' });
  later();
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');

  expect(
    (await history('ringside')).map(({ action, by, message, from, release }) => [
      action,
      by,
      message,
      from,
      release,
    ]),
  ).toEqual([
    ['rollback', 'nadia', 'the title was wrong', second.release, first.release],
    ['publish', 'nadia', 'new title', first.release, second.release],
    ['publish', 'nadia', 'launch', null, first.release],
  ]);
});

test('an unpublished realm is not served any more, and its host name is free', async () => {
  await publish(changed({ hosts: ['shared.example'] }));
  const served = library();
  expect(await titleAt(served, 'shared.example')).toBe('Ringside');
  expect(await unpublish(store, 'ringside', author())).toMatchObject({ done: true, release: null });
  later();
  expect(await titleAt(served, 'shared.example')).toBeNull();
  expect(await publish(changed({ id: 'velvet', hosts: ['shared.example'] }))).toMatchObject({ done: true });
});

describe('M14 host names', () => {
  test('a host name of another realm is refused, and both realms serve what they served', async () => {
    await publish(changed({ title: 'Ringside', hosts: ['fights.example'] }));
    await publish(changed({ id: 'velvet', title: 'Velvet', hosts: ['velvet.example'] }));
    expect(
      await publish(changed({ id: 'velvet', title: 'Thief', hosts: ['velvet.example', 'fights.example'] })),
    ).toEqual({ done: false, reason: 'host-taken', host: 'fights.example', realm: 'ringside' });
    const served = library();
    expect(await titleAt(served, 'fights.example')).toBe('Ringside');
    expect(await titleAt(served, 'velvet.example')).toBe('Velvet');
  });

  /** The publication that is done. */
  const winnerOf = (results: readonly { readonly done: boolean }[]): number => {
    expect(results.map(({ done }) => done).sort()).toEqual([false, true]);
    return results.findIndex(({ done }) => done);
  };

  test.each([
    ['in the same order', ['also.example', 'new.example']],
    ['in another order', ['new.example', 'also.example']],
  ])(
    'of two publishers at once that claim them %s one wins, and the other is told',
    async (_order, hosts) => {
      const titles = ['One', 'Other'] as const;
      const results = await publishTogether('host/', [
        { published: changed({ id: 'one', title: 'One', hosts: ['also.example', 'new.example'] }) },
        { published: changed({ id: 'other', title: 'Other', hosts }) },
      ]);
      const winner = titles[winnerOf(results)] ?? null;
      expect(results.find(({ done }) => !done)).toMatchObject({ reason: 'host-taken' });
      const served = library();
      for (const host of hosts) expect(await titleAt(served, host)).toBe(winner);
    },
  );

  test.each([-30, 30])('one wins although the clock of the other differs by %d minutes', async (minutes) => {
    const hosts = ['new.example'];
    const results = await publishTogether('host/', [
      { published: changed({ id: 'one', title: 'One', hosts }), at: 10_000_000 },
      { published: changed({ id: 'other', title: 'Other', hosts }), at: 10_000_000 + minutes * 60_000 },
    ]);
    const winner = ['One', 'Other'][winnerOf(results)] ?? null;
    expect(await titleAt(library(), 'new.example')).toBe(winner);
  });

  test('of two publishers of one realm one wins, and the other is told', async () => {
    const results = await publishTogether('realm/', [
      { published: changed({ title: 'One' }) },
      { published: changed({ title: 'Two' }) },
    ]);
    winnerOf(results);
    expect(results.find(({ done }) => !done)).toEqual({ done: false, reason: 'changed' });
  });

  test('the claim of a publisher that was stopped is taken over after a minute, and not before', async () => {
    await store.swapPointer(
      hostPointer('left.example'),
      JSON.stringify({ realm: 'stopped', claimedAt: 1_000_000 }),
      null,
    );
    const attempt = (at: number) => publish(changed({ hosts: ['left.example'] }), undefined, at);
    expect(await attempt(1_030_000)).toMatchObject({ done: false, reason: 'host-taken', realm: 'stopped' });
    expect(await attempt(1_061_000)).toMatchObject({ done: true });
    expect(await titleAt(library(), 'left.example')).toBe('Ringside');
  });

  test('a name that a release drops is free, and is not served with it any more', async () => {
    const served = library();
    await publish(changed({ hosts: ['old.example', 'new.example'] }));
    expect(await titleAt(served, 'old.example')).toBe('Ringside');
    await publish(changed({ hosts: ['new.example'] }));
    later();
    expect(await titleAt(served, 'old.example')).toBeNull();
    expect(await store.readPointer(hostPointer('old.example'))).toBeNull();
  });
});

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

test('the files of an earlier build are served as long as a tab of an earlier release may ask for them', async () => {
  const file = async (text: string) => store.write(new TextEncoder().encode(text));
  const release = async (title: string, assets: StoredBuild['assets']) =>
    publishRelease(store, await stored(changed({ title }), assets), author());
  await release('One', { 'first-1.js': await file('one') });
  await release('Two', { 'first-2.js': await file('two') });
  const served = library();
  const read = async (name: string) => {
    const bytes = await served.asset('ringside.localhost', name);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  expect([await read('first-1.js'), await read('first-2.js'), await read('none.js')]).toEqual([
    'one',
    'two',
    null,
  ]);
});

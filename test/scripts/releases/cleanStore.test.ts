/** Removal of what nothing in a store needs, while others publish. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPlugin, removePlugin } from '../../../scripts/install/addPlugin';
import { readSiteFacts } from '../../../scripts/install/siteFacts';
import { storeBuild } from '../../../scripts/publish/storeBuild';
import { cleanStore } from '../../../scripts/releases/cleanStore';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import {
  publications,
  publishRelease,
  storeRelease,
  unpublish,
} from '../../../scripts/releases/publishRelease';
import {
  readJson,
  readRealmPointer,
  writeJson,
  type Release,
  type StoredBuild,
} from '../../../scripts/releases/release';
import { StoreCorrupt, StoreRefused, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { assetsOf, objectsOf, servedReleases } from '../../../scripts/releases/retention';
import { objectsOfPlugin } from '../../../scripts/releases/storedPlugins';
import { rollBack } from '../../../scripts/releases/rollBack';
import { build, demo, demoPictures } from '../host/hostFixture';
import { openedPackage, quiz } from '../install/pluginPackage';
import { collect } from './collect';

const DAY = 24 * 60 * 60 * 1000;
const GRACE = 30 * DAY;

let now: number;
let store: ReleaseStore;
let root: string;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  store = memoryStore(new Map(), () => now);
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(root, 'dist/assets'), { recursive: true });
  newBuild('1');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Replaces the build in `root`. */
function newBuild(version: string): void {
  rmSync(path.join(root, 'dist/assets'), { recursive: true });
  mkdirSync(path.join(root, 'dist/assets'));
  writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify({ ...build, early: version }));
  for (const name of ['first', 'player'])
    writeFileSync(path.join(root, `dist/assets/${name}-${version}.js`), `${name} ${version}`);
}

const author = () => ({ by: 'nadia', message: null, at: now });
const stored = (of = store) => storeBuild(of, path.join(root, 'dist'), build, now);

/** Publishes ringside under a title, as the command does. */
async function publish(title: string, of = store): Promise<string> {
  const published = demo('ringside');
  const release = await storeRelease(
    of,
    { ...published, realm: { ...published.realm, title } },
    demoPictures('ringside'),
    await stored(of),
  );
  expect(await publishRelease(of, release, author())).toMatchObject({ done: true });
  return release;
}

const clean = (isTrial = false) => cleanStore(store, { grace: GRACE, now, isTrial });

/** Whether all objects of a release are in the store. */
async function isWhole(hash: string): Promise<boolean> {
  const release = await readJson<Release>(store, hash);
  if (release === null) return false;
  const assets = await readJson<StoredBuild>(store, release.build);
  if (assets === null) return false;
  const objects = await Promise.all(
    [...objectsOf(release), ...assetsOf(assets)].map((each) => store.read(each)),
  );
  return objects.every((bytes) => bytes !== null);
}

const served = async (title: string) => {
  const releases = servedReleases(await collect(publications(store, 'ringside')));
  for (const each of releases)
    if ((await readJson<Release>(store, each.hash))?.realm.title === title) return each;
  throw new Error(`${title} was not served.`);
};

test('removes releases that were replaced before the grace time, and nothing else', async () => {
  const releases: string[] = [];
  for (const title of ['one', 'two', 'three', 'four']) {
    releases.push(await publish(title));
    now += 20 * DAY;
  }
  // 60, 40 and 20 days ago, one, two and three were replaced.
  const wholes = () => Promise.all(releases.map(isWhole));
  expect(await clean(true)).toMatchObject({ removed: expect.any(Number) as number });
  expect(await wholes()).toEqual([true, true, true, true]);
  const before = await collect(store.listObjects());
  const { objects, removed, removedBytes } = await clean();
  expect(await wholes()).toEqual([false, false, true, true]);
  const after = await collect(store.listObjects());
  expect([objects, removed]).toEqual([before.length, before.length - after.length]);
  const bytesOf = (list: typeof before) => list.reduce((sum, { size }) => sum + size, 0);
  expect(removedBytes).toBe(bytesOf(before) - bytesOf(after));
  expect(await clean()).toEqual({ objects: after.length, removed: 0, removedBytes: 0 });
  expect(await collect(publications(store, 'ringside'))).toHaveLength(4);
});

test('counts the same without removing', async () => {
  await publish('one');
  await publish('two');
  await publish('three');
  now += 100 * DAY;
  const trial = await clean(true);
  expect(trial.removed).toBeGreaterThan(0);
  expect(await clean()).toEqual(trial);
});

test('leaves the release to roll back to, however old, and the last one of an unpublished realm', async () => {
  const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
  now += 1000 * DAY;
  await clean();
  expect(await Promise.all([one, two, three].map(isWhole))).toEqual([false, true, true]);
  expect(await rollBack(store, await served('two'), author())).toMatchObject({ done: true, release: two });
  await unpublish(store, 'ringside', author());
  now += 1000 * DAY;
  await clean();
  expect(await Promise.all([two, three].map(isWhole))).toEqual([true, false]);
});

test('removes an unused build with its pointer; a publisher of that build stores it again', async () => {
  await publish('one');
  for (const version of ['2', '3', '4', '5', '6', '7']) {
    newBuild(version);
    await publish(`build ${version}`);
  }
  const builds = async () => (await readRealmPointer(store, 'ringside'))?.value.builds.length;
  expect([await builds(), (await collect(store.listPointers('build/'))).length]).toEqual([5, 7]);
  now += 100 * DAY;
  await clean();
  // Those of the last five builds, which open tabs may need.
  expect([await builds(), (await collect(store.listPointers('build/'))).length]).toEqual([5, 5]);
  newBuild('1');
  expect(await isWhole(await publish('one again'))).toBe(true);
  await clean();
  expect(await isWhole((await served('one again')).hash)).toBe(true);
});

test('keeps the plugins of the store until they are removed, and those that a release contains', async () => {
  const opened = openedPackage(quiz);
  const added = await addPlugin({
    site: await readSiteFacts(process.cwd()),
    store,
    opened,
    by: 'nadia',
    now,
  });
  if ('refusal' in added) throw new Error(added.refusal);
  const objects = objectsOfPlugin(added.plugin);
  const kept = async () => (await Promise.all(objects.map((each) => store.read(each)))).every(Boolean);
  now += 1000 * DAY;
  await clean();
  expect(await kept()).toBe(true);
  // As a realm with the plugin is published: its build has the plugin's files.
  const base = await readJson<StoredBuild>(store, await stored());
  const [module = ''] = objects;
  const build = await writeJson(store, {
    ...base,
    assets: { ...base?.assets, 'plugins/quiz/row.js': module },
  });
  const published = demo('ringside');
  const release = await storeRelease(store, published, demoPictures('ringside'), build);
  expect(await publishRelease(store, release, author())).toMatchObject({ done: true });
  await removePlugin(store, 'section/quiz');
  now += 1000 * DAY;
  await clean();
  expect(await store.read(module)).not.toBeNull();
  expect(await kept()).toBe(false);
});

describe('a publisher at work', () => {
  test('loses nothing that it wrote before it changes a pointer', async () => {
    const published = demo('ringside');
    const release = await storeRelease(store, published, demoPictures('ringside'), await stored());
    now += GRACE - 1;
    await clean();
    expect(await publishRelease(store, release, author())).toMatchObject({ done: true });
    expect(await isWhole(release)).toBe(true);
  });

  /** The store, with work that is done once between the listing of objects and their removal. */
  const between = (work: () => Promise<unknown>): ReleaseStore => {
    let working: Promise<unknown> | null = null;
    return new Proxy(store, {
      get: (target, name: keyof ReleaseStore) =>
        name === 'removeObject'
          ? async (object: Parameters<ReleaseStore['removeObject']>[0]) => {
              await (working ??= work());
              return target.removeObject(object);
            }
          : target[name].bind(target),
    });
  };

  test('may publish an old release again while objects are removed', async () => {
    const one = await publish('one');
    newBuild('2');
    await publish('two');
    await publish('three');
    now += 100 * DAY;
    newBuild('1');
    const cleaned = await cleanStore(
      between(() => publish('one')),
      { grace: GRACE, now },
    );
    expect(cleaned.removed).toBeGreaterThan(0);
    expect((await readRealmPointer(store, 'ringside'))?.value.release).toBe(one);
    expect(await isWhole(one)).toBe(true);
  });

  test('may roll back to an old release while objects are removed', async () => {
    const one = await publish('one');
    newBuild('2');
    await publish('two');
    await publish('three');
    now += 100 * DAY;
    const target = await served('one');
    await cleanStore(
      between(() => rollBack(store, target, author())),
      { grace: GRACE, now },
    );
    expect((await readRealmPointer(store, 'ringside'))?.value.release).toBe(one);
    expect(await isWhole(one)).toBe(true);
  });

  test('is refused when the release to roll back to is not complete any more', async () => {
    await publish('one');
    await publish('two');
    const three = await publish('three');
    const target = await served('one');
    now += 100 * DAY;
    await clean();
    expect(await rollBack(store, target, author())).toEqual({ done: false, reason: 'unknown-release' });
    expect((await readRealmPointer(store, 'ringside'))?.value.release).toBe(three);
  });

  test('writes the files of a build again after a day', async () => {
    const files = async () => {
      const { assets } = (await readJson<StoredBuild>(store, await stored())) ?? { assets: {} };
      const listed = await collect(store.listObjects());
      return Object.values(assets).map((hash) => listed.find((each) => each.hash === hash)?.writtenAt);
    };
    const first = now;
    expect(await files()).toEqual([first, first]);
    now += DAY - 1;
    expect(await files()).toEqual([first, first]);
    now += 1;
    expect(await files()).toEqual([now, now]);
  });
});

describe('what cannot be read', () => {
  const objects = async () => (await collect(store.listObjects())).length;

  test.each(['release', 'publication'] as const)(
    'a missing %s stops it before it removes anything',
    async (kind) => {
      await publish('one');
      await publish('two');
      await publish('three');
      const pointer = (await readRealmPointer(store, 'ringside'))?.value;
      now += 100 * DAY;
      await store.removeObject({ hash: pointer?.[kind] ?? '', writtenAt: now });
      const before = await objects();
      await expect(clean()).rejects.toThrow(StoreCorrupt);
      expect(await objects()).toBe(before);
    },
  );

  test('a grace time that a slow publisher could outlast is refused', async () => {
    await expect(cleanStore(store, { grace: 2 * DAY - 1, now })).rejects.toThrow(StoreRefused);
  });
});

/** What the releases of several realms share. */
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import { cleanStore } from '../../../scripts/releases/cleanStore';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease, StoredObjects } from '../../../scripts/releases/publishRelease';
import { readJson, writeJson, type Release, type StoredPage } from '../../../scripts/releases/release';
import { RENEWAL, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { build as sampleBuild, demo, demoPictures } from '../host/hostFixture';

const build = 'b'.repeat(64);

test('realms with the same theme share the objects of their styles, which their pages do not contain', async () => {
  const store = memoryStore(new Map());
  const ringside = demo('ringside');
  const other = { ...ringside, id: 'other', realm: { ...ringside.realm, id: 'other' } };
  const releases = await Promise.all(
    [ringside, other].map(async (realm) => {
      const hash = await storeRelease(store, realm, demoPictures('ringside'), build);
      return readJson<Release>(store, hash);
    }),
  );
  expect(releases[1]?.styles).toEqual(releases[0]?.styles);
  for (const [locale, { style }] of Object.entries(ringside.pages)) {
    const stored = await store.read(releases[0]?.styles?.[locale] ?? '');
    expect(new TextDecoder().decode(stored ?? new Uint8Array())).toBe(style);
    const page = await readJson<StoredPage>(store, releases[0]?.pages[locale] ?? '');
    expect(page?.before).toHaveLength(2);
    expect(JSON.stringify(page)).not.toContain(JSON.stringify(style).slice(1, -1));
  }
});

test('a publisher of many realms writes what they share once', async () => {
  const written: string[] = [];
  const memory = memoryStore(new Map());
  const store: ReleaseStore = {
    ...memory,
    write: async (bytes) => {
      const hash = await memory.write(bytes);
      written.push(hash);
      return hash;
    },
  };
  const stored = new StoredObjects();
  const ringside = demo('ringside');
  const other = { ...ringside, id: 'other', realm: { ...ringside.realm, id: 'other' } };
  await storeRelease(store, ringside, demoPictures('ringside'), build, stored);
  expect(new Set(written).size).toBe(written.length);
  written.length = 0;
  const release = await storeRelease(store, other, demoPictures('ringside'), build, stored);
  const { pages } = (await readJson<Release>(memory, release)) ?? {};
  expect(new Set(written)).toEqual(new Set([...Object.values(pages ?? {}), release]));
});

test('cleaning the store keeps the styles of served pages', async () => {
  const values: MemoryValues = new Map();
  const store = memoryStore(values);
  const ringside = demo('ringside');
  const storedBuild = await writeJson(store, { format: 1, host: sampleBuild, assets: {} });
  const release = await storeRelease(store, ringside, demoPictures('ringside'), storedBuild);
  await publishRelease(store, release, { by: 'nadia', message: null, at: 0 });
  for (const [key, value] of values) values.set(key, { ...value, writtenAt: 0 });
  await cleanStore(store, { grace: 2 * RENEWAL, now: 40 * RENEWAL });
  const library = new ReleaseLibrary({
    store,
    now: () => 0,
    report: (error) => {
      throw error;
    },
  });
  const page = await (await library.forHost('ringside.localhost'))?.page('en');
  expect(page?.before).toBe(ringside.pages['en']?.before);
});

/** The store behind the commands: cleaning it, its clock, and its address. */
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kvStore } from '../../../scripts/releases/kvStore';
import { readJson, readRealmPointer, type Release } from '../../../scripts/releases/release';
import { realmPublish } from '../../../scripts/cli/realmPublish';
import { realmReleases, realmRollback, realmUnpublish } from '../../../scripts/cli/realmReleases';
import { storeClean } from '../../../scripts/cli/storeClean';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson } from '../../../scripts/releases/release';
import { demo, demoPictures } from '../host/hostFixture';
import { build } from '../host/sampleBuild';
import { collect } from '../releases/collect';
import { startKVApiService, token } from '../releases/kvApiService';

import { document, original, root, store } from './storeFixture';

const DAY = 24 * 60 * 60 * 1000;

/** Fills the store as publishers did some days ago: three releases of ringside, one after the other. */
async function publishedBefore(days: number): Promise<void> {
  const at = Date.now() - days * DAY;
  const folder = new FolderStore(store);
  const { realm, ...rest } = demo('ringside');
  for (const title of ['One', 'Two', 'Three']) {
    const stored = await writeJson(folder, { format: 1, host: build, assets: {} });
    const titled = { ...rest, realm: { ...realm, title } };
    const release = await storeRelease(folder, titled, demoPictures('ringside'), stored);
    await publishRelease(folder, release, { by: 'nadia', message: title, at });
  }
  for (const file of readdirSync(path.join(store, 'objects'), { recursive: true, withFileTypes: true }))
    if (file.isFile()) utimesSync(path.join(file.parentPath, file.name), at / 1000, at / 1000);
}

test('cleans the store of what is unneeded, or counts it', async () => {
  await publishedBefore(31);
  const history = JSON.parse((await realmReleases('ringside', { store, json: true })).output) as {
    release: string;
  }[];
  const clean = async (options: { grace: string; dryRun?: boolean; json?: boolean }) =>
    storeClean({ store, ...options });
  expect(await clean({ grace: '40d', json: true })).toMatchObject({ code: 0 });
  expect(JSON.parse((await clean({ grace: '40d', json: true })).output)).toMatchObject({ removed: 0 });
  const trial = await clean({ grace: '30d', dryRun: true });
  expect(trial.output).toMatch(/^Would remove [1-9]\d* of \d+ objects, 0\.\d MB\.$/);
  const { output } = await clean({ grace: '30d' });
  expect(output).toBe(trial.output.replace('Would remove', '✓ Removed'));
  expect(await realmRollback('ringside', history[2]?.release, { store })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The release [0-9a-f]{12} was removed from the store\.$/) as string,
  });
  expect(await realmRollback('ringside', undefined, { store })).toMatchObject({ code: 0 });
  for (const grace of ['1d', '30', 'soon', '-3d'])
    expect((await clean({ grace })).errors).toMatch(/grace time is too short|--grace is a number of days/);
});

describe('the clock of this machine', () => {
  /** Shifts it; files have the time of the system. */
  const shift = (milliseconds: number) => {
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + milliseconds);
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['ahead of', 40],
    ['behind', -40],
  ])('%s that of the store by %d days: nothing is changed, and nothing removed', async (words, days) => {
    await publishedBefore(0);
    const history = (await realmReleases('ringside', { store })).output;
    // Of a publisher at work, which has not changed a pointer yet.
    const folder = new FolderStore(store);
    const written = await folder.write(new TextEncoder().encode('a page'));
    shift(days * DAY);
    for (const outcome of [
      await storeClean({ store, grace: '30d' }),
      await realmPublish(root, ['ringside'], { store }),
      await realmRollback('ringside', undefined, { store }),
      await realmUnpublish('ringside', { store }),
    ])
      expect(outcome).toMatchObject({
        code: 1,
        errors: `The clock of this machine is 960 hours ${words} that of the store. Set it, then try again.`,
      });
    expect(await folder.read(written)).not.toBeNull();
    expect((await realmReleases('ringside', { store })).output).toBe(history);
  });

  test('may differ by some minutes', async () => {
    await publishedBefore(0);
    shift(30 * 60_000);
    for (const outcome of [
      await storeClean({ store, grace: '30d' }),
      await realmRollback('ringside', undefined, { store }),
      await realmPublish(root, ['ringside'], { store }),
      await realmUnpublish('ringside', { store }),
    ])
      expect([outcome.code, outcome.errors]).toEqual([0, '']);
  });

  test('leaves nothing in the store', async () => {
    await publishedBefore(0);
    const objects = async () => (await collect(new FolderStore(store).listObjects())).length;
    const before = await objects();
    expect(await storeClean({ store, grace: '30d' })).toMatchObject({ code: 0 });
    expect(await objects()).toBe(before);
  });
});

test('a folder that does not exist is not created by cleaning it or by taking a realm offline', async () => {
  const missing = path.join(store, 'missing');
  for (const outcome of [
    await storeClean({ store: missing, grace: '30d' }),
    await realmUnpublish('ringside', { store: missing }),
    await realmRollback('ringside', undefined, { store: missing }),
  ])
    expect(outcome).toMatchObject({ code: 1, errors: expect.stringContaining('ENOENT') as string });
  expect(existsSync(missing)).toBe(false);
});

test.each([
  [undefined, 'Name the store with --store or PROSCENIUM_STORE, such as /var/lib/proscenium.'],
  ['ftp://elsewhere.example/releases', /is not a kind of store/],
  ['s3://bucket/releases?endpoint=http://localhost:1&region=x', /credentials are missing/],
])('the store %s is refused in words', async (address, words) => {
  const { code, errors } = await realmReleases('ringside', { store: address });
  expect([code, errors]).toEqual([1, typeof words === 'string' ? words : expect.stringMatching(words)]);
});

test('publishes to Cloudflare KV through the API, and rolls back', async () => {
  const service = await startKVApiService(1);
  process.env['CLOUDFLARE_API_TOKEN'] = token;
  try {
    const address = service.newNamespace();
    const titles = async () => {
      const published = kvStore(await service.namespaceOf(address));
      const { value } = (await readRealmPointer(published, 'ringside')) ?? {};
      return (await readJson<Release>(published, value?.release ?? ''))?.realm.title;
    };
    for (const title of ['One', 'Two']) {
      writeFileSync(document, original.replace('"title": "Ringside"', `"title": "${title}"`));
      expect(await realmPublish(root, ['ringside'], { store: address })).toMatchObject({ code: 0 });
      expect(await titles()).toBe(title);
    }
    expect(await realmRollback('ringside', undefined, { store: address })).toMatchObject({ code: 0 });
    expect(await titles()).toBe('One');
  } finally {
    delete process.env['CLOUDFLARE_API_TOKEN'];
    await service.close();
  }
});

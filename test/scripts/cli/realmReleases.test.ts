/** The commands around a store of releases, on a copy of the repository. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kvStore } from '../../../scripts/releases/kvStore';
import { readJson, readRealmPointer, type Release } from '../../../scripts/releases/release';
import { realmPublish } from '../../../scripts/cli/realmPublish';
import { realmDiff, realmReleases, realmRollback, realmUnpublish } from '../../../scripts/cli/realmReleases';
import { storeClean } from '../../../scripts/cli/storeClean';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson } from '../../../scripts/releases/release';
import { demo, demoPictures } from '../host/hostFixture';
import { build } from '../host/sampleBuild';
import { collect } from '../releases/collect';
import { startKVApiService, token } from '../releases/kvApiService';
import { repositoryCopy } from './repositoryCopy';

const copy = repositoryCopy({ realms: ['ringside', 'noor'] });
const { root } = copy;
let store: string;

beforeAll(() => {
  mkdirSync(path.join(root, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify(build));
  writeFileSync(path.join(root, 'dist/assets/first-1A2B3C4D.js'), 'export {};');
});
beforeEach(() => (store = mkdtempSync(path.join(tmpdir(), 'proscenium-store-'))));
afterEach(() => rmSync(store, { recursive: true }));
afterAll(() => copy.remove());

const document = path.join(root, 'realms/ringside/realm.json');
const original = readFileSync(document, 'utf8');
afterEach(() => writeFileSync(document, original));

/** What the tests change of a document. */
interface Draft {
  plugins: Record<string, unknown>;
  readonly locales: { readonly offered: unknown[] };
}

/** Changes ringside's document and publishes it. */
async function publish(from: string, to: string, message: string): Promise<string> {
  writeFileSync(document, original.replace(from, to));
  const { code, output, errors } = await realmPublish(root, ['ringside'], {
    store,
    message,
    by: 'nadia',
    json: true,
  });
  expect([code, errors]).toEqual([0, '']);
  return (JSON.parse(output) as { published: { release: string }[] }).published[0]?.release ?? '';
}

test('publishes several realms, lists what they served, and compares releases by pointer', async () => {
  const first = await realmPublish(root, ['ringside', 'noor'], { store, message: 'launch', by: 'nadia' });
  expect([first.code, first.output.split('\n').length]).toEqual([0, 2]);
  await publish('"title": "Ringside"', '"title": "Ringside Two"', 'new title');

  const { output } = await realmReleases('ringside', { store });
  expect(output.split('\n')).toHaveLength(2);
  expect(output).toMatch(/now.*publish {2,}nadia {2}new title\n.*publish {2,}nadia {2}launch$/);

  const compared = await realmDiff('ringside', [], { store, json: true });
  expect(JSON.parse(compared.output)).toMatchObject({
    differences: [{ pointer: '/realm/title', before: 'Ringside', after: 'Ringside Two' }],
  });
  expect((await realmDiff('ringside', [], { store })).output).toContain(
    'changed /realm/title: "Ringside" → "Ringside Two"',
  );
});

test('M11 a platform at a private address is published only on demand', async () => {
  writeFileSync(document, original.replace('http://localhost:8090', 'http://169.254.169.254'));
  expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('http://169.254.169.254, is a private IP address') as string,
  });
  expect((await realmReleases('ringside', { store })).errors).toContain('never published');
  expect((await realmPublish(root, ['ringside'], { store, allowPrivatePlatform: true })).code).toBe(0);
});

test('says that nothing changed when the same document is published again', async () => {
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  const again = async (json: boolean) => realmPublish(root, ['ringside'], { store, by: 'nadia', json });
  const { code, output } = await again(false);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ringside serves [0-9a-f]{12} already: unchanged\.$/),
  ]);
  expect(JSON.parse((await again(true)).output)).toMatchObject({
    published: [{ realm: 'ringside', unchanged: true }],
    refused: [],
  });
  const history = JSON.parse((await realmReleases('ringside', { store, json: true })).output) as object[];
  expect(history).toHaveLength(1);
  await publish('"title": "Ringside"', '"title": "Two"', 'two');
  expect(JSON.parse((await again(true)).output)).toMatchObject({ published: [{ unchanged: true }] });
});

test('compares the last two releases of a realm that is not published any more, and says so', async () => {
  const one = await publish('"title": "Ringside"', '"title": "One"', 'one');
  const compare = (json: boolean) => realmDiff('ringside', [], { store, json });
  expect(await compare(false)).toMatchObject({
    code: 1,
    errors: 'ringside has only one release in this store.',
  });
  const two = await publish('"title": "Ringside"', '"title": "Two"', 'two');
  await realmUnpublish('ringside', { store, by: 'nadia' });
  expect((await compare(false)).output).toBe(
    [
      'ringside is not published any more. These are its last two releases.',
      `${one.slice(0, 12)} → ${two.slice(0, 12)}`,
      'changed /realm/title: "One" → "Two"',
    ].join('\n'),
  );
  expect(JSON.parse((await compare(true)).output)).toMatchObject({ from: one, to: two });
});

test('compares texts by key, list items by id, and says what happened to them', async () => {
  const messages = path.join(root, 'realms/ringside/messages');
  const texts = (all: Readonly<Record<string, string>>) => {
    mkdirSync(messages, { recursive: true });
    writeFileSync(path.join(messages, 'en.json'), JSON.stringify(all));
  };
  const edit = async (change: (realm: Draft) => void) => {
    const realm = JSON.parse(original) as Draft;
    change(realm);
    writeFileSync(document, JSON.stringify(realm));
    expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({ code: 0, errors: '' });
  };
  try {
    texts({ homePage: 'Home', securityGo: 'Go to {provider}', browsePage: 'Browse' });
    await edit(() => undefined);
    texts({ homePage: 'Home', securityGo: 'Open {provider}', searchPage: 'Find' });
    await edit((realm) => {
      const { 'action/share': share, ...plugins } = realm.plugins;
      expect(share).toBeDefined();
      realm.plugins = plugins;
      realm.locales.offered.reverse();
      writeFileSync(path.join(root, 'realms/ringside/images/extra.svg'), '<svg/>');
    });
    const { output } = await realmDiff('ringside', [], { store });
    const lines = output.split('\n').slice(1);
    expect(lines).toContain('changed /texts/en/securityGo: "Go to {provider}" → "Open {provider}"');
    expect(lines).toContain('removed /texts/en/browsePage: "Browse"');
    expect(lines).toContain('added /texts/en/searchPage: "Find"');
    expect(lines).toContain('added /pictures/images~1extra.svg');
    expect(lines).toContainEqual(expect.stringMatching(/^removed \/realm\/plugins\/\d+ \(action\/share\): /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^reordered \/realm\/locales\/offered: \["en".* → \[.*"en"\]$/),
    );
    // The items after the removed one are the same, although their positions changed.
    expect(lines.filter((line) => line.includes('/realm/plugins'))).toHaveLength(1);
    const { differences } = JSON.parse((await realmDiff('ringside', [], { store, json: true })).output) as {
      differences: object[];
    };
    expect(differences).toContainEqual({
      pointer: '/texts/en/searchPage',
      kind: 'added',
      items: [],
      after: 'Find',
    });
  } finally {
    rmSync(messages, { recursive: true });
    rmSync(path.join(root, 'realms/ringside/images/extra.svg'), { force: true });
  }
});

test('refusals of all commands are JSON on standard output too', async () => {
  const json = true;
  const refusedBy = async (outcome: Promise<{ output: string; errors: string; code: number }>) => {
    const { output, errors, code } = await outcome;
    expect([code, errors]).not.toEqual([0, '']);
    const { refused } = JSON.parse(output) as {
      refused: { realm: string | null; reason: string; message: string; problems: unknown[] }[];
    };
    expect(errors).toBe(refused.map(({ message }) => message).join('\n'));
    return refused.map(({ realm, reason }) => [realm, reason]);
  };
  const nothing = { store, json };
  const never = [['velvet', 'never-published']];
  expect(await refusedBy(realmReleases('velvet', nothing))).toEqual(never);
  expect(await refusedBy(realmDiff('velvet', [], nothing))).toEqual(never);
  expect(await refusedBy(realmRollback('velvet', undefined, nothing))).toEqual(never);
  expect(await refusedBy(realmUnpublish('velvet', nothing))).toEqual([['velvet', 'unknown-release']]);
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  expect(await refusedBy(realmRollback('ringside', undefined, nothing))).toEqual([
    ['ringside', 'no-other-release'],
  ]);
  expect(await refusedBy(realmRollback('ringside', 'ffff', nothing))).toEqual([
    ['ringside', 'unknown-release'],
  ]);
  expect(await refusedBy(realmPublish(root, [], nothing))).toEqual([[null, 'usage']]);
  expect(await refusedBy(realmReleases('ringside', { store: 'ftp://elsewhere', json }))).toEqual([
    [null, 'store-failed'],
  ]);
  expect(await refusedBy(realmReleases('ringside', { json }))).toEqual([[null, 'no-store']]);
});

test('rolls back to the release before, or to a named one', async () => {
  const one = await publish('"title": "Ringside"', '"title": "One"', 'one');
  const two = await publish('"title": "Ringside"', '"title": "Two"', 'two');
  const three = await publish('"title": "Ringside"', '"title": "Three"', 'three');
  const back = async (name?: string) =>
    JSON.parse(
      (await realmRollback('ringside', name, { store, by: 'nadia', message: 'mistake', json: true })).output,
    ) as object;
  expect(await back()).toEqual({ realm: 'ringside', release: two, from: three, unchanged: false });
  expect(await back(one.slice(0, 12))).toEqual({
    realm: 'ringside',
    release: one,
    from: two,
    unchanged: false,
  });
  expect(await back(one)).toEqual({ realm: 'ringside', release: one, from: one, unchanged: true });
  expect(await realmRollback('ringside', 'ffff', { store })).toMatchObject({
    code: 1,
    errors: 'ringside has no release ffff in this store.',
  });
});

test('a document with mistakes is refused with its problems, and what is served stays', async () => {
  const release = await publish('"title": "Ringside"', '"title": "One"', 'one');
  writeFileSync(document, original.replace('"title"', '"titel"'));
  const { code, errors } = await realmPublish(root, ['ringside'], { store });
  expect(code).toBe(1);
  expect(errors).toMatch(/realms\/ringside\/realm\.json:\d+:\d+[\s\S]*titel[\s\S]*title/);
  const history = JSON.parse((await realmReleases('ringside', { store, json: true })).output) as {
    release: string;
  }[];
  expect(history.map((each) => each.release)).toEqual([release]);
});

test('a realm that is refused does not stop the others', async () => {
  writeFileSync(document, original.replace('"title"', '"titel"'));
  const { code, output, errors } = await realmPublish(root, ['ringside', 'none', 'noor'], {
    store,
    json: true,
  });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    published: [{ realm: 'noor', from: null }],
    refused: [
      {
        realm: 'ringside',
        reason: 'mistakes',
        problems: expect.arrayContaining([
          expect.objectContaining({
            file: 'realms/ringside/realm.json',
            pointer: '/titel',
            severity: 'error',
          }),
        ]) as unknown,
      },
      { realm: 'none', reason: 'unknown-realm', message: 'There is no realm "none".', problems: [] },
    ],
  });
  expect(errors).toMatch(/realm\.json:\d+:\d+[\s\S]*titel[\s\S]*There is no realm "none"\.$/);
});

test('publishes all realms but the abstract ones, and one by its path', async () => {
  const folder = path.join(root, 'realms/common');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'realm.json'),
    JSON.stringify({ id: 'common', title: 'Common', abstract: true }),
  );
  const publishAll = async () => {
    const { code, output, errors } = await realmPublish(root, [], { store, all: true, json: true });
    expect([code, errors]).toEqual([0, '']);
    const { published } = JSON.parse(output) as { published: { realm: string; unchanged: boolean }[] };
    return published.map(({ realm, unchanged }) => `${realm} ${unchanged}`);
  };
  try {
    expect(await publishAll()).toEqual(['noor false', 'ringside false']);
    expect(await publishAll()).toEqual(['noor true', 'ringside true']);
    expect((await realmPublish(root, ['common'], { store })).errors).toContain('is abstract');
  } finally {
    rmSync(folder, { recursive: true });
  }
  const byPath = await realmPublish(root, [document], { store, json: true });
  expect(JSON.parse(byPath.output)).toMatchObject({
    published: [{ realm: 'ringside', unchanged: true }],
    refused: [],
  });
});

test.each([
  [[], {}],
  [['ringside'], { all: true }],
])('refuses to publish %j with %j', async (targets, options) => {
  expect(await realmPublish(root, targets, { store, ...options })).toMatchObject({
    code: 1,
    errors: 'Name the realms to publish, or use --all.',
  });
});

test('a host name of a published realm is refused, with its owner', async () => {
  await realmPublish(root, ['noor'], { store });
  writeFileSync(document, original.replace('"ringside.localhost"', '"noor.localhost"'));
  rmSync(path.join(root, 'realms/noor'), { recursive: true });
  expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({
    code: 1,
    errors: 'ringside is not published: the realm noor has the host name noor.localhost.',
  });
});

test('unpublishes, and says when there is nothing to change', async () => {
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  expect(await realmUnpublish('ringside', { store, by: 'nadia' })).toMatchObject({ code: 0 });
  expect(await realmUnpublish('ringside', { store, by: 'nadia' })).toMatchObject({
    code: 1,
    errors: 'ringside has no such release in this store.',
  });
  expect(await realmReleases('velvet', { store })).toMatchObject({
    code: 1,
    errors: 'velvet was never published to this store.',
  });
});

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

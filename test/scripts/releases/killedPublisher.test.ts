/**
 * Publishers that are killed at random moments of a whole publication. 20 kills by default; PROSCENIUM_KILLS=200 is the
 * complete run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseLibrary } from '../../../scripts/host/ReleaseLibrary';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publications } from '../../../scripts/releases/publishRelease';
import { demo } from '../host/hostFixture';
import { seededRandom } from '../../seededRandom';
import { bundled, ended } from './childProcesses';
import { collect } from './collect';

const KILLS = Number(process.env['PROSCENIUM_KILLS'] ?? 20);
const REALMS = ['one', 'two', 'three', 'four'];
/** Milliseconds: time for a few publications. */
const LONGEST_DELAY = 60;

let root: string;
let script: string;
let realm: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'killed-'));
  script = bundled('releasePublisher', root);
  realm = path.join(root, 'ringside.json');
  writeFileSync(realm, JSON.stringify(demo('ringside')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Publishes versions until it is killed, some time after its first one; returns the numbers that it printed. */
async function published(
  folder: string,
  id: string,
  first: number,
  delay: number,
): Promise<readonly number[]> {
  const child = spawn(process.execPath, [script, folder, id, String(first), realm]);
  const end = ended(child);
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  await Promise.race([end, new Promise((resolve) => child.stdout.once('data', resolve))]);
  setTimeout(() => child.kill('SIGKILL'), delay);
  expect(await end).toEqual({ code: null, output: '' });
  return printed.trim().split('\n').map(Number);
}

/** The version that a store serves for a realm. Every part of the site must be of this version. */
async function servedVersion(store: FolderStore, id: string): Promise<number> {
  const library = new ReleaseLibrary({
    store,
    now: () => 0,
    report: (error) => {
      throw error;
    },
  });
  const host = `${id}.example`;
  const site = await library.forHost(host);
  if (site === null) throw new Error(`${id} is not served.`);
  const text = site.realm.title;
  for (const locale of site.locales)
    expect((await site.page(locale)).before.endsWith(`<!--${text}-->`)).toBe(true);
  expect(await site.texts('en')).toEqual({ text });
  const decoded = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());
  expect(decoded(await site.picture('images/version.svg'))).toBe(`<svg><!--${text}--></svg>`);
  expect(decoded(await library.asset(host, 'first.js'))).toBe(`'${text}'`);
  const version = Number(text.split(' ')[1]);
  expect((await library.forHost(`v${version % 2}.${host}`))?.realm.title).toBe(text);
  expect(await library.forHost(`v${(version + 1) % 2}.${host}`)).toBeNull();
  return version;
}

test('a publisher whose disk is full says so, and the old release stays', async () => {
  const folder = path.join(root, 'full');
  const store = new FolderStore(folder);
  const [last = NaN] = (await published(folder, 'one', 0, 0)).slice(-1);
  const before = await servedVersion(store, 'one');
  // A limit on the size of files, in blocks of 512 or 1024 bytes, interrupts a write as a full disk does.
  const publish = [process.execPath, script, folder, 'one', String(last + 5), realm];
  const limited = spawn('sh', ['-c', 'ulimit -f 4; exec "$@"', 'sh', ...publish]);
  const { code, output } = await ended(limited);
  expect(output).toMatch(/StoreUnreachable: The store .* cannot be used: E(?:FBIG|NOSPC)/);
  expect(code).toBe(1);
  expect(await servedVersion(store, 'one')).toBe(before);
  await published(folder, 'one', last + 5, 0);
  expect(await servedVersion(store, 'one')).toBeGreaterThanOrEqual(last + 5);
});

/** A disk of its own, which exists only in the namespace of one command; not every system lets tests mount it. */
const ownDisk = ['unshare', '--mount', '--map-root-user', 'sh', '-c'];
const mount = (folder: string) => `mount -t tmpfs -o size=2m tmpfs ${JSON.stringify(folder)}`;
const mayMount = spawnSync(ownDisk[0] ?? '', [...ownDisk.slice(1), mount(tmpdir())]).status === 0;

(mayMount ? test : test.skip)(
  'publishing goes on until the disk is full, then fails with the reason, and what it published stays',
  async () => {
    const [disk, copy] = ['disk', 'copy'].map((name) => path.join(root, name)) as [string, string];
    mkdirSync(disk);
    // The disk is gone when the command ends, so that the store is copied as it was left; then there is space again.
    const work = `${mount(disk)} && { "$@" || code=$?; cp -a ${JSON.stringify(disk)} ${JSON.stringify(copy)}; exit "$code"; }`;
    const publish = [process.execPath, script, disk, 'one', '0', realm];
    const child = spawn(ownDisk[0] ?? '', [...ownDisk.slice(1), work, 'sh', ...publish]);
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    const { code, output } = await ended(child);
    expect(output).toMatch(/StoreUnreachable: The store .* cannot be used: ENOSPC/);
    expect(code).toBe(1);
    const last = Number(printed.trim().split('\n').at(-1));
    expect(last).toBeGreaterThan(0);
    const store = new FolderStore(copy);
    expect([last, last + 1]).toContain(await servedVersion(store, 'one'));
    await published(copy, 'one', last + 2, 0);
    expect(await servedVersion(store, 'one')).toBeGreaterThanOrEqual(last + 2);
  },
);

test(`${KILLS} killed publishers leave the old or the new release, and nothing locked`, async () => {
  const random = seededRandom(17);
  const folder = path.join(root, 'store');
  const store = new FolderStore(folder);
  const next = new Map(REALMS.map((id) => [id, 0]));
  for (let kills = 0; kills < KILLS; kills += REALMS.length)
    await Promise.all(
      REALMS.map(async (id) => {
        // A publisher that prints nothing would mean that the one before left a lock.
        const versions = await published(folder, id, next.get(id) ?? 0, random() * LONGEST_DELAY);
        const last = versions.at(-1) ?? NaN;
        const version = await servedVersion(store, id);
        expect([last, last + 1]).toContain(version);
        const history = await collect(publications(store, id));
        expect(history.at(-1)?.previous).toBeNull();
        expect(history.map(({ message }) => message)).toContain(`version ${last}`);
        next.set(id, version + 1);
      }),
    );
});

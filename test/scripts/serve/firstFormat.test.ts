/**
 * A store as the first version that published to stores wrote it (folder firstFormat), used by the code of today. Its
 * realm, small, has two releases of two builds, in English and Arabic, and a platform that does not answer. When a
 * change fails here, it needs a new format, and code that still reads this one.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanStore } from '../../../scripts/releases/cleanStore';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import type { MemoryValues } from '../../../scripts/releases/memoryStore';
import { publications } from '../../../scripts/releases/publishRelease';
import { servedReleases } from '../../../scripts/releases/retention';
import { rollBack } from '../../../scripts/releases/rollBack';
import { collect } from '../releases/collect';
import { send, startNode, startWorkerd, type Engine, type HostRequest } from './engines';

const folder = path.join(__dirname, 'firstFormat');
const DAY = 24 * 60 * 60 * 1000;

/** Everything in a store, as the stores of the engines contain it. */
async function valuesOf(store: FolderStore): Promise<MemoryValues> {
  const values: MemoryValues = new Map();
  const add = (key: string, bytes: Uint8Array<ArrayBuffer>) =>
    values.set(key, { bytes, etag: key, writtenAt: 0 });
  for (const { hash } of await collect(store.listObjects()))
    add(`objects/${hash}`, (await store.read(hash)) ?? new Uint8Array());
  for (const name of await collect(store.listPointers('')))
    add(`pointers/${name}`, new TextEncoder().encode((await store.readPointer(name))?.value));
  return values;
}

const requests: readonly (readonly [request: HostRequest, status: number, contains: string])[] = [
  [{ path: '/' }, 200, '<title>Small Two</title>'],
  [{ path: '/', headers: { 'accept-language': 'ar' } }, 200, '<html lang="ar" dir="rtl"'],
  [{ path: '/' }, 200, '<script type="module" src="/assets/first-2.js">'],
  [{ path: '/video/found' }, 200, '<link rel="canonical" href="http://www.small.example/video/found">'],
  [{ path: '/login' }, 200, '</html>'],
  [{ path: '/no/such/page/here' }, 404, '</html>'],
  [{ path: '/realm-messages/en.json' }, 200, '{'],
  [{ path: '/images/logo.svg' }, 200, '<svg'],
  [{ path: '/favicon.ico' }, 200, '<svg'],
  [{ path: '/robots.txt' }, 200, 'Sitemap: http://www.small.example/sitemap.xml'],
  [{ path: '/sitemaps/menu.xml' }, 200, '<loc>http://www.small.example/</loc>'],
  [{ path: '/embed.js' }, 200, '// embed-2.js'],
  [{ path: '/assets/first-2.js' }, 200, '// first-2.js'],
  // Of the build before, for tabs that are open.
  [{ path: '/assets/first-1.js' }, 200, '// first-1.js'],
];

describe('its releases', () => {
  let node: Engine;
  let workerd: Engine;
  beforeAll(async () => {
    const values = await valuesOf(new FolderStore(folder));
    [node, workerd] = await Promise.all([startNode(values, 10_000), startWorkerd(values, 10_000)]);
  });
  afterAll(() => Promise.all([node.stop(), workerd.stop()]));

  test.each(requests)('are served on Node and on workerd: %j', async (request, status, contains) => {
    const answers = await Promise.all(
      [node, workerd].map((engine) => send(engine, { hostname: 'www.small.example', ...request })),
    );
    for (const answer of answers) {
      expect([answer.status, answer.body.toString()]).toEqual([status, expect.stringContaining(contains)]);
      if (contains.includes('html'))
        expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    }
    expect(answers[1]?.body.equals(answers[0]?.body ?? Buffer.of())).toBe(true);
  });
});

describe('its history', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'first-'));
    cpSync(folder, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  test('is listed, rolled back and cleaned', async () => {
    const store = new FolderStore(copy);
    const history = await collect(publications(store, 'small'));
    expect(history.map(({ by, message }) => [by, message])).toEqual([
      ['nadia', 'Small Two'],
      ['nadia', 'Small'],
    ]);
    const previous = servedReleases(history).find(({ isPrevious }) => isPrevious);
    if (previous === undefined) throw new Error('There is no release to roll back to.');
    const now = Date.now();
    expect(await rollBack(store, previous, { by: 'omar', message: null, at: now })).toMatchObject({
      done: true,
    });
    await cleanStore(store, { grace: 2 * DAY, now });
    const node = await startNode(await valuesOf(store), 10_000);
    try {
      const { status, body } = await send(node, { path: '/', hostname: 'small.example' });
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('<title>Small</title>')]);
      const script = await send(node, { path: '/assets/first-1.js', hostname: 'small.example' });
      expect(script.body.toString()).toContain('// first-1.js');
    } finally {
      await node.stop();
    }
  });
});

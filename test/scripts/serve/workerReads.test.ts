/** How often one request to the worker reads its store: Cloudflare limits the calls that a request may make. */
import { createHash } from 'node:crypto';
import type { R2Binding } from '../../../scripts/releases/r2Store';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import worker from '../../../scripts/serve/worker';
import { build, demo } from '../host/hostFixture';

/** The calls that one request may make on Cloudflare's free plan. */
const LIMIT = 50;
const PICTURES = 200;

const values: MemoryValues = new Map();
const store = memoryStore(values);
let reads = 0;
const entry = (key: string) => {
  reads++;
  const value = values.get(key);
  return value === undefined
    ? null
    : { key, etag: value.etag, size: value.bytes.length, uploaded: new Date(), bytes: value.bytes };
};
const refused = () => Promise.reject(new Error('A server writes nothing.'));
const bucket: R2Binding = {
  get: async (key) => {
    const found = entry(key);
    return found === null ? null : { ...found, arrayBuffer: async () => found.bytes.slice().buffer };
  },
  head: async (key) => entry(key),
  put: refused,
  list: refused,
  delete: refused,
};

/** Publishes ringside under a title, with many pictures of its own. */
async function publish(title: string): Promise<void> {
  const published = demo('ringside');
  const drawings = Array.from({ length: PICTURES }, (_, index) => {
    const bytes = new TextEncoder().encode(`<svg><!--${title} ${index}--></svg>`);
    return { name: `images/${index}.svg`, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  });
  const stored: StoredBuild = { format: 1, host: build, assets: {} };
  const release = await storeRelease(
    store,
    {
      ...published,
      realm: { ...published.realm, title },
      pages: Object.fromEntries(
        Object.entries(published.pages).map(([locale, page]) => [
          locale,
          { ...page, before: `${page.before}<!--${title}-->` },
        ]),
      ),
      pictures: Object.fromEntries(drawings.map(({ name, hash }) => [name, { hash, type: 'image/svg+xml' }])),
    },
    new Map(drawings.map(({ name, bytes }) => [name, bytes])),
    await writeJson(store, stored),
  );
  expect(await publishRelease(store, release, { by: 'nadia', message: null, at: 0 })).toMatchObject({
    done: true,
  });
}

/** The title of the release in the home page. */
async function served(): Promise<string | undefined> {
  reads = 0;
  const answers: Promise<unknown>[] = [];
  const response = await worker.fetch(
    new Request('http://ringside.localhost/'),
    { RELEASES: bucket },
    { waitUntil: (work) => answers.push(work) },
  );
  await Promise.all(answers);
  expect(reads).toBeLessThan(LIMIT);
  return /<!--(\w+)-->/.exec(await response.text())?.[1];
}

test('a large release is checked by several requests, and served when it is complete', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  jest.spyOn(console, 'log').mockReturnValue();
  await publish('One');
  expect(await served()).toBe('One');
  await publish('Two');
  expect(await served()).toBe('One');
  // Pointers are used for a while.
  jest.setSystemTime(Date.now() + 3000);
  const titles: (string | undefined)[] = [];
  do titles.push(await served());
  while (titles.at(-1) !== 'Two');
  // Without another wait between the requests.
  expect(titles.length).toBeGreaterThan(PICTURES / LIMIT);
  expect(titles.slice(0, -1)).toEqual(titles.slice(0, -1).map(() => 'One'));
});

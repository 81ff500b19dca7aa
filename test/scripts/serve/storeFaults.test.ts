/** The production server over a store that is damaged or does not answer. */
import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import {
  readJson,
  readRealmPointer,
  writeJson,
  type Release,
  type StoredBuild,
} from '../../../scripts/releases/release';
import { StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { startService, type Service } from '../../../scripts/serve/startService';
import { build, demo } from '../host/hostFixture';

const HOUR = 60 * 60 * 1000;

let values: MemoryValues;
let store: ReleaseStore;
let isDown: boolean;
let now: number;
let errors: string[];
let service: Service;
beforeEach(async () => {
  values = new Map();
  store = memoryStore(values);
  isDown = false;
  now = 0;
  errors = [];
  service = await started();
});
afterEach(() => service.stop(Promise.resolve(), 0));

const started = (): Promise<Service> =>
  startService({
    store: new Proxy(store, {
      get: (target, name: keyof ReleaseStore) =>
        isDown
          ? () => Promise.reject(new StoreUnreachable('The store does not answer.'))
          : target[name].bind(target),
    }),
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: null,
    metrics: { hostname: '127.0.0.1', port: 0 },
    log: ({ level, message }) => {
      if (level === 'error') errors.push(String(message));
    },
    now: () => now,
  });

/** As after a restart: nothing is in memory. */
async function restart(): Promise<void> {
  await service.stop(Promise.resolve(), 0);
  service = await started();
}

/** Publishes a version of ringside of which every object differs from that of the other versions. */
async function publish(version: string): Promise<Release> {
  const { pages, ...published } = demo('ringside');
  const drawing = new TextEncoder().encode(`<svg><!--${version}--></svg>`);
  const hash = createHash('sha256').update(drawing).digest('hex');
  const script = await store.write(new TextEncoder().encode(`'${version}'`));
  const stored: StoredBuild = { format: 1, host: build, assets: { [`${version}.js`]: script } };
  const release = await storeRelease(
    store,
    {
      ...published,
      pages: Object.fromEntries(
        Object.entries(pages).map(([locale, page]) => [
          locale,
          { ...page, before: `${page.before}<!--${version}-->` },
        ]),
      ),
      messages: { en: { version } },
      pictures: { 'images/version.svg': { hash, type: 'image/svg+xml' } },
    },
    new Map([['images/version.svg', drawing]]),
    await writeJson(store, stored),
  );
  expect(await publishRelease(store, release, { by: 'nadia', message: null, at: 0 })).toMatchObject({
    done: true,
  });
  const content = await readJson<Release>(store, release);
  if (content === null) throw new Error('The release is not stored.');
  return content;
}

async function ask(
  path: string,
  language = 'en',
  port: number | null = service.port,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: 'ringside.localhost', 'accept-language': language };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  return { status: response.statusCode, body: await text(response) };
}

/** The version of the home page, or its status when it is an error. */
async function version(): Promise<string | number | undefined> {
  const { status, body } = await ask('/');
  return status === 200 ? /<!--(\w+)-->/.exec(body)?.[1] : status;
}

/** Later than pointers and readiness are used without asking the store again. */
const later = (by = 10_000) => (now += by);

const parts: Readonly<Record<string, (release: Release) => string | undefined>> = {
  page: ({ pages }) => pages['en'],
  'page in another language': ({ pages }) => pages['es'],
  texts: ({ texts }) => texts['en'],
  picture: ({ pictures }) => pictures['images/version.svg']?.hash,
  build: ({ build: hash }) => hash,
};
const changes: Readonly<Record<string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | null>> =
  {
    missing: () => null,
    truncated: (bytes) => bytes.slice(0, -1),
    forged: (bytes) => bytes.slice().reverse(),
  };

/** Spoils an object of a release; returns the hash, and a function that repairs it. */
function spoil(hash: string | undefined, change: string): { readonly hash: string; repair(): void } {
  const key = `objects/${hash}`;
  const value = values.get(key);
  if (hash === undefined || value === undefined) throw new Error(`${key} is not stored.`);
  const bytes = changes[change]?.(value.bytes) ?? null;
  if (bytes === null) values.delete(key);
  else values.set(key, { ...value, bytes });
  return { hash, repair: () => void values.set(key, value) };
}

const faults = Object.keys(parts).flatMap((part) =>
  Object.keys(changes).map((change) => [part, change] as const),
);

test.each(faults)(
  'a new release whose %s is %s is not served before it is repaired',
  async (part, change) => {
    await publish('One');
    expect(await version()).toBe('One');
    const { hash, repair } = spoil(parts[part]?.(await publish('Two')), change);
    for (let time = 0; time < 3; time++) {
      later();
      expect(await version()).toBe('One');
      expect((await ask('/assets/One.js')).body).toBe(`'One'`);
    }
    expect(errors).toHaveLength(3);
    expect(errors[0]).toContain(hash);
    repair();
    later();
    expect(await version()).toBe('Two');
  },
);

/** A request that reads the part, and what its answer contains when it is of the first version. */
const readers: Readonly<Record<string, readonly [path: string, language: string, contains: string]>> = {
  page: ['/', 'en', '<!--One-->'],
  'page in another language': ['/', 'es', '<!--One-->'],
  texts: ['/realm-messages/en.json', 'en', '"version":"One"'],
  picture: ['/images/version.svg', 'en', '<!--One-->'],
  build: ['/', 'en', '<!--One-->'],
  release: ['/', 'en', '<!--One-->'],
};

describe('after a restart', () => {
  test.each([...faults, ...Object.keys(changes).map((change) => ['release', change] as const)])(
    'a release whose %s is %s is replaced by the one before, until it is repaired',
    async (part, change) => {
      await publish('One');
      const two = await publish('Two');
      const pointer = (await readRealmPointer(store, 'ringside'))?.value;
      const { hash, repair } = spoil(
        part === 'release' ? (pointer?.release ?? '') : parts[part]?.(two),
        change,
      );
      await restart();

      const [path = '', language = '', contains = ''] = readers[part] ?? [];
      const { status, body } = await ask(path, language);
      expect([status, body]).toEqual([200, expect.stringContaining(contains)]);
      expect(errors).toEqual([expect.stringContaining(hash)]);
      expect((await ask('/metrics', 'en', service.metricsPort)).body).toContain(
        'proscenium_errors_total{kind="store_corrupt"} 1\n',
      );
      for (let time = 0; time < 3; time++) {
        expect(await version()).toBe('One');
        expect((await ask('/assets/One.js')).body).toBe(`'One'`);
        later();
      }
      repair();
      later();
      expect(await version()).toBe('Two');
    },
  );

  test('a damaged release without another one is an error, and served once it is repaired', async () => {
    const { repair } = spoil((await publish('One')).pages['en'], 'forged');
    await restart();
    expect(await version()).toBe(500);
    expect((await ask('/realm-messages/en.json')).status).toBe(200);
    repair();
    expect(await version()).toBe('One');
  });

  test('two damaged releases are an error, and both are reported', async () => {
    const one = spoil((await publish('One')).pages['en'], 'truncated');
    const two = spoil((await publish('Two')).pages['en'], 'missing');
    await restart();
    expect(await version()).toBe(500);
    expect(errors).toEqual([expect.stringContaining(two.hash), expect.stringContaining(one.hash)]);
    one.repair();
    expect(await version()).toBe('One');
    two.repair();
    later();
    expect(await version()).toBe('Two');
  });
});

test('a release that is damaged while it is served is replaced by the one before', async () => {
  await publish('One');
  const two = await publish('Two');
  expect(await version()).toBe('Two');
  // Not in memory yet.
  spoil(two.pages['es'], 'forged');
  expect((await ask('/', 'es')).body).toContain('<!--One-->');
  expect(await version()).toBe('One');
});

/** Publishes version Two as a later version of Proscenium would, which writes a part in a format of its own. */
async function publishLaterFormat(part: 'release' | 'build'): Promise<void> {
  const two = await publish('Two');
  const build = await readJson<StoredBuild>(store, two.build);
  const later =
    part === 'release'
      ? { ...two, format: 3 }
      : { ...two, build: await writeJson(store, { ...build, format: 3 }) };
  const pointer = await readRealmPointer(store, 'ringside');
  const value = { ...pointer?.value, release: await writeJson(store, later) };
  await store.swapPointer('realm/ringside', JSON.stringify(value), pointer?.version ?? null);
}

test.each(['release', 'build'] as const)(
  'a %s in the format of a later version is not served: the one before stays, also after a restart',
  async (part) => {
    await publish('One');
    expect(await version()).toBe('One');
    await publishLaterFormat(part);
    later();
    expect(await version()).toBe('One');
    expect(errors).toEqual([
      expect.stringMatching(/^Object [0-9a-f]{64} has format 3: a newer version wrote it/),
    ]);
    await restart();
    expect(await version()).toBe('One');
    expect(errors).toHaveLength(2);
  },
);

test('a pointer to a missing release changes nothing that is served', async () => {
  await publish('One');
  expect(await version()).toBe('One');
  await publish('Two');
  values.delete(`objects/${(await readRealmPointer(store, 'ringside'))?.value.release}`);
  later();
  expect(await version()).toBe('One');
  expect(errors[0]).toMatch(/^The release [0-9a-f]{64} is missing from the store\.$/);
  await publish('Three');
  later();
  expect(await version()).toBe('Three');
});

test('a store that does not answer at the start is asked again: no restart is needed', async () => {
  await publish('One');
  isDown = true;
  await restart();
  expect([await version(), (await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([
    500, 503, 200,
  ]);
  expect(errors).toContain('The store does not answer.');
  isDown = false;
  later();
  expect([await version(), (await ask('/readyz')).status]).toEqual(['One', 200]);
});

test('a store that stops answering leaves the last release online for as long as it takes', async () => {
  await publish('One');
  expect([await version(), (await ask('/readyz')).status]).toEqual(['One', 200]);
  isDown = true;
  for (const hours of [1, 24, 24 * 365]) {
    later(hours * HOUR);
    expect([await version(), (await ask('/readyz')).status]).toEqual(['One', 503]);
  }
  expect(errors).toEqual(expect.arrayContaining(['The store does not answer.']));
  isDown = false;
  await publish('Two');
  later();
  expect([await version(), (await ask('/readyz')).status]).toEqual(['Two', 200]);
});

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

async function ask(path: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port: service.port, path, headers: { host: 'ringside.localhost' }, agent: false };
    get({ host: '127.0.0.1', ...options }, resolve).on('error', reject);
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

test.each(Object.keys(parts).flatMap((part) => Object.keys(changes).map((change) => [part, change])))(
  'a new release whose %s is %s is not served before it is repaired',
  async (part, change) => {
    await publish('One');
    expect(await version()).toBe('One');
    const key = `objects/${parts[part]?.(await publish('Two'))}`;
    const value = values.get(key);
    if (value === undefined) throw new Error(`${key} is not stored.`);
    const bytes = changes[change]?.(value.bytes) ?? null;
    if (bytes === null) values.delete(key);
    else values.set(key, { ...value, bytes });

    for (let time = 0; time < 3; time++) {
      later();
      expect(await version()).toBe('One');
      expect((await ask('/assets/One.js')).body).toBe(`'One'`);
    }
    expect(errors).toHaveLength(3);
    expect(errors[0]).toContain(key.replace('objects/', ''));
    values.set(key, value);
    later();
    expect(await version()).toBe('Two');
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

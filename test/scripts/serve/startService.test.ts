/** The production server over a store of releases. */
import { connect } from 'node:net';
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import { StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { startService, type Service } from '../../../scripts/serve/startService';
import { build, demo, demoPictures } from '../host/hostFixture';

let services: Service[];
let log: Readonly<Record<string, unknown>>[];
beforeEach(() => {
  services = [];
  log = [];
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop(Promise.resolve(), 0)));
});

async function published(): Promise<ReleaseStore> {
  const store = memoryStore();
  const script = await store.write(new TextEncoder().encode('export {};'));
  const stored: StoredBuild = { format: 1, host: build, assets: { 'first-1.js': script } };
  const release = await storeRelease(
    store,
    demo('ringside'),
    demoPictures('ringside'),
    await writeJson(store, stored),
  );
  await publishRelease(store, release, { by: 'nadia', message: null, at: 0 });
  return store;
}

async function start(store: ReleaseStore, proxies = ''): Promise<Service> {
  const service = await startService({
    store,
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(proxies),
    assets: null,
    log: (entry) => log.push(entry),
  });
  services.push(service);
  return service;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends a request as written; `fetch` does not let callers choose the Host header. */
function ask({ port }: Service, path: string, headers: readonly string[] = []): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: ringside.localhost', 'Connection: close', ...headers];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('end', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        headers: head.toLowerCase(),
        body: body.join('\r\n\r\n'),
      });
    });
    socket.on('error', reject);
  });
}

test('serves pages, and the files of the build that a release names', async () => {
  const service = await start(await published());
  const page = await ask(service, '/');
  expect([page.status, page.body.includes('<title>Ringside</title>')]).toEqual([200, true]);
  expect(await ask(service, '/assets/first-1.js')).toMatchObject({ status: 200 });
  expect((await ask(service, '/assets/first-2.js')).status).toBe(404);
});

test('publishes no development page, and no realm by its id', async () => {
  const service = await start(await published());
  expect((await ask(service, '/')).body).not.toContain('"development"');
  expect((await ask(service, '/', ['X-Ignored: 1'])).status).toBe(200);
  const other = await startService({
    store: memoryStore(),
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: null,
    log: () => undefined,
  });
  services.push(other);
  expect((await ask(other, '/')).status).toBe(404);
});

test('compresses with brotli for a client that offers only that', async () => {
  const service = await start(await published());
  expect((await ask(service, '/', ['Accept-Encoding: br'])).headers).toContain('content-encoding: br');
});

test('L14 the scheme that a header states is believed from listed proxies only', async () => {
  const forwarded = ['X-Forwarded-Proto: https'];
  const canonical = async (service: Service) =>
    /<link rel="canonical" href="(\w+):/.exec((await ask(service, '/', forwarded)).body)?.[1];
  const store = await published();
  expect(await canonical(await start(store))).toBe('http');
  expect(await canonical(await start(store, '10.0.0.0/8'))).toBe('http');
  const behind = await start(store, '10.0.0.0/8, 127.0.0.1');
  expect(await canonical(behind)).toBe('https');
  expect((await ask(behind, '/', forwarded)).headers).toContain('strict-transport-security');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', 'x'])(
  '%s is no list of proxies',
  (text) => {
    expect(() => proxyList(text)).toThrow('is not an IP address or a network');
  },
);

test('the access log names brand, role, status and time, and no address: it may contain a one-time token', async () => {
  const service = await start(await published());
  await ask(service, '/resetpwd?token=secret-9');
  expect(log).toEqual([
    {
      level: 'info',
      hostname: 'ringside.localhost',
      realm: 'ringside',
      kind: 'page',
      role: expect.any(String) as string,
      status: 200,
      ms: expect.any(Number) as number,
    },
  ]);
  expect(JSON.stringify(log)).not.toContain('secret-9');
});

test('is healthy without a store, and ready only with one', async () => {
  const down: ReleaseStore = new Proxy(memoryStore(), {
    get: () => () => Promise.reject(new StoreUnreachable('The store does not answer.')),
  });
  const service = await start(down);
  expect((await ask(service, '/healthz')).status).toBe(200);
  expect((await ask(service, '/readyz')).status).toBe(503);
  expect((await ask(service, '/')).status).toBe(500);
  expect(log).toContainEqual({ level: 'error', message: 'The store does not answer.' });
  expect((await ask(await start(await published()), '/readyz')).status).toBe(200);
});

test('readiness turns red before connections are refused', async () => {
  const store = await published();
  const service = await start(store);
  let release = () => {};
  const noticed = new Promise<void>((resolve) => (release = resolve));
  const stopping = service.stop(noticed, 1000);
  expect((await ask(service, '/readyz')).status).toBe(503);
  expect((await ask(service, '/')).status).toBe(200);
  release();
  await stopping;
  await expect(ask(service, '/')).rejects.toThrow('ECONNREFUSED');
  services = services.filter((each) => each !== service);
});

test('refuses headers of 64 KB', async () => {
  const service = await start(await published());
  expect((await ask(service, '/', [`X-Large: ${'a'.repeat(65_536)}`])).status).toBe(431);
  expect((await ask(service, '/')).status).toBe(200);
});

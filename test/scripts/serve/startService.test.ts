/** The production server over a store of releases. */
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import type { Service } from '../../../scripts/serve/startService';
import { demo } from '../host/hostFixture';
import { ask, published, services } from './serviceFixture';

const { start, log } = services();

test('serves pages, and the files of the build that a release names', async () => {
  const service = await start(await published());
  const page = await ask(service, '/');
  expect([page.status, page.body.includes('<title>Ringside</title>')]).toEqual([200, true]);
  expect(await ask(service, '/assets/first-1.js')).toMatchObject({ status: 200 });
  expect((await ask(service, '/assets/first-2.js')).status).toBe(404);
});

test('publishes no development page', async () => {
  const service = await start(await published());
  expect((await ask(service, '/')).body).not.toContain('"development"');
});

test('answers to the host names of a document only, never to the id of a realm at localhost', async () => {
  const { realm, ...rest } = demo('ringside');
  const second = { ...rest, id: 'second', realm: { ...realm, id: 'second', hosts: ['second.test'] } };
  const service = await start(await published(undefined, second));
  expect((await ask(service, '/', [], 'second.test')).status).toBe(200);
  for (const host of ['second.localhost', 'second', 'second.test.localhost', 'localhost'])
    expect((await ask(service, '/', [], host)).status).toBe(404);
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
  expect(await canonical(await start(store, { proxies: proxyList('10.0.0.0/8') }))).toBe('http');
  const behind = await start(store, { proxies: proxyList('10.0.0.0/8, 127.0.0.1') });
  expect(await canonical(behind)).toBe('https');
  expect((await ask(behind, '/', forwarded)).headers).toContain('strict-transport-security');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', 'x'])(
  '%s is no list of proxies',
  (text) => {
    expect(() => proxyList(text)).toThrow('is not an IP address or a network');
  },
);

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
});

test('refuses headers of 64 KB', async () => {
  const service = await start(await published());
  expect((await ask(service, '/', [`X-Large: ${'a'.repeat(65_536)}`])).status).toBe(431);
  expect((await ask(service, '/')).status).toBe(200);
});

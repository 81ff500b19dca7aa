/** The metrics of the production server, as Prometheus reads them. */
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { StoreUnreachable, type ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import type { Service } from '../../../scripts/serve/startService';
import { demo } from '../host/hostFixture';
import nock from '../../nock';
import { ask, published, services } from './serviceFixture';

const { start } = services();
afterEach(() => nock.cleanAll());
const metrics = { hostname: '127.0.0.1', port: 0 };

/** The lines of a metric, without its help. */
async function scrape({ metricsPort }: Service, name: string): Promise<readonly string[]> {
  const { body } = await ask({ port: metricsPort ?? 0 }, '/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

test('are served on a port of their own, and never on the public one', async () => {
  const service = await start(await published(), { metrics });
  expect((await ask(service, '/metrics')).body).not.toContain('proscenium_');
  const own = { port: service.metricsPort ?? 0 };
  const answer = await ask(own, '/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers).toContain('content-type: text/plain; version=0.0.4');
  expect((await ask(own, '/')).status).toBe(404);
});

test('are off by default', async () => {
  expect((await start(await published())).metricsPort).toBeNull();
});

test('count answers by realm, kind and class of the status, with their durations', async () => {
  const service = await start(await published(), { metrics });
  for (const address of ['/', '/', '/no/such/page/here', '/robots.txt', '/assets/none.js'])
    await ask(service, address);
  await ask(service, '/', [], 'unknown.test');
  expect(await scrape(service, 'proscenium_requests_total')).toEqual([
    'proscenium_requests_total{realm="ringside",kind="page",status="2xx"} 2',
    'proscenium_requests_total{realm="ringside",kind="page",status="4xx"} 1',
    'proscenium_requests_total{realm="ringside",kind="file",status="2xx"} 1',
    'proscenium_requests_total{realm="ringside",kind="asset",status="4xx"} 1',
    'proscenium_requests_total{realm="",kind="none",status="4xx"} 1',
  ]);
  expect(await scrape(service, 'proscenium_request_duration_seconds_count')).toEqual([
    'proscenium_request_duration_seconds_count{kind="page"} 3',
    'proscenium_request_duration_seconds_count{kind="file"} 1',
    'proscenium_request_duration_seconds_count{kind="asset"} 1',
    'proscenium_request_duration_seconds_count{kind="none"} 1',
  ]);
});

test('count look-ups at the platform by source and outcome', async () => {
  nock('https://platform.test')
    .persist()
    .get(/\/vod\/7$/)
    .reply(200, { title: 'The fight' })
    .get(/\/vod\/8$/)
    .reply(404)
    .get(/\/vod\/9$/)
    .reply(503);
  const service = await start(await published(), { metrics });
  for (const id of [7, 7, 8, 9]) await ask(service, `/video/${id}`);
  expect(await scrape(service, 'proscenium_lookups_total')).toEqual([
    'proscenium_lookups_total{source="platform",outcome="found"} 1',
    'proscenium_lookups_total{source="cache",outcome="found"} 1',
    'proscenium_lookups_total{source="platform",outcome="missing"} 1',
    'proscenium_lookups_total{source="platform",outcome="unknown"} 1',
  ]);
});

test('realms beyond the limit share a label: each label costs memory', async () => {
  const store = await published();
  const { realm } = demo('ringside');
  await published(store, { ...demo('ringside'), realm: { ...realm, id: 'second', hosts: ['second.test'] } });
  const service = await start(store, { metrics: { ...metrics, realms: 1 } });
  await ask(service, '/');
  for (const address of ['/', '/robots.txt']) await ask(service, address, [], 'second.test');
  expect(await scrape(service, 'proscenium_requests_total')).toEqual([
    'proscenium_requests_total{realm="ringside",kind="page",status="2xx"} 1',
    'proscenium_requests_total{realm="_others",kind="page",status="2xx"} 1',
    'proscenium_requests_total{realm="_others",kind="file",status="2xx"} 1',
  ]);
});

test('say how long the store has not answered, while its last release is served', async () => {
  const store = await published();
  const clock = { now: 0, isDown: false };
  const flaky: ReleaseStore = new Proxy(store, {
    get: (target, name: keyof ReleaseStore) =>
      clock.isDown
        ? () => Promise.reject(new StoreUnreachable('The store does not answer.'))
        : target[name].bind(target),
  });
  const service = await start(flaky, { metrics, now: () => clock.now });
  const state = async () => [
    ...(await scrape(service, 'proscenium_store_up')),
    ...(await scrape(service, 'proscenium_store_outage_seconds')),
    ...(await scrape(service, 'proscenium_errors_total{kind="store_unreachable"}')),
  ];
  expect((await ask(service, '/')).status).toBe(200);
  expect(await state()).toEqual([
    'proscenium_store_up 1',
    'proscenium_store_outage_seconds 0',
    'proscenium_errors_total{kind="store_unreachable"} 0',
  ]);
  clock.isDown = true;
  clock.now = 60_000;
  expect((await ask(service, '/')).status).toBe(200);
  expect(await state()).toEqual([
    'proscenium_store_up 0',
    'proscenium_store_outage_seconds 60',
    // The pointers of the host name and of the realm, and the check of the store.
    'proscenium_errors_total{kind="store_unreachable"} 3',
  ]);
  clock.isDown = false;
  clock.now = 70_000;
  expect(await state()).toContain('proscenium_store_outage_seconds 0');
});

test('include event loop, memory and processor time', async () => {
  const service = await start(memoryStore(), { metrics });
  expect(await scrape(service, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  expect(await scrape(service, 'nodejs_heap_size_used_bytes')).toHaveLength(1);
  expect(await scrape(service, 'process_cpu_seconds_total')).toHaveLength(1);
});

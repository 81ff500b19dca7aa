/** The access log, the trace context and the timings of the production server. */
import nock from '../../nock';
import { ask, published, services } from './serviceFixture';

const { start, log } = services();
afterEach(() => nock.cleanAll());

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const hex = (digits: number): string =>
  expect.stringMatching(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`)) as string;

/** The platform answers with a video; returns the headers of each call. */
function platformWithVideo(): Readonly<Record<string, string>>[] {
  const calls: Readonly<Record<string, string>>[] = [];
  nock('https://platform.test')
    .persist()
    .get(/./)
    .reply(function () {
      calls.push(this.req.headers);
      return [200, { title: 'The fight' }];
    });
  return calls;
}

test('an entry names realm, release, role, status, trace and time, and no address: it may contain a one-time token', async () => {
  const store = await published();
  const service = await start(store);
  await ask(service, '/resetpwd?token=secret-9', ['Accept-Encoding: gzip']);
  const pointer = await store.readPointer('realm/ringside');
  expect(log).toEqual([
    {
      level: 'info',
      hostname: 'ringside.localhost',
      realm: 'ringside',
      release: (JSON.parse(pointer?.value ?? '{}') as { release: string }).release,
      kind: 'page',
      role: expect.any(String) as string,
      status: 200,
      cache: null,
      trace: hex(32),
      span: hex(16),
      ms: expect.any(Number) as number,
    },
  ]);
  expect(JSON.stringify(log)).not.toContain('secret-9');
});

test('an answer without realm names no release', async () => {
  const service = await start(await published());
  await ask(service, '/', [], 'unknown.test');
  expect(log).toMatchObject([{ realm: null, release: null, kind: 'none', status: 404, cache: null }]);
});

test('an entry says whether the subject of a page came from the platform or from the cache', async () => {
  const calls = platformWithVideo();
  const service = await start(await published());
  for (const path of ['/video/7', '/video/7', '/video/8']) await ask(service, path);
  expect(log.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'miss']);
  expect(calls).toHaveLength(2);
});

test('a trace is continued to the platform with a span of the host, and is in the log', async () => {
  const calls = platformWithVideo();
  const service = await start(await published());
  await ask(service, '/video/7', [`traceparent: 00-${TRACE}-${PARENT}-00`, 'tracestate: vendor=1']);
  const span = log[0]?.['span'] as string;
  expect(log).toMatchObject([{ trace: TRACE, span: hex(16) }]);
  expect(span).not.toBe(PARENT);
  expect(calls).toMatchObject([{ traceparent: `00-${TRACE}-${span}-00`, tracestate: 'vendor=1' }]);
});

test('a trace is continued in the calls for a sitemap', async () => {
  const calls: Readonly<Record<string, string>>[] = [];
  nock('https://platform.test')
    .persist()
    .get(/./)
    .reply(function () {
      calls.push(this.req.headers);
      return [200, { totalResults: 1, results: [{ id: '7', type: 'vod', title: 'The fight' }] }];
    });
  const service = await start(await published());
  for (const path of ['/sitemap.xml', '/sitemaps/content-1.xml'])
    expect((await ask(service, path, [`traceparent: 00-${TRACE}-${PARENT}-01`])).status).toBe(200);
  const [index, file] = log.map(({ span }) => `00-${TRACE}-${String(span)}-01`);
  // The index, then the list in each language.
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.map(({ traceparent }) => traceparent)).toEqual([index, ...calls.slice(1).map(() => file)]);
});

test('a trace of a later version is continued with the known flags', async () => {
  const calls = platformWithVideo();
  const service = await start(await published());
  await ask(service, '/video/7', [`traceparent: cc-${TRACE}-${PARENT}-ff-more`]);
  expect(calls[0]?.['traceparent']).toBe(`00-${TRACE}-${String(log[0]?.['span'])}-03`);
});

test.each([
  ['missing', ''],
  ['an empty', 'traceparent:'],
  ['a short', `traceparent: 00-${TRACE.slice(1)}-${PARENT}-01`],
  ['an upper-case', `traceparent: 00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['a zero trace id in the', `traceparent: 00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a zero parent id in the', `traceparent: 00-${TRACE}-${'0'.repeat(16)}-01`],
  ['the forbidden version in the', `traceparent: ff-${TRACE}-${PARENT}-01`],
  ['a field too many in the', `traceparent: 00-${TRACE}-${PARENT}-01-more`],
  ['a repeated', `traceparent: 00-${TRACE}-${PARENT}-01\r\ntraceparent: 00-${TRACE}-${PARENT}-01`],
])('%s traceparent is replaced', async (_what, header) => {
  const calls = platformWithVideo();
  const service = await start(await published());
  await ask(service, '/video/7', [...(header === '' ? [] : [header]), 'tracestate: vendor=1']);
  const { trace, span } = log[0] ?? {};
  expect([trace, span]).toEqual([hex(32), hex(16)]);
  expect(String(trace).toLowerCase()).not.toBe(TRACE);
  expect(calls[0]?.['traceparent']).toBe(`00-${String(trace)}-${String(span)}-01`);
  expect(calls[0]).not.toHaveProperty('tracestate');
});

test('pages carry the durations of store and look-up, and nothing else', async () => {
  platformWithVideo();
  const service = await start(await published());
  const timing = async (path: string) =>
    /^server-timing: (.*)$/m.exec((await ask(service, path)).headers)?.[1]?.trim();
  expect(await timing('/video/7')).toMatch(/^store;dur=\d+\.\d, lookup;dur=\d+\.\d$/);
  expect(await timing('/resetpwd?token=secret-9')).toMatch(/^store;dur=\d+\.\d$/);
  expect(await timing('/robots.txt')).toBeUndefined();
});

/** Pages that the handler remembers: they are computed once, and never out of date. */
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import type { HostSources } from '../../../scripts/host/handler/createHandler';
import { nodeCompressor } from '../../../scripts/host/nodeCompressor';
import { demo, handlerWith, request, siteOf } from './hostFixture';

const site = siteOf(demo('ringside'));
const titleOf = async (response: Response) => /<title>([^<]*)<\/title>/.exec(await response.text())?.[1];

/** A handler over one site and a platform, whose state the tests change. */
function changing(changes: Partial<HostSources> = {}) {
  const state = { now: 0, title: 'Earlier', calls: 0, site };
  const handle = handlerWith({
    site: async () => state.site,
    contents: new ContentLookup({
      now: () => state.now,
      fetch: async () => {
        state.calls += 1;
        return Response.json({ title: state.title });
      },
    }),
    ...changes,
  });
  const get = (path: string, headers: Record<string, string> = {}, host = 'site.test') =>
    handle(request(`https://${host}${path}`, headers));
  return { state, get };
}

test('the same address is computed once, and has the same tag', async () => {
  const { get } = changing();
  const tags = [];
  const digest = jest.spyOn(crypto.subtle, 'digest');
  for (let time = 0; time < 3; time++) {
    tags.push((await get('/video/7')).headers.get('etag'));
    if (time === 0) digest.mockClear();
  }
  expect(digest).not.toHaveBeenCalled();
  digest.mockRestore();
  expect(new Set(tags).size).toBe(1);
});

test('all addresses that no route has are one page, made and compressed once', async () => {
  let reads = 0;
  const read = async (locale: string) => {
    reads += 1;
    return site.page(locale);
  };
  const counted = { ...site, page: read };
  const { get } = changing({ site: async () => counted });
  const answers = new Set<string>();
  for (const path of ['/no/such/page', '/no/such/page/7', '/no/other', '/"><b>']) {
    const response = await get(path, { 'accept-encoding': 'br' });
    answers.add(`${response.status} ${Buffer.from(await response.arrayBuffer()).toString('base64')}`);
  }
  expect([answers.size, reads]).toEqual([1, 1]);
  expect([...answers][0]).toMatch(/^404 /);
});

test('a page follows what the platform says of its content', async () => {
  const { state, get } = changing();
  const titles = async () => [await titleOf(await get('/video/7')), await titleOf(await get('/video/7'))];
  expect(await titles()).toEqual(['Earlier · Ringside', 'Earlier · Ringside']);
  state.title = 'Later';
  state.now = 61_000;
  expect(await titles()).toEqual(['Later · Ringside', 'Later · Ringside']);
  expect(state.calls).toBe(2);
});

test('a page follows the next publication at once', async () => {
  const { state, get } = changing();
  const before = await get('/');
  const { realm, ...rest } = demo('ringside');
  state.site = siteOf({ ...rest, realm: { ...realm, title: 'Renamed' } });
  const after = await get('/');
  expect(await titleOf(after)).toBe('Renamed');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  state.site = site;
  expect(await titleOf(await get('/'))).toBe('Ringside');
});

test('what the request changes is not remembered for others', async () => {
  const { state, get } = changing();
  const { realm, ...rest } = demo('ringside');
  const hosting = { contentSecurityPolicy: { reports: 'https://reports.test/csp' } };
  state.site = siteOf({ ...rest, realm: { ...realm, hosting } });
  const seen = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    return {
      title: await titleOf(response),
      reports: response.headers.has('reporting-endpoints'),
      language: response.headers.get('content-language'),
    };
  };
  const first = await seen('/video/7');
  expect(first).toMatchObject({ title: 'Earlier · Ringside', reports: true, language: 'en' });
  expect((await seen('/video/7?token=x')).reports).toBe(false);
  expect(await seen('/video/7', { 'sec-fetch-dest': 'iframe' })).toMatchObject({
    title: expect.not.stringContaining('Earlier') as string,
  });
  expect(await seen('/video/7')).toEqual(first);
  expect((await seen('/', { 'accept-language': 'es' })).language).toBe('es');
  expect((await seen('/', { 'accept-language': 'en' })).language).toBe('en');
});

test('ports that clients invent are answered, but take no memory', async () => {
  const efforts: string[] = [];
  const { get } = changing({
    compressor: {
      ...nodeCompressor,
      compress: (body, encoding, effort) => {
        efforts.push(effort);
        return nodeCompressor.compress(body, encoding, effort);
      },
    },
  });
  const handle = async (port: string) => {
    const response = await get('/video/7', { 'accept-encoding': 'gzip' }, `site.test${port}`);
    await response.arrayBuffer();
    return response.headers.get('etag');
  };
  const tag = await handle('');
  const tags = [await handle(':8443'), await handle(':8444'), await handle(':8443')];
  expect([new Set([tag, ...tags]).size, tags[2]]).toEqual([3, tags[0]]);
  expect(efforts).toEqual(['full', 'low', 'low', 'low']);
  expect(await handle('')).toBe(tag);
  expect(efforts).toHaveLength(4);
});

test('contents of a page are read only when an answer needs them', async () => {
  let reads = 0;
  const { state, get } = changing();
  state.site = { ...site, page: (locale) => ((reads += 1), site.page(locale)) };
  const compressed = { 'accept-encoding': 'gzip' };
  const first = await get('/video/7', compressed);
  expect([reads, (await first.arrayBuffer()).byteLength > 0]).toEqual([1, true]);
  await get('/video/7', compressed);
  await get('/video/7', { ...compressed, 'if-none-match': first.headers.get('etag') ?? '' });
  expect(reads).toBe(1);
  expect(await titleOf(await get('/video/7'))).toBe('Earlier · Ringside');
  expect(reads).toBe(2);
});

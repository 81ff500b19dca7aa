/** ROU-121: the sitemaps of a realm, from the platform's list of all content. */
import type { HostSources } from '../../../scripts/host/handler/createHandler';
import { Sitemaps, type SitemapOptions } from '../../../scripts/host/handler/sitemap/Sitemaps';
import { sitemapFile } from '../../../scripts/host/handler/sitemap/sitemapXml';
import { demo, handlerWith, request, siteOf } from './hostFixture';
import { prefixedNoor } from './prefixedRealm';

const GRID = '/api/v2/view/content-grid';
type Card = Readonly<Record<string, unknown>>;
interface Call {
  readonly page: number;
  readonly size: number;
  readonly language: string;
  readonly headers: Headers;
  readonly url: URL;
}

/** A platform with a list of so many contents; records the calls. */
function listing(total: number, card: (index: number, language: string) => unknown) {
  const calls: Call[] = [];
  const fetch: SitemapOptions['fetch'] = async (address, init) => {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const [page, size] = [Number(url.searchParams.get('p')), Number(url.searchParams.get('rpp'))];
    const language = headers.get('accept-language') ?? '';
    calls.push({ page, size, language, headers, url });
    const unknown = [...url.searchParams.keys()].some((name) => !['p', 'rpp', 'facets'].includes(name));
    if (unknown) return new Response('{}', { status: 400 });
    if (url.pathname !== GRID) return new Response('{}', { status: 404 });
    const first = (page - 1) * size;
    const results = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) =>
      card(first + at, language),
    );
    return Response.json({ results, totalResults: total });
  };
  return { calls, fetch };
}

const video = (index: number, language = 'en'): Card => ({
  id: `v${index}`,
  type: 'VOD',
  title: `${language} film ${index}`,
  description: 'All <b>of</b> it & "more"',
  thumbnailUrl: `https://media.test/${index}.webp?a=1&b=2`,
  duration: 5400,
});

function hostOf(
  fetch: SitemapOptions['fetch'],
  {
    site = siteOf(demo('ringside')),
    ...options
  }: Partial<SitemapOptions> & { site?: ReturnType<typeof siteOf> } = {},
) {
  const sitemaps: HostSources['sitemaps'] = new Sitemaps({ fetch, now: () => 0, ...options });
  const handle = handlerWith({ site: async () => site, sitemaps });
  return async (path: string, host = 'site.test') => {
    const response = await handle(request(`https://${host}${path}`));
    return { response, text: await response.text() };
  };
}

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace('https://site.test', ''),
  );

const isWellFormed = (xml: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([a-z:]+)[^>]*>/g)) {
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot);)/.test(xml);
};

test.each(['ringside', 'lanterna', 'noor'] as const)('robots.txt of %s names the index', async (id) => {
  const { text } = await hostOf(listing(0, video).fetch, { site: siteOf(demo(id)) })('/robots.txt');
  expect(text).toContain('\nSitemap: https://site.test/sitemap.xml\n');
});

test('ROU-121 the index names files of bounded size, whose addresses are those of all contents', async () => {
  const { fetch, calls } = listing(1201, video);
  const open = hostOf(fetch);
  const { response, text } = await open('/sitemap.xml');
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/xml; charset=utf-8', 'public, max-age=3600']);
  expect(isWellFormed(text)).toBe(true);
  const files = addresses(text);
  expect(files).toEqual(
    ['/sitemaps/menu.xml', 1, 2, 3].map((file) =>
      typeof file === 'number' ? `/sitemaps/content-${file}.xml` : file,
    ),
  );
  const contents = [];
  for (const file of files.slice(1)) {
    const { text: xml } = await open(file);
    expect(isWellFormed(xml)).toBe(true);
    contents.push(...addresses(xml));
  }
  expect(contents).toHaveLength(1201);
  expect(new Set(contents).size).toBe(1201);
  expect(contents[1200]).toBe('/video/v1200/en-film-1200');
  for (const { headers, size, url } of calls) {
    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('x-api-key')).toBe(demo('ringside').realm.platform.apiKey);
    expect(size).toBeLessThanOrEqual(100);
    expect(url.searchParams.getAll('facets')).toEqual(['']);
  }
});

test('ROU-121 the menu is listed in each address that its pages have, without what search engines must not open', async () => {
  const { text } = await hostOf(listing(0, video).fetch)('/sitemaps/menu.xml');
  expect(addresses(text)).toEqual(expect.arrayContaining(['/', '/home', '/inicio']));
  expect(text).not.toMatch(/account|login|search|buscar/);
});

test('ROU-121 an address is listed once for each language that has its own, by its title there', async () => {
  const cards = (index: number, language: string) =>
    [{ ...video(index, language), id: 'e1', type: 'LIVE' }, video(7, language)][index];
  const { text } = await hostOf(listing(2, cards).fetch)('/sitemaps/content-1.xml');
  expect(addresses(text).sort()).toEqual([
    '/envivo/e1/es-film-0',
    '/live/e1/en-film-0',
    '/video/v7/en-film-7',
  ]);
  const noor = await hostOf(listing(1, video).fetch, { site: siteOf(prefixedNoor()) })(
    '/sitemaps/content-1.xml',
  );
  expect(addresses(noor.text).sort()).toEqual(['/en/video/v0/en-film-0', '/video/v0/ar-film-0']);
});

test('ROU-121 a video is described, escaped', async () => {
  const { text } = await hostOf(
    listing(1, (index) => ({ ...video(index), title: '</urlset> & \u0000\uD800"x"' })).fetch,
  )('/sitemaps/content-1.xml');
  expect(isWellFormed(text)).toBe(true);
  expect(text).toContain('<video:title>&lt;/urlset&gt; &amp; &quot;x&quot;</video:title>');
  expect(text).toContain('<video:thumbnail_loc>https://media.test/0.webp?a=1&amp;b=2</video:thumbnail_loc>');
  expect(text).toContain(
    '<video:player_loc>https://site.test/video/v0/urlset-x?progress=0</video:player_loc>',
  );
  expect(text).toContain('<video:duration>5400</video:duration>');
});

test('ROU-121 cards of any other shape are left out', async () => {
  const cards = [
    null,
    7,
    {},
    { id: 1 },
    { id: 'a', title: 'A', type: 'NEW' },
    { ...video(5), thumbnailUrl: 'javascript:1', playlistId: {}, premiereRelease: 7 },
  ];
  const { text } = await hostOf(listing(cards.length, (index) => cards[index]).fetch)(
    '/sitemaps/content-1.xml',
  );
  expect(addresses(text)).toEqual(['/video/v5/en-film-5']);
  expect(text).not.toContain('video:');
});

test.each<[string, SitemapOptions['fetch']]>([
  ['is unreachable', () => Promise.reject(new Error('down'))],
  ['fails', async () => new Response('{}', { status: 500 })],
  ['does not know the call', async () => new Response('{}', { status: 404 })],
  ['redirects', async () => new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } })],
  ['answers nonsense', async () => Response.json({ results: 'x', totalResults: -1 })],
  ['answers too much', async () => new Response('x'.repeat(3 * 1024 * 1024))],
  [
    'never answers',
    (_address, { signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  ],
])('ROU-121 while the platform %s there is no sitemap, and a time to ask again', async (_what, fetch) => {
  const open = hostOf(fetch, { timeout: 20 });
  for (const path of ['/sitemap.xml', '/sitemaps/content-1.xml']) {
    const { response, text } = await open(path);
    expect([
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('cache-control'),
    ]).toEqual([503, '60', 'no-store']);
    expect(text).not.toContain('<');
  }
});

test('ROU-121 a file that fails in the middle is not half a sitemap; afterwards the last good one is used', async () => {
  let time = 0;
  let works = false;
  const { fetch } = listing(300, video);
  const open = hostOf(
    async (address, init) =>
      works || !address.includes('p=2&') ? fetch(address, init) : new Response('{}', { status: 503 }),
    { now: () => time },
  );
  expect((await open('/sitemaps/content-1.xml')).response.status).toBe(503);
  works = true;
  time += 61_000;
  const { text } = await open('/sitemaps/content-1.xml');
  expect(addresses(text)).toHaveLength(300);
  works = false;
  time += 3_601_000;
  expect(await open('/sitemaps/content-1.xml')).toMatchObject({ text });
});

test('ROU-121 requests share the work, invented files cost none, and an hour passes before the next', async () => {
  let time = 0;
  const { fetch, calls } = listing(50, video);
  const open = hostOf(fetch, { now: () => time });
  await Promise.all(Array.from({ length: 10 }, () => open('/sitemaps/content-1.xml')));
  // The index once, and the only page in both languages of ringside.
  expect(calls).toHaveLength(3);
  for (const path of [
    '/sitemaps/content-2.xml',
    '/sitemaps/content-99999.xml',
    '/sitemaps/content-0.xml',
    '/sitemaps/x.xml',
  ])
    expect((await open(path)).response.status).toBe(404);
  expect(calls).toHaveLength(3);
  time += 3_599_000;
  await open('/sitemaps/content-1.xml');
  expect(calls).toHaveLength(3);
  time += 2_000;
  await open('/sitemaps/content-1.xml');
  expect(calls).toHaveLength(6);
});

test('ROU-121 the files of all realms fit into one budget', async () => {
  const { fetch, calls } = listing(50, video);
  const { realm, ...rest } = demo('ringside');
  const sitemaps = new Sitemaps({ fetch, now: () => 0, memory: 256 * 1024 });
  const handle = handlerWith({
    site: async (hostname) => siteOf({ ...rest, realm: { ...realm, id: hostname.replace('.test', '') } }),
    sitemaps,
  });
  const open = async (brand: number) =>
    (await handle(request(`https://brand-${brand}.test/sitemaps/content-1.xml`))).status;
  const made = 3;
  for (let brand = 0; brand < 20; brand++) expect(await open(brand)).toBe(200);
  expect(calls).toHaveLength(20 * made);
  await open(19);
  expect(calls).toHaveLength(20 * made);
  await open(0);
  expect(calls).toHaveLength(21 * made);
});

test('ROU-121 a realm that search engines must not show has none', async () => {
  const realm = demo('ringside');
  const unlisted = { ...realm, realm: { ...realm.realm, hosting: { unlisted: true } } };
  const { fetch, calls } = listing(50, video);
  const open = hostOf(fetch, { site: siteOf(unlisted) });
  expect((await open('/sitemap.xml')).response.status).toBe(404);
  expect((await open('/robots.txt')).text).not.toContain('Sitemap');
  expect(calls).toEqual([]);
});

test('no file exceeds the addresses that the protocol allows', () => {
  const xml = sitemapFile(
    Array.from({ length: 50_001 }, (_, at) => ({ address: `https://site.test/${at}` })),
  );
  expect(addresses(xml)).toHaveLength(50_000);
});

test('ports that clients invent cost no calls to the platform', async () => {
  const { calls, fetch } = listing(1, video);
  const get = hostOf(fetch);
  await get('/sitemaps/content-1.xml');
  const asked = calls.length;
  const { text } = await get('/sitemaps/content-1.xml', 'site.test:8443');
  expect(text).toContain('<loc>https://site.test:8443/');
  expect(text).not.toContain('.invalid');
  expect(calls).toHaveLength(asked);
});

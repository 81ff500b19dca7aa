/** The language of an address, its counterparts in other languages, and how long caches may store it. */
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import type { HostSources } from '../../../scripts/host/handler/createHandler';
import { firstCalls } from '../../../scripts/publish/routes';
import { Head } from './Head';
import { demo, type DemoId, handlerWith, request, siteOf } from './hostFixture';
import { prefixedNoor } from './prefixedRealm';

const titles: Readonly<Record<string, string>> = {
  en: 'The night',
  es: 'La noche',
  pt: 'A noite',
  ar: 'الليلة',
};
/** A platform with one event and one video, whose titles follow the language that is asked for. */
const contents = () =>
  new ContentLookup({
    now: () => 0,
    fetch: async (address, { headers }) => {
      const language = new Headers(headers).get('accept-language') ?? '';
      return /\/(event|vod|series)\/7$/.test(new URL(address).pathname)
        ? Response.json({ id: '7', title: titles[language], thumbnailUrl: 'https://media.test/7.webp' })
        : new Response('{}', { status: 404 });
    },
  });
const handlerOf = (site = siteOf(demo('ringside')), changes: Partial<HostSources> = {}) =>
  handlerWith({ site: async () => site, contents: contents(), ...changes });
const prefixed = () => handlerOf(siteOf(prefixedNoor()));
const spanish = { 'accept-language': 'es', cookie: 'selectedLanguage=es' };
const english = { 'accept-language': 'en', cookie: 'selectedLanguage=en' };
const arabic = { 'accept-language': 'ar', cookie: 'selectedLanguage=ar' };
const at = (path: string) => `https://site.test${path}`;

describe('ROU-118 an address of one language', () => {
  test.each<[DemoId, string, Record<string, string>, string]>([
    ['ringside', '/live/7', spanish, 'en'],
    ['ringside', '/envivo/7', english, 'es'],
    ['ringside', '/proximamente', english, 'es'],
    ['lanterna', '/aovivo/7', english, 'pt'],
    ['lanterna', '/upcoming', { 'accept-language': 'pt' }, 'en'],
  ])('of %s, %s for %j is served in %s', async (id, path, headers, locale) => {
    const response = await handlerOf(siteOf(demo(id)))(request(at(path), headers));
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([200, locale]);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(response.headers.get('vary')).not.toMatch(/language|cookie/);
  });

  test.each(['/', '/video/7', '/login', '/account', '/resetpwd?token=x', '/signup', '/no/such/page'])(
    'is not %s, which is served as the viewer prefers',
    async (path) => {
      const handle = handlerOf();
      const languages = [];
      for (const headers of [english, spanish]) {
        const response = await handle(request(at(path), headers));
        expect(response.headers.get('vary')).toMatch(/^accept-language, cookie/);
        languages.push(response.headers.get('content-language'));
      }
      expect(languages).toEqual(['en', 'es']);
    },
  );

  test('of two languages in one table is served in the preferred one of these two', async () => {
    const handle = handlerOf(siteOf(demo('noor')));
    for (const [headers, locale] of [
      [english, 'en'],
      [arabic, 'ar'],
      [{}, 'ar'],
    ] as const) {
      const response = await handle(request(at('/live/7'), headers));
      expect(response.headers.get('content-language')).toBe(locale);
    }
  });

  test('that was moved redirects within the realm, with its query, and never with a secret', async () => {
    const moved = async (handle: ReturnType<typeof handlerOf>, path: string, headers = {}) => {
      const response = await handle(request(at(path), headers));
      return [response.status, response.headers.get('location')];
    };
    const noor = prefixed();
    // The table of no offered language: the viewer's languages decide, so nobody may remember it.
    expect(await moved(handlerOf(), '/aovivo/7?utm_source=x', spanish)).toEqual([
      302,
      '/envivo/7?utm_source=x',
    ]);
    // The browser of such a site does not carry the debug table.
    expect(await moved(handlerOf(), encodeURI('/🧭?utm_source=x'), spanish)).toEqual([
      302,
      '/canales?utm_source=x',
    ]);
    expect(await moved(noor, '/en/aovivo/7?a=b')).toEqual([301, '/en/live/7?a=b']);
    expect(await moved(noor, '//evil.test/live/7')).toEqual([404, null]);
    expect(await moved(noor, '/en/repor-senha?token=t0k3n')).toEqual([200, null]);
    const both = handlerOf(siteOf(prefixedNoor({ en: 'en', ar: 'ar' })));
    expect(await moved(both, '/live/7', english)).toEqual([302, '/en/live/7']);
    expect(await moved(both, '/', arabic)).toEqual([302, '/ar']);
  });
});

describe('ROU-119 a language with a prefix', () => {
  test.each([
    ['/live/7', english, 'ar'],
    ['/', english, 'ar'],
    ['/en', arabic, 'en'],
    ['/en/live/7', arabic, 'en'],
    ['/EN/upcoming', arabic, 'en'],
  ])('at %s for %j is %s', async (path, headers, locale) => {
    const response = await prefixed()(request(at(path), headers));
    expect([response.status, response.headers.get('content-language')]).toEqual([200, locale]);
  });

  test('has it in its canonical address, in robots.txt and in the section that the page reads early', async () => {
    const handle = prefixed();
    const head = new Head(await (await handle(request(at('/en/live/7')))).text());
    expect(head.canonical).toBe(at('/en/live/7/the-night'));
    expect(firstCalls(prefixedNoor().realm)).toMatchObject({
      '/en': 'home',
      '/en/browse': 'browse',
      '/browse': 'browse',
    });
    const robots = await (await handle(request(at('/robots.txt')))).text();
    expect(robots.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /en/purchase', 'Disallow: /purchase']),
    );
  });
});

describe('ROU-120 the addresses of a page in other languages', () => {
  const alternatesIn = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language = '', address = '']) => ({ language, address }),
    );

  test.each([
    ['a table of their own', () => handlerOf(), '/live/7', ['en', 'es', 'x-default']],
    ['a prefix', prefixed, '/series/7', ['ar', 'en', 'x-default']],
    ['a prefix at the first page', prefixed, '/', ['ar', 'en', 'x-default']],
  ])('are reciprocal with %s', async (_what, make, path, languages) => {
    const handle = make();
    const open = async (address: string) => new Head(await (await handle(request(address))).text());
    const set = alternatesIn((await open(at(path))).html);
    expect(set.map(({ language }) => language)).toEqual(languages);
    for (const { language, address } of set) {
      const head = await open(address);
      expect(head.canonical).toBe(address);
      expect(alternatesIn(head.html)).toEqual(set);
      if (language !== 'x-default') expect(head.html).toContain(`<html lang="${language}"`);
    }
    expect(set.at(-1)?.address).toBe(set[0]?.address);
  });

  test('are not stated where they are the same, unknown, missing or not indexed', async () => {
    const handle = handlerOf();
    for (const path of ['/video/7', '/login/request-password', '/live/8', '/no/such/page'])
      expect(alternatesIn(await (await handle(request(at(path)))).text())).toEqual([]);
    const down = handlerOf(siteOf(demo('ringside')), {
      contents: new ContentLookup({ now: () => 0, fetch: () => Promise.reject(new Error('down')) }),
    });
    expect(alternatesIn(await (await down(request(at('/live/7')))).text())).toEqual([]);
  });

  test.each(['utm_source=x', 'gclid=x', 'fbclid=x', 'token=s3cret', 'code=s3cret', 'from=%2Fhome', 'q=x'])(
    'and the canonical one have no %s',
    async (query) => {
      const html = await (await handlerOf()(request(at(`/live/7?${query}`)))).text();
      const head = new Head(html);
      for (const address of [head.canonical, ...alternatesIn(html).map((each) => each.address)])
        expect(new URL(address ?? '').search).toBe('');
      expect(html).not.toContain('s3cret');
    },
  );
});

describe('ROU-123 shared caches', () => {
  const cacheOf = async (path: string, headers = {}, site = siteOf(demo('ringside')), changes = {}) =>
    (await handlerOf(site, changes)(request(at(path), headers))).headers;

  test('store a page in the one language of its address, without a Vary for languages', async () => {
    const headers = await cacheOf('/live/7', spanish);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=60');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['the viewer’s languages decide', '/video/7', {}, 'no-cache'],
    ['the address has a one-time token', '/restablecer-clave?token=x', {}, 'private, no-cache'],
    ['the page is in a frame', '/live/7', { 'sec-fetch-dest': 'iframe' }, 'private, no-cache'],
    ['the page does not exist', '/live/8', {}, 'public, max-age=0, s-maxage=5'],
  ])('when %s', async (_what, path, headers, expected) => {
    expect((await cacheOf(path, headers)).get('cache-control')).toBe(expected);
  });

  test('store a page without its subject for seconds only', async () => {
    const down = {
      contents: new ContentLookup({ now: () => 0, fetch: () => Promise.reject(new Error('down')) }),
    };
    const headers = await cacheOf('/live/7', {}, siteOf(demo('ringside')), down);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  });

  test('remember for an hour that the address of one language was moved', async () => {
    const headers = await cacheOf('/en/aovivo/7', {}, siteOf(prefixedNoor()));
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['public, max-age=3600', null]);
  });

  test('store nothing of a realm that is being edited', async () => {
    const edited = { isEdited: true };
    for (const path of ['/live/7', '/en/aovivo/7'])
      expect((await cacheOf(path, {}, siteOf(prefixedNoor()), edited)).get('cache-control')).toBe('no-cache');
  });

  test('never share a closed realm', async () => {
    const hash = 'pbkdf2-sha256:1:AAAAAAAAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const realm = demo('ringside');
    const closed = {
      ...realm,
      realm: { ...realm.realm, hosting: { password: { user: 'press', hash } } },
    } as typeof realm;
    const headers = await cacheOf('/live/7', {}, siteOf(closed));
    expect(headers.get('cache-control')).not.toMatch(/public|s-maxage/);
  });
});

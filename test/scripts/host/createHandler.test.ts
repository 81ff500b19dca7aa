import type { HostedFile } from '../../../scripts/host/handler/files';
import { build, demo, demoIds, handlerWith, logo, request, siteOf, withLogo } from './hostFixture';

const page = 'http://ringside.localhost/';
const script: HostedFile = { body: 'export {};'.repeat(100), type: 'text/javascript; charset=utf-8' };

describe('answers', () => {
  const handle = handlerWith({
    ...withLogo,
    asset: async (file) => (file === 'first-1.js' ? script : null),
  });

  test.each([
    ['a page', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    [
      'an address that leads nowhere, with the same page (ADM-021)',
      '/no/such/page/at/all/here',
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ],
    [
      'a hashed script',
      '/assets/first-1.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['a script that is gone', '/assets/gone-1.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    [
      'a picture with its version',
      `/images/logo.svg?v=${logo.slice(0, 8)}`,
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ],
    [
      'a picture of another version, as a process of the previous release may be asked for (M13)',
      '/images/logo.svg?v=12345678',
      200,
      'image/svg+xml',
      'public, max-age=300',
    ],
    ['a picture without', '/images/logo.svg', 200, 'image/svg+xml', 'public, max-age=300'],
    ['a picture that is not there', '/images/none.svg', 404, 'text/plain; charset=utf-8', 'no-store'],
    ["the realm's own texts", '/realm-messages/en.json', 200, 'application/json; charset=utf-8', 'no-cache'],
    [
      'texts in a language that is not offered',
      '/realm-messages/fr.json',
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ],
    [
      'texts in a language that is no language',
      '/realm-messages/__proto__.json',
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ],
    [
      'the titles and sizes of plugins',
      '/realm-data/plugin-details.json',
      200,
      'application/json; charset=utf-8',
      'no-cache',
    ],
    [
      'a part that no realm has',
      '/realm-data/constructor.json',
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ],
    ['a part without a name', '/realm-data/.json', 404, 'text/html; charset=utf-8', 'no-cache'],
    ['robots.txt', '/robots.txt', 200, 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ])('%s', async (_what, path, status, type, cache) => {
    const response = await handle(request(`http://ringside.localhost${path}`));
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([status, type, cache]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s is refused, with what is not found',
    async (method) => {
      const response = await handle(request(page, {}, method));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test.each([
    'http://elsewhere.example/',
    'http://127.0.0.1/',
    'http://ringside.localhost.elsewhere.example/',
    'http://constructor.localhost/',
    'http://localhost/',
  ])('no realm at %s', async (address) => {
    const response = await handle(request(address));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });

  test('a host name may end with the dot of the root, and may be in capitals', async () => {
    for (const name of ['ringside.localhost.', 'RINGSIDE.localhost']) {
      const response = await handle(request(`http://${name}:8080/`));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(
        '<link rel="canonical" href="http://ringside.localhost:8080/">',
      );
    }
  });

  test.each(['/assets/first-1.js', '/embed.js'])(
    'and %s is asked for at the name without it',
    async (path) => {
      const names: string[] = [];
      const other = handlerWith({
        site: async () =>
          siteOf(demo('ringside'), { build: { ...build, embed: { script: 'e-1.js', types: 'e-1.d.ts' } } }),
        asset: async (_file, _accepts, hostname) => (names.push(hostname), script),
      });
      expect((await other(request(`http://RINGSIDE.localhost.:8080${path}`))).status).toBe(200);
      expect(names).toEqual(['ringside.localhost']);
    },
  );

  test.each(demoIds)('/favicon.ico of %s is its icon', async (id) => {
    const response = await handle(request(`http://${id}.localhost/favicon.ico`));
    const { favicon } = demo(id).realm.logos;
    if (favicon.startsWith('data:')) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(await response.text()).toMatch(/^<svg[\s\S]*<\/svg>$/);
    } else expect([response.status, response.headers.get('location')]).toEqual([302, favicon]);
  });

  test('/favicon.ico leads to an icon that has an address', async () => {
    const realm = demo('ringside');
    const other = handlerWith({
      site: async () =>
        siteOf({
          ...realm,
          realm: { ...realm.realm, logos: { ...realm.realm.logos, favicon: '/images/icon.png?v=1' } },
        }),
    });
    const response = await other(request('http://ringside.localhost/favicon.ico'));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/images/icon.png?v=1']);
  });
});

test.each([
  ['ROU-101', '/?video=7&utm=mail', 'en', '/video/7?utm=mail'],
  ['ROU-101', '/?live=7', 'es', '/envivo/7'],
  ['ROU-102', '/?playlist=2&live=1', 'en', '/live/1?playlist=2'],
  ['ROU-101', '/?utm=mail', 'en', null],
  ['ROU-101', '/login?section=7', 'en', null],
])('%s %s redirects to the page of the content in %s', async (_row, address, language, location) => {
  const response = await handlerWith()(
    request(`http://ringside.localhost${address}`, { 'accept-language': language }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([
    location === null ? 200 : 302,
    location,
  ]);
});

describe('protection', () => {
  const asked: string[] = [];
  const handle = handlerWith({
    site: async () => ({
      ...siteOf(demo('ringside')),
      picture: async (name) => (asked.push(name), null),
    }),
  });
  beforeEach(() => asked.splice(0));

  test.each([
    '/images/..%2frealm.json',
    '/images/..%2F..%2Fnoor/realm.json',
    '/images/%2e%2e/realm.json',
    '/images/..%5crealm.json',
    '/images//etc/passwd',
    '/images/a%00.svg',
    '/images/./logo.svg%2f..',
  ])('%s never reaches the disk', async (path) => {
    const response = await handle(request(`http://ringside.localhost${path}`));
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(500);
    for (const file of asked) expect(file).toMatch(/^images\/[^./\\\0][^\\\0]*$/);
    expect(await response.text()).not.toContain('"$schema"');
  });

  test.each([
    '/images/%E0%A4%A',
    '/%E0%A4%A',
    '/video/%',
    '/assets/%ff',
    '/realm-messages/%.json',
    '/?from=%E0%A4%A',
    '/%2f%2felsewhere.example',
    '//elsewhere.example/',
  ])('broken escapes in %s are no server error', async (path) => {
    const response = await handle(request(`http://ringside.localhost${path}`));
    expect(response.status).toBeLessThan(500);
  });

  test('an address writes nothing into the page but its canonical form', async () => {
    const response = await handle(request('http://ringside.localhost/"><script>alert(1)</script>'));
    expect(await response.text()).not.toContain('<script>alert');
  });
});

test('an internal failure is reported, without details for the viewer', async () => {
  const reported: unknown[] = [];
  const handle = handlerWith({
    site: async () => Promise.reject(new Error('/secret/place')),
    report: (error) => reported.push(error),
  });
  const response = await handle(request(page));
  expect([response.status, await response.text()]).toEqual([500, 'The page could not be made.\n']);
  expect(reported).toEqual([new Error('/secret/place')]);
});

describe('RLM-002 an unavailable realm is an error page with a retry for browsers', () => {
  const broken = handlerWith({
    site: async () => Promise.reject(new Error('/secret/place')),
    report: () => undefined,
  });
  const unpublished = handlerWith({ site: async () => null });

  test.each([
    ['that fails', broken, 500, 'en', 'ltr', 'Try again'],
    ['that fails', broken, 500, 'de, pt-BR;q=0.8', 'ltr', 'Tentar de novo'],
    ['that fails', broken, 500, 'ar', 'rtl', 'حاول مرة أخرى'],
    ['that is not published', unpublished, 404, 'es', 'ltr', 'Intentar de nuevo'],
  ] as const)('one %s (status %d, %s)', async (_what, handle, status, language, direction, again) => {
    const response = await handle(
      request('http://ringside.localhost/video/7?from=%2Fhome', {
        accept: 'text/html,*/*',
        'accept-language': language,
      }),
    );
    const body = await response.text();
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([status, 'text/html; charset=utf-8', 'no-store']);
    expect(body).toContain(`dir="${direction}"`);
    expect(/<a href="([^"]*)">([^<]*)<\/a>/.exec(body)?.slice(1)).toEqual(['/video/7?from=%2Fhome', again]);
    expect(body).not.toMatch(/secret|<script/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });

  test('the retry never leaves the site', async () => {
    const response = await unpublished(
      request('http://ringside.localhost//elsewhere.example/', { accept: 'text/html' }),
    );
    expect(await response.text()).toContain('<a href="/elsewhere.example/">');
  });

  test('other clients get one line of text', async () => {
    expect((await broken(request(page))).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

test('answers assets of its own build also while no realm can be read', async () => {
  const reports: unknown[] = [];
  const handler = handlerWith({
    site: async () => Promise.reject(new Error('The store does not answer.')),
    asset: async () => ({ body: 'export {};', type: 'text/javascript' }),
    report: (error) => reports.push(error),
  });
  const response = await handler(new Request('http://ringside.localhost/assets/first-1.js'));
  expect([response.status, await response.text(), reports.length]).toEqual([200, 'export {};', 1]);
});

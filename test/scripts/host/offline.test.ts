/** What a browser requests to install a realm's site, and to keep it for use without a connection. */
import sharp from 'sharp';
import type { HostSources } from '../../../scripts/host/handler/createHandler';
import type { PublishedRealm } from '../../../scripts/publish/publishRealm';
import { demo, demoPictures, handlerWith, request, siteOf } from './hostFixture';

const asset: HostSources['asset'] = async (path) => ({ body: `/* ${path} */`, type: 'text/javascript' });
const at = (path: string, headers = {}) => request(`http://ringside.localhost${path}`, headers);
/** A handler over ringside with another document. */
const withRealm = (change: (realm: PublishedRealm['realm']) => Partial<PublishedRealm['realm']>) =>
  handlerWith({
    asset,
    site: async () => {
      const published = demo('ringside');
      return siteOf(
        { ...published, realm: { ...published.realm, ...change(published.realm) } },
        { pictures: demoPictures('ringside') },
      );
    },
  });
const kept = withRealm(() => ({}));
const switchedOff = withRealm(({ settings }) => ({ settings: { ...settings, offline: false } }));
const closed = withRealm(() => ({
  hosting: { password: { user: 'staff', hash: `sha256$${'A'.repeat(22)}$${'A'.repeat(43)}` } },
}));

describe('the service worker', () => {
  test('is told about its site, is always revalidated, and may reach nothing but the site', async () => {
    const answer = await kept(at('/_offline/worker.js'));
    expect(await answer.text()).toBe(
      'self.prosceniumOffline={"version":"sample","prefixes":{}};\n/* offline-worker-1.js */',
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'service-worker-allowed': '/',
    });
  });

  test('removes itself where the realm switches it off', async () => {
    expect(await (await switchedOff(at('/_offline/worker.js'))).text()).toContain('offline-removal-1.js');
  });

  test('a site that is closed by a password has none', async () => {
    expect((await closed(at('/_offline/worker.js'))).status).toBe(401);
    expect((await closed(at('/'))).headers.get('x-proscenium-cacheable')).toBeNull();
  });
});

describe('the page without content', () => {
  test('is in the language that it is asked for, has a policy, and is in no index', async () => {
    const answer = await kept(at('/_offline/page/es'));
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html><html lang="es"/);
    expect(html).toContain('<title>Ringside</title>');
    expect(html).not.toContain('rel="canonical"');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const again = await kept(at('/_offline/page/es', { 'if-none-match': answer.headers.get('etag') ?? '' }));
    expect(again.status).toBe(304);
  });

  test.each([
    ['in a language that the realm does not offer', kept, '/_offline/page/fr'],
    ['of a site that is not kept', switchedOff, '/_offline/page/en'],
  ])('there is none %s', async (_name, handle, path) => {
    expect((await handle(at(path))).status).toBe(404);
  });
});

describe('the web app manifest', () => {
  const read = async (path: string) => (await kept(at(path))).json() as Promise<Record<string, unknown>>;

  test('has the name, the colors, the direction and the first pages of the menu, in the language of the page', async () => {
    expect(await read('/manifest.webmanifest?lang=es')).toMatchObject({
      id: '/',
      name: 'Ringside',
      lang: 'es',
      dir: 'ltr',
      start_url: '/',
      display: 'standalone',
      background_color: demo('ringside').realm.theme.colors.ground,
    });
    const { shortcuts } = (await read('/manifest.webmanifest')) as {
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    };
    expect(shortcuts.length).toBe(4);
    for (const { name, url } of shortcuts) expect(`${name} ${url}`).toMatch(/^\S.* \/\S/);
    expect(await read('/manifest.webmanifest?lang=xx')).toMatchObject({ lang: 'en' });
    const noor = await handlerWith()(request('http://noor.localhost/manifest.webmanifest?lang=ar'));
    expect(await noor.json()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  test('its icons are squares of their size; a maskable one has no transparent part', async () => {
    const { icons } = (await read('/manifest.webmanifest')) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, purpose } of icons) {
      const answer = await kept(at(src));
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      const { width, height } = await picture.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      if (purpose === 'maskable') expect((await picture.stats()).isOpaque).toBe(true);
    }
  });

  test('pages name it in their language, and the icon for home screens of iOS', async () => {
    const html = await (await kept(at('/', { 'accept-language': 'es' }))).text();
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=es">');
    const touch = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect((await kept(at(touch))).headers.get('content-type')).toBe('image/png');
  });
});

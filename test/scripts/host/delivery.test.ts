/** How answers are sent: compressed, with a tag to compare, without a body for HEAD. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demo, handlerWith, request, siteOf, withLogo } from './hostFixture';

const page = 'http://ringside.localhost/';

describe('delivery', () => {
  const handle = handlerWith(withLogo);

  test('a page is compressed for clients that accept it, with a Vary header', async () => {
    const response = await handle(request(page, { 'accept-encoding': 'br;q=0, gzip;q=0.8' }));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('accept-language, cookie, accept-encoding');
    const plain = await (await handle(request(page))).text();
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain);
    const brotli = await handle(request(page, { 'accept-encoding': 'gzip, br' }));
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(new Uint8Array(await brotli.arrayBuffer())).toString()).toBe(plain);
  });

  test.each([undefined, 'identity', 'gzip;q=0', 'gzip; q=0.000', 'x-gzippy'])(
    'and sent as it is when accept-encoding is %s',
    async (encoding) => {
      const response = await handle(
        request(page, encoding === undefined ? {} : { 'accept-encoding': encoding }),
      );
      expect(response.headers.get('content-encoding')).toBeNull();
    },
  );

  test('compressed content, or content that hardly shrinks, is left alone', async () => {
    const other = handlerWith({
      asset: async (file) =>
        file === 'a.js'
          ? { body: new Uint8Array(2000), type: 'text/javascript', encoding: 'br' }
          : { body: new Uint8Array(2000), type: 'font/woff2' },
    });
    const gzip = { 'accept-encoding': 'gzip' };
    expect(
      (await other(request('http://ringside.localhost/assets/a.js', gzip))).headers.get('content-encoding'),
    ).toBe('br');
    expect(
      (await other(request('http://ringside.localhost/assets/b.woff2', gzip))).headers.get(
        'content-encoding',
      ),
    ).toBeNull();
    expect(
      (await other(request('http://nobody.localhost/', gzip))).headers.get('content-encoding'),
    ).toBeNull();
  });

  test.each([page, 'http://ringside.localhost/images/logo.svg', 'http://ringside.localhost/robots.txt'])(
    'HEAD of %s has the headers and no body',
    async (address) => {
      // For equal values of Server-Timing.
      const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
      const [head, whole] = [await handle(request(address, {}, 'HEAD')), await handle(request(address))];
      expect(await head.text()).toBe('');
      expect([head.status, Object.fromEntries(head.headers)]).toEqual([
        whole.status,
        Object.fromEntries(whole.headers),
      ]);
      clock.mockRestore();
    },
  );

  test.each([
    page,
    'http://ringside.localhost/images/logo.svg',
    'http://ringside.localhost/realm-messages/en.json',
  ])('%s is not sent again when it has not changed', async (address) => {
    const tag = (await handle(request(address))).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    for (const header of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await handle(request(address, { 'if-none-match': header }));
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.get('cache-control')).not.toBeNull();
    }
    expect((await handle(request(address, { 'if-none-match': '"other"' }))).status).toBe(200);
  });

  test.each(['before', 'after'])(
    'a page that differs %s the head of its address has another tag',
    async (part) => {
      const published = demo('ringside');
      const tagOf = async (change: string) => {
        const pages = Object.entries(published.pages).map(([code, { before, after, ...rest }]) => [
          code,
          {
            ...rest,
            before: part === 'before' ? before + change : before,
            after:
              part === 'after'
                ? Object.fromEntries(Object.entries(after).map(([kind, html]) => [kind, html + change]))
                : after,
          },
        ]);
        const changed = { ...published, pages: Object.fromEntries(pages) as typeof published.pages };
        const response = await handlerWith({ site: async () => siteOf(changed) })(request(page));
        return response.headers.get('etag');
      };
      expect(await tagOf('')).toBe((await handle(request(page))).headers.get('etag'));
      expect(await tagOf('<!-- -->')).not.toBe(await tagOf(''));
      expect(await tagOf('<!-- -->')).toBe(await tagOf('<!-- -->'));
    },
  );

  test('another address is another page', async () => {
    const tags = ['/', '/home', '/login', '/search'].map(async (path) =>
      (await handle(request(`http://ringside.localhost${path}`))).headers.get('etag'),
    );
    expect(new Set(await Promise.all(tags)).size).toBe(4);
  });

  test('another language is another page', async () => {
    const english = await handle(request(page, { 'accept-language': 'en' }));
    const spanish = await handle(request(page, { 'accept-language': 'es-MX' }));
    expect([english.headers.get('content-language'), spanish.headers.get('content-language')]).toEqual([
      'en',
      'es',
    ]);
    expect(english.headers.get('etag')).not.toBe(spanish.headers.get('etag'));
  });
});

/** The content that the host renders into pages: when, for whom, and with which data. */
import { type GuestPagesOptions } from '../../../scripts/host/handler/GuestPages';
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { platform } from './hostFixture';
import { type Given, HOME, hasContent, home, host, renderer } from './guestPagesFixture';

test('a page carries the content, its styles, and the answers that it was rendered from', async () => {
  const { page, calls, reports } = host();
  const { html } = await page();
  expect(html).toMatch(/^<!doctype html><html lang="en"[^>]* data-rendered><head>/);
  expect(html).toContain(
    '<div id="root"><main class="X1_card" style="--of:&quot;a&quot;">Tonight</main></div>',
  );
  expect(html).not.toContain('Y2_card');
  const carried = /<script type="application\/json" id="rendered">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(carried)).toEqual({
    renderedAt: 1_000_000,
    answers: [{ address: HOME, body: JSON.parse(home) as unknown }],
  });
  // The page's data follows the rendered content.
  expect(html.indexOf('id="proscenium"')).toBeGreaterThan(html.indexOf('id="rendered"'));
  expect(html.match(/id="proscenium"/g)).toHaveLength(1);
  // The skeleton remains for viewers who see another page, and a line says what needs JavaScript.
  expect(html).toMatch(/<div id="skeleton"><div aria-hidden="true">.*<\/div><\/div><\/body><\/html>$/s);
  expect(html).toContain('<noscript><p>Turn on JavaScript');
  expect(calls.map(({ address }) => address)).toEqual([HOME]);
  expect(reports).toEqual([]);
});

test('nothing of a viewer reaches the platform or the content', async () => {
  const { page, calls } = host();
  await page('/', { cookie: 'authToken=secret', authorization: 'Bearer secret' });
  expect(JSON.stringify(calls)).not.toContain('secret');
  expect(calls[0]?.init).toMatchObject({ redirect: 'manual' });
});

test.each(['/', '/search', '/news', '/fighters'])(
  'guests get the page at %s with its content',
  async (path) => {
    expect(hasContent((await host().page(path)).html)).toBe(true);
  },
);

test.each([
  ['with a query', '/?page=2', {}],
  ['with a query beside that of a campaign', '/?utm_source=mail&page=2', {}],
  ['in a frame', '/', { 'sec-fetch-dest': 'iframe' }],
  ['of an account', '/account', {}],
  ['of a plugin that does not render on the host', '/gift', {}],
  ['that does not exist', '/no/such/page', {}],
])('a page %s comes without content', async (_, path, headers) => {
  const { page, calls } = host();
  expect(hasContent((await page(path, headers)).html)).toBe(false);
  expect(calls).toEqual([]);
});

test.each([
  ['whose realm turns it off', { hosting: { guestContent: false } }],
  ['of another build than the renderer', { version: 'v0' }],
])('a page %s comes without content', async (_, given) => {
  const { page, calls } = host(given);
  expect(hasContent((await page()).html)).toBe(false);
  expect(calls).toEqual([]);
});

describe('content is rendered', () => {
  /** What the pages show in which order, and how often they were rendered. */
  function shown(given: Given = {}) {
    const state = { answer: '1', renders: 0 };
    const { page, pass, calls } = host({
      answer: () => state.answer,
      renderer: {
        version: 'v1',
        renderPage: async ({ fetch, url }) => {
          state.renders += 1;
          const response = await fetch(HOME, { method: 'GET', headers: {} });
          const body = await response.text();
          return { html: `<p>${url.pathname} ${body}</p>`, answers: [{ address: HOME, body }] };
        },
      },
      ...given,
    });
    const shows = async (path = '/') => /<div id="root"><p>\S+ (\d)<\/p>/.exec((await page(path)).html)?.[1];
    return { state, shows, pass, calls };
  }

  test('once for concurrent requests, and again when the platform has another answer', async () => {
    const { state, shows, pass, calls } = shown();
    expect(await Promise.all([shows(), shows()])).toEqual(['1', '1']);
    state.answer = '2';
    pass(29_000);
    expect(await shows()).toBe('1');
    pass(2_000);
    // Old content is shown at once, and the next page has the new one.
    expect(await shows()).toBe('1');
    while ((await shows()) === '1') await new Promise(setImmediate);
    expect(await shows()).toBe('2');
    state.answer = '3';
    pass(121_000);
    expect(await shows()).toBe('3');
    // The answer that showed the change is the one that the page is rendered from.
    expect([calls.length, state.renders]).toEqual([3, 3]);
  });

  test('again after five minutes while the answer stays the same: what it shows may depend on the time', async () => {
    const { state, shows, pass, calls } = shown();
    await shows();
    pass(121_000);
    expect([await shows(), calls.length, state.renders]).toEqual(['1', 2, 1]);
    pass(121_000);
    expect([await shows(), calls.length, state.renders]).toEqual(['1', 3, 1]);
    pass(121_000);
    expect([await shows(), calls.length, state.renders]).toEqual(['1', 4, 2]);
  });

  test('two pages at a time when they are old, so that requests are answered in between', async () => {
    let atOnce = 0;
    let most = 0;
    const { state, shows, pass } = shown({
      fetch: async () => {
        most = Math.max(most, ++atOnce);
        await new Promise(setImmediate);
        atOnce -= 1;
        return new Response(state.answer);
      },
    });
    const all = () => Promise.all(['/', '/search', '/news', '/fighters'].map((path) => shows(path)));
    await all();
    pass(31_000);
    [most, state.answer] = [0, '2'];
    while ((await all()).includes('1')) await new Promise(setImmediate);
    expect(most).toBe(2);
  });
});

test('content that is rendered again and has not changed is the same page, to the byte', async () => {
  let answer = home;
  let compressed = 0;
  const { page, pass, calls } = host({
    answer: () => answer,
    change: {
      compressor: {
        encodings: ['br'],
        memory: 1024 * 1024,
        compress: async (body) => {
          compressed += 1;
          return body;
        },
      },
    },
  });
  const get = () => page('/', { 'accept-encoding': 'br' });
  const first = await get();
  pass(121_000);
  const again = await get();
  expect([calls.length, again.html, compressed]).toEqual([2, first.html, 1]);
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  pass(301_000);
  expect((await get()).html).toBe(first.html);
  pass(121_000);
  answer = '{"title":"Another"}';
  expect((await get()).headers.get('etag')).not.toBe(first.headers.get('etag'));
});

test('the content of a page is also that of its address in a campaign', async () => {
  const { page, calls } = host();
  const queries = ['', '?utm_source=mail&utm_campaign=spring', '?gclid=x', '?fbclid=y'];
  const pages = await Promise.all(queries.map((query) => page(`/${query}`)));
  expect(pages.map(({ html }) => hasContent(html))).toEqual(queries.map(() => true));
  expect(calls).toHaveLength(1);
});

test('a port that somebody invents renders nothing anew', async () => {
  const { page, calls } = host();
  for (const port of ['', ':1', ':2']) expect(hasContent((await page('/', {}, port)).html)).toBe(true);
  expect(calls).toHaveLength(1);
});

test('the entity tag changes with the content', async () => {
  const tag = async (html: string) => (await host({ renderer: renderer(html) }).page()).headers.get('etag');
  expect(await tag('<p>1</p>')).toBe(await tag('<p>1</p>'));
  expect(await tag('<p>1</p>')).not.toBe(await tag('<p>2</p>'));
});

describe('a page comes in time, with the skeleton,', () => {
  const never = () => new Promise<Response>(() => undefined);
  test.each<[string, GuestPagesOptions['fetch']]>([
    ['when the platform does not answer', never],
    ['when it is unreachable', () => Promise.reject(new Error('refused'))],
    ['when it fails', async () => new Response('', { status: 503 })],
    ['when its answer is too large', async () => new Response('x'.repeat(300_000))],
    ['when it has no such content', async () => new Response('{}', { status: 404 })],
  ])('%s', async (_, fetch) => {
    const { page } = host({ fetch, timeout: 1 });
    const { html, status } = await page();
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"><div aria-hidden="true">');
    expect(hasContent(html)).toBe(false);
  });

  test('when rendering throws, and says so to the operator', async () => {
    const failure = new Error('A component failed.');
    const { page, reports } = host({
      renderer: { version: 'v1', renderPage: () => Promise.reject(failure) },
    });
    expect(hasContent((await page()).html)).toBe(false);
    expect(reports).toEqual([
      expect.objectContaining({
        message: 'The content of a page of ringside could not be rendered.',
        cause: failure,
      }),
    ]);
  });

  test('and with its last content for ten minutes', async () => {
    let isDown = false;
    const { page, pass } = host({
      fetch: async () => new Response(home, { status: isDown ? 503 : 200 }),
    });
    await page();
    isDown = true;
    pass(9 * 60_000);
    expect(hasContent((await page()).html)).toBe(true);
    pass(2 * 60_000);
    expect(hasContent((await page()).html)).toBe(false);
  });
});

test('a subject that the platform does not have is not rendered', async () => {
  const { page, calls } = host({
    change: { contents: new ContentLookup({ fetch: platform(), now: () => 0 }) },
  });
  expect((await page('/video/nothing/at-all')).status).toBe(404);
  expect(calls).toEqual([]);
});

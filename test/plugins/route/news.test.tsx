/** News: the feed page by page, one piece, and the sanitizing of an untrusted body. */
import { trustedTypesPolicies } from '../../../scripts/compile/contentSecurityPolicy';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CallError, type RoutePage } from '../../../core/sdk';
import { feedPageOf, pieceOf } from '../../../plugins/route/news/answers';
import { Body, bodyLink } from '../../../plugins/route/news/body/Body';
import item from '../../../plugins/route/news/item';
import list from '../../../plugins/route/news/list';
import manifest from '../../../plugins/route/news/plugin.json';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { ringside } from '../../../scripts/sandbox/seed/ringside';
import {
  demoDocument,
  demoText,
  fileOf,
  installed,
  sources,
  sourcesWith,
} from '../../scripts/compile/demoRealms';
import {
  describeMenuItem,
  describeRoute,
  fakeContext,
  renderInRuntime,
  type FakeRuntime,
} from 'proscenium/kit';

const options = {
  feeds: [
    { name: 'latest', title: { en: 'Everything' } },
    { name: 'camps', title: { en: 'From the camps' } },
  ],
  pageSize: 2,
};

describeRoute('route/news, news', { manifest, contribution: 'news', activate: list, options });
describeRoute('route/news, news-item', {
  manifest,
  contribution: 'news-item',
  activate: item,
  options,
  parameters: { feedName: 'latest', newId: 'a' },
});
describeMenuItem('route/news', { manifest, contribution: 'news' });

afterEach(cleanup);

const summary = (id: string) => ({
  id,
  title: `Title ${id}`,
  summary: null,
  imageUrl: null,
  category: 'Camps',
  author: 'Orla',
  publishedAt: Date.UTC(2026, 10, 20, 12),
});
type Asked = {
  readonly path: { readonly feedName: string };
  readonly query: { readonly p: number; readonly rpp: number };
};

async function openList(answer: unknown, at = '/news'): Promise<FakeRuntime> {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/news' });
  runtime.platform.answer('readNews', answer);
  runtime.navigation.at(at);
  const { Page }: RoutePage = list(context);
  await renderInRuntime(<Page parameters={{}} />, { runtime });
  return runtime;
}

async function openItem(answer: unknown, { locale = 'en' } = {}): Promise<FakeRuntime> {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/news' });
  runtime.platform.answer('readNewsItem', answer);
  const { Page }: RoutePage = item(context);
  await renderInRuntime(<Page parameters={{ feedName: 'camps', newId: 'a' }} />, { runtime, locale });
  return runtime;
}

test('CAT-082 CAT-083 ENT-015 ENT-016 NEWS opens with the realm’s first feed and leads to each piece', async () => {
  const runtime = await openList({ feedName: 'latest', items: [summary('a'), summary('b')], totalPages: 1 });
  expect(runtime.platform.calls).toEqual([
    {
      endpoint: 'readNews',
      input: expect.objectContaining({ path: { feedName: 'latest' }, query: { p: 1, rpp: 2 } }) as unknown,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Title a' })).toHaveAttribute('href', '/news_item/latest/a');
  expect(screen.getAllByText('Yesterday')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'More news' })).toBeNull();
});

test.each([
  ['/news?feed=camps', 'camps', 'From the camps'],
  ['/news?feed=nobody-offers-it', 'latest', 'Everything'],
])('CAT-083 %s shows the feed %s', async (at, feedName, title) => {
  const runtime = await openList({ feedName, items: [summary('a')], totalPages: 1 }, at);
  expect(runtime.platform.calls[0]?.input).toMatchObject({ path: { feedName } });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

test('CAT-082 more is requested page by page, once each, and a piece that moved between two pages is shown once', async () => {
  const pages = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  const runtime = await openList(({ query }: Asked) => ({
    feedName: 'latest',
    items: pages[query.p - 1]?.map(summary),
    totalPages: 2,
  }));
  fireEvent.click(screen.getByRole('button', { name: 'More news' }));
  await screen.findByRole('link', { name: 'Title c' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Title a',
    'Title b',
    'Title c',
  ]);
  expect(runtime.platform.calls).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'More news' })).toBeNull();
});

test('CAT-082 a feed with repeated pages ends, however many pages it claims', async () => {
  const runtime = await openList({ feedName: 'latest', items: ['a', 'b'].map(summary), totalPages: 400 });
  fireEvent.click(screen.getByRole('button', { name: 'More news' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More news' })).toBeNull());
  expect(runtime.platform.calls).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('CAT-082 a page that fails leaves the others in place and can be requested again', async () => {
  let broken = true;
  await openList(({ query }: Asked) =>
    query.p === 2 && broken
      ? new CallError('readNews', 500, undefined, [])
      : { feedName: 'latest', items: [summary(`p${query.p}`)], totalPages: 2 },
  );
  fireEvent.click(screen.getByRole('button', { name: 'More news' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'Title p1' })).toBeVisible();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'More news' }));
  expect(await screen.findByRole('link', { name: 'Title p2' })).toBeVisible();
});

test.each([
  ['CAT-084 an unknown feed', new CallError('readNews', 404, undefined, []), 'Not found'],
  ['CAT-082 an empty feed', { feedName: 'latest', items: [], totalPages: 0 }, 'Nothing has happened yet'],
  [
    'CAT-082 an answer that is none',
    { feedName: 'latest', items: null, totalPages: 1 },
    'The news did not arrive',
  ],
])('%s', async (_, answer, heading) => {
  await openList(answer);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});

test('CAT-082 a feed that failed is requested again', async () => {
  const runtime = await openList(new CallError('readNews', 0, undefined, []));
  runtime.platform.answer('readNews', { feedName: 'latest', items: [summary('a')], totalPages: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Title a' })).toBeVisible();
});

test('CAT-082 NAV-088 a piece has its title, its byline, further reading, and the link back to its feed', async () => {
  const before = document.title;
  await openItem({ ...summary('a'), body: '<p>Nine rounds.</p>', related: [summary('b')] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Title a');
  expect(document.title).toBe('Title a · Ringside');
  expect(screen.getByText('Nine rounds.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news?feed=camps');
  expect(within(screen.getByRole('complementary', { name: 'Read next' })).getByRole('link')).toHaveAttribute(
    'href',
    '/news_item/camps/b',
  );
  cleanup();
  expect(document.title).toBe(before);
});

test.each([
  ['CAT-084', new CallError('readNewsItem', 404, undefined, []), 'Not found'],
  ['CAT-082', new CallError('readNewsItem', 500, undefined, []), 'The news did not arrive'],
  ['CAT-082', { id: 'a', title: 'Without a body' }, 'The news did not arrive'],
])('%s a piece that the platform answers with %s', async (_, answer, heading) => {
  await openItem(answer);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
});

test('CAT-083 a body that is too long is truncated, the page shows that its end is missing, and it is logged for the operator', async () => {
  const runtime = await openItem({
    ...summary('a'),
    body: `<p>Nine rounds.</p>${'<a'.repeat(60_000)}><p>${'again '.repeat(20_000)}</p><p>The very end.</p>`,
    related: [],
  });
  expect(screen.getByText('Nine rounds.')).toBeVisible();
  expect(
    screen.getByText('This piece is longer than this page can show. Its end is missing here.'),
  ).toBeVisible();
  expect(screen.queryByText('The very end.')).toBeNull();
  expect(runtime.lines).toEqual(['warn: A piece of news was not read whole.']);
});

test('CAT-083 a body of ordinary length is shown whole, without a note', async () => {
  await openItem({
    ...summary('a'),
    body: `<p>Nine rounds.</p>${'<a'.repeat(60_000)}><p>The very end.</p>`,
    related: [],
  });
  expect(screen.getByText('The very end.')).toBeVisible();
  expect(screen.queryByText(/longer than this page/)).toBeNull();
});

async function drawBody(html: string): Promise<HTMLElement> {
  const { runtime } = fakeContext({ options });
  const { container } = await renderInRuntime(<Body html={html} />, { runtime });
  return container;
}

const wire = ringside.news.find(({ id }) => id === 'from-the-wire');

test('CAT-083 of the careless piece from the wire the text stays and nothing else', async () => {
  const container = await drawBody((wire?.body as { readonly en: string }).en);
  expect(container.textContent).toContain('A promoter announces a tournament of sixteen fighters.');
  expect(container.textContent).not.toContain('taken over');
  expect(
    container.querySelectorAll(
      'script, iframe, form, input, svg:not([aria-hidden]), img, style, [onclick], [style]',
    ),
  ).toHaveLength(0);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://tournament.example/',
  ]);
  expect(container.textContent).toContain('Enter here');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<p/onclick=alert(1)>a',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<form id=x><input name=attributes></form>',
  '<base href="https://evil.example/"><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content=0>',
  '<p id="root" class="main" data-x="1" style="position:fixed">a</p>',
])('CAT-083 nothing of %s has an effect', async (html) => {
  const container = await drawBody(html);
  expect(
    container.querySelectorAll(
      '[onerror], [onclick], [onbegin], [style], [id], [data-x], .main, script, form, base, link, meta, math, animate, img',
    ),
  ).toHaveLength(0);
  for (const link of container.querySelectorAll('a')) expect(link.protocol).toMatch(/^https?:$/);
});

test('CAT-083 links of the site stay in it, others open in a new tab and are marked', async () => {
  await drawBody(
    '<p><a href="/video/rs-1">bout</a> <a href="https://rules.example/">rules</a> <a href="mailto:desk@ringside.example">desk</a></p>',
  );
  expect(screen.getByRole('link', { name: 'bout' })).not.toHaveAttribute('target');
  const outside = screen.getByRole('link', { name: /rules \(opens in a new tab\)/ });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer nofollow',
  ]);
});

test.each([
  ['/video/1?t=2#x', { kind: 'inside', path: '/video/1?t=2#x' }],
  ['https://ringside.localhost/news', { kind: 'inside', path: '/news' }],
  ['//other.example/a', { kind: 'outside', url: 'https://other.example/a' }],
  ['mailto:a@b.example', { kind: 'contact', url: 'mailto:a@b.example' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:word@other.example/', null],
  ['#top', null],
  ['http://', null],
  ['', null],
  [null, null],
])('CAT-083 the link %j leads to %j', (href, target) => {
  expect(bodyLink(href, new URL('https://ringside.localhost/news/latest/a'))).toEqual(target);
});

test('CAT-083 a picture reserves the size that its markup states; headings start below the page’s own', async () => {
  const container = await drawBody(
    '<h1>Big</h1><img src="https://media.example/a.webp" width="800" height="400" alt="A ring"><table><tr> <td colspan="2">1</td></tr></table>',
  );
  const picture = screen.getByRole('img', { name: 'A ring' });
  expect(picture.parentElement?.style.aspectRatio).toBe('800 / 400');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Big');
  expect(container.querySelector('td')).toHaveAttribute('colspan', '2');
});

test('CAT-083 the policy of a realm with news allows the sanitizer to parse, and that of one without does not', () => {
  const policy = (text: string) =>
    compileRealm(
      { sources: sourcesWith({ [fileOf('ringside')]: text }), file: fileOf('ringside') },
      installed,
    ).csp?.['trusted-types'];
  const document = demoDocument('ringside');
  const menus = document['menus'] as {
    readonly WEB: { readonly items: readonly { readonly data: { readonly id?: string } }[] };
  };
  const items = menus.WEB.items.filter(({ data }) => data.id !== 'news');
  const without = {
    ...document,
    menus: { WEB: { ...menus.WEB, items } },
    plugins: { ...(document['plugins'] as object), 'route/news': { enabled: false } },
  };
  expect(sources.files.size).toBeGreaterThan(0);
  expect(policy(demoText('ringside'))).toEqual([...trustedTypesPolicies, 'dompurify']);
  expect(policy(JSON.stringify(without))).toEqual(trustedTypesPolicies);
});

test('CAT-080 empty and missing fields are the same to the pages', async () => {
  const bare = { id: 'a', title: 'T' };
  const fail = (error: unknown): void => {
    throw error;
  };
  const nothing = { summary: null, picture: null, category: null, author: null, publishedAt: null };
  expect(
    feedPageOf(
      { feedName: 'f', items: [bare, { ...bare, summary: ' ', imageUrl: null }], totalPages: 1 },
      'f',
      fail,
    ).entries,
  ).toEqual([
    { ...bare, feedName: 'f', ...nothing },
    { ...bare, feedName: 'f', ...nothing },
  ]);
  expect(pieceOf({ ...bare, body: '' }, 'f', fail).related).toEqual([]);
  await openItem({ ...bare, body: '' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('T'));
});

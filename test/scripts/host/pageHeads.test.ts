/** The link preview of each kind of page, and the platform data in it. */
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { handlerWith, platform, request, siteOf } from './hostFixture';
import {
  fighter,
  headOf,
  newsItem,
  playlist,
  ringside,
  season,
  section,
  series,
  site,
  vod,
} from './pageHeadsFixture';

test.each([
  [
    'CAT-021 a series',
    '/series/7',
    'A noite em quatro',
    series.description,
    'video.tv_show',
    '/series/7/a-noite-em-quatro',
    {
      '@type': 'TVSeries',
      name: 'A noite em quatro',
      numberOfSeasons: 3,
      genre: ['Drama'],
      countryOfOrigin: { '@type': 'Country', name: 'Portugal' },
      image: [series.thumbnailUrl],
    },
  ],
  [
    'CAT-023 a season',
    '/season/7',
    'Lisboa · A noite em quatro',
    season.description,
    'video.tv_show',
    '/season/7/lisboa',
    {
      '@type': 'TVSeason',
      name: 'Lisboa',
      seasonNumber: 1,
      numberOfEpisodes: 3,
      partOfSeries: { '@type': 'TVSeries', name: 'A noite em quatro' },
    },
  ],
  [
    'CAT-024 a playlist',
    '/playlist/7',
    'Left hands',
    playlist.description,
    'website',
    '/playlist/7/left-hands',
    {
      '@type': 'CollectionPage',
      name: 'Left hands',
      mainEntity: { '@type': 'ItemList', numberOfItems: playlist.videos.totalResults },
    },
  ],
  [
    'CAT-018 the page before a film',
    '/interstitial/7',
    'The bout',
    vod.description,
    'video.other',
    '/interstitial/7/the-bout',
    { '@type': 'VideoObject', name: 'The bout' },
  ],
  [
    'CAT-081 a fighter',
    '/fighters/vance',
    'Dario Vance',
    fighter.biography,
    'profile',
    '/fighters/vance',
    {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Dario Vance',
        alternateName: 'Low Tide',
        nationality: { '@type': 'Country', name: 'Ireland' },
        image: [fighter.portraitUrl],
      },
    },
  ],
  [
    'CAT-082 a piece of news',
    '/news/latest/belt-changes-hands',
    newsItem.title,
    newsItem.summary,
    'article',
    '/news/latest/belt-changes-hands',
    {
      '@type': 'NewsArticle',
      headline: newsItem.title,
      datePublished: '2026-09-25T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Maeve Tolland' },
      articleSection: 'Results',
      image: [newsItem.imageUrl],
    },
  ],
  [
    'HOM-002 a section',
    '/section/late',
    'Late bell',
    'After midnight.',
    'website',
    '/section/late',
    { '@type': 'CollectionPage', name: 'Late bell', description: 'After midnight.' },
  ],
  [
    'HOM-002 a section that the menu names',
    '/browse',
    'The archive',
    null,
    'website',
    '/browse',
    { '@type': 'CollectionPage', name: 'The archive' },
  ],
])('%s has its metadata', async (_what, path, title, description, kind, canonical, data) => {
  const { status, robots, head } = await headOf(path);
  expect([status, robots]).toEqual([200, null]);
  expect(head.title).toBe(`${title} · Ringside`);
  expect([head.meta('og:title'), head.meta('og:type'), head.meta('og:url'), head.canonical]).toEqual([
    head.title,
    kind,
    site + canonical,
    site + canonical,
  ]);
  if (description !== null)
    expect([head.meta('description'), head.meta('og:description')]).toEqual([description, description]);
  expect(head.data).toMatchObject({
    '@context': 'https://schema.org',
    url: site + canonical,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: 'Ringside' },
    ...data,
  });
});

test('a shared link shows the picture of its content, else the brand’s', async () => {
  expect((await headOf('/fighters/vance')).head.meta('og:image')).toBe(fighter.portraitUrl);
  expect((await headOf('/section/late')).head.meta('og:image')).toBe(section.heroes[0]?.heroUrl);
  expect((await headOf('/news')).head.meta('og:image')).toMatch(/\/images\/share\.webp/);
});

test.each([
  ['/news', 'News'],
  ['/fighters', 'Fighters'],
  ['/livenow', 'Live now'],
])('%s needs no call to be named %s', async (path, name) => {
  const { status, head } = await headOf(path, () => Promise.reject(new Error('asked')));
  expect([status, head.title]).toEqual([200, `${name} · Ringside`]);
  expect(head.data).toMatchObject({ '@type': 'CollectionPage', name, url: site + path });
});

test.each(['/', '/home'])('%s is the brand’s own page, whatever the platform answers', async (path) => {
  const { status, head } = await headOf(path, () => Promise.reject(new Error('asked')));
  expect([status, head.title]).toEqual([200, 'Ringside']);
  expect(head.data).toMatchObject({
    '@type': 'WebSite',
    name: 'Ringside',
    description: head.meta('description'),
  });
});

test.each([
  '/series/none',
  '/season/none',
  '/playlist/none',
  '/interstitial/none',
  '/video/none',
  '/live/none',
  '/fighters/none',
  '/news/latest/none',
  '/section/none',
  '/no/such/page/here/at/all',
])('ADM-021 CAT-084 %s is not found', async (path) => {
  const { status, robots, head } = await headOf(path);
  expect([status, robots, head.title, head.data]).toEqual([404, 'noindex', 'No such page · Ringside', null]);
});

test.each([
  [
    'the video that the event became',
    { '/api/v4/vods/live/7': { ...vod, title: 'The replay' } },
    'The replay',
  ],
  ['the video of that id', { '/api/v4/vod/7': { ...vod, title: 'The bout' } }, 'The bout'],
])('PLY-079 the address of an event that no longer exists is that of %s', async (_what, answers, title) => {
  const { status, robots, head } = await headOf('/live/7', platform(answers));
  expect([status, robots, head.title, head.meta('og:type')]).toEqual([
    200,
    null,
    `${title} · Ringside`,
    'video.other',
  ]);
  expect(head.data).toMatchObject({ '@type': 'VideoObject', name: title });
});

test.each([
  '/series/7',
  '/season/7',
  '/playlist/7',
  '/interstitial/7',
  '/live/7',
  '/fighters/vance',
  '/news/latest/belt-changes-hands',
  '/section/late',
  '/browse',
])('a failing platform leaves %s to the realm', async (path) => {
  for (const answer of [
    () => Promise.reject(new Error('down')),
    async () => new Response('{}', { status: 500 }),
    async () => Response.json({ title: { en: 'An object' } }),
  ]) {
    const { status, robots, head } = await headOf(path, answer);
    expect([status, robots, head.canonical, head.data]).toEqual([200, null, site + path, null]);
    expect(head.title).toMatch(/Ringside$/);
  }
});

test('invalid values are omitted', async () => {
  const { head } = await headOf(
    '/news/latest/belt-changes-hands',
    platform({
      '/api/v2/news/latest/belt-changes-hands': {
        title: 'The belt',
        publishedAt: 'yesterday',
        author: { name: 'Maeve' },
        category: '',
        imageUrl: 'javascript:alert(1)',
        summary: 7,
      },
    }),
  );
  expect(head.data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'The belt',
    name: 'The belt',
    inLanguage: 'en',
    url: `${site}/news/latest/belt-changes-hands`,
    publisher: { '@type': 'Organization', name: 'Ringside' },
  });
});

test('ADM-008 a page in a preview frame makes no platform call, and is found', async () => {
  const asked: string[] = [];
  const contents = new ContentLookup({
    fetch: async (address) => (asked.push(address), new Response('{}', { status: 404 })),
    now: () => 0,
  });
  const response = await handlerWith({ site: async () => siteOf(ringside), contents })(
    request(`${site}/section/preview`, { 'accept-language': 'en', 'sec-fetch-dest': 'iframe' }),
  );
  expect([response.status, asked]).toEqual([200, []]);
});

test('ADM-017 a realm without the plugin has none of its pages', async () => {
  const bare = {
    ...ringside,
    realm: { ...ringside.realm, plugins: ringside.realm.plugins.filter(({ id }) => id !== 'route/fighters') },
  };
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return new Response('{}', { status: 404 });
  };
  const response = await handlerWith({
    site: async () => siteOf(bare),
    contents: new ContentLookup({ fetch, now: () => 0 }),
  })(request(`${site}/fighters/vance`));
  expect([response.status, asked]).toEqual([404, []]);
});

test('ROU-122 the way to a page is stated, and a title ends no script', async () => {
  const title = '</script><script>alert(1)</script>';
  const crumbsOf = async (path: string, answers: Record<string, unknown>) => {
    const handle = handlerWith({
      site: async () => siteOf(ringside),
      contents: new ContentLookup({ fetch: platform(answers), now: () => 0 }),
    });
    const html = await (await handle(request(`https://ringside.localhost${path}`))).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return { html, blocks: blocks.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>) };
  };
  const film = await crumbsOf('/video/7', { '/api/v4/vod/7': { id: '7', title } });
  expect(film.html).not.toContain('<script>alert');
  expect(film.blocks.map((block) => block['@type'])).toEqual(['VideoObject', 'BreadcrumbList']);
  expect(film.blocks[0]).toMatchObject({ inLanguage: 'en', potentialAction: { '@type': 'SeekToAction' } });
  expect(film.blocks[1]?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ringside', item: 'https://ringside.localhost/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: title,
      item: 'https://ringside.localhost/video/7/scriptscriptalert1script',
    },
  ]);
  const fighter = await crumbsOf('/fighters/7', { '/api/v2/fighters/7': { id: '7', name: 'Vance' } });
  expect(fighter.blocks[1]?.['itemListElement']).toMatchObject([
    { position: 1 },
    { position: 2, item: 'https://ringside.localhost/fighters' },
    { name: 'Vance' },
  ]);
  const home = await crumbsOf('/', {});
  expect(home.blocks.map((block) => block['@type'])).toEqual(['WebSite']);
});

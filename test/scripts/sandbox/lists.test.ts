/** Series, seasons, playlists and related videos over HTTP: paging both ways, empty seasons, sharing. */
import { seeds } from '../../../scripts/sandbox/seed/index';
import { callerOf, signIn, type Caller, type Shape, text } from './sandboxProcess';
import { threeRealms } from './threeRealms';

const { ringside, lanterna, noor, sandbox } = threeRealms();

const ids = (list: Shape | undefined): string[] =>
  [...(list ?? ([] as unknown as Shape))].map((item) => text(item['id']));
const quarter = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `quarter-${from + place}`);

test('CAT-021 API-053 thirty-eight seasons are paged as twenty-five and thirteen', async () => {
  const first = await noor('GET', '/api/v4/series/nights-of-the-quarter?rpp=25', { language: 'en' });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    title: 'Nights of the Quarter',
    seasonCount: 38,
    paging: { moreDataAvailable: true, lastSeen: 'quarter-25' },
  });
  expect(ids(first.body['seasons'])).toEqual(quarter(1, 25));
  const second = await noor('GET', '/api/v4/series/nights-of-the-quarter?rpp=25&lastSeen=quarter-25');
  expect(ids(second.body['seasons'])).toEqual(quarter(26, 38));
  expect(second.body['paging']).toMatchObject({ moreDataAvailable: false });
});

test.each([
  ['quarter-1', [], quarter(2, 26)],
  ['quarter-5', quarter(1, 4), quarter(6, 30)],
  ['quarter-30', quarter(5, 29), quarter(31, 38)],
  ['quarter-38', quarter(13, 37), []],
])(
  'CAT-022 API-052 the seasons around %s, twenty-five on each side',
  async (season, preceding, following) => {
    const { body } = await noor('GET', `/api/v4/series/nights-of-the-quarter/adjacentTo/${season}?size=25`);
    expect([ids(body['precedingSeasons']), ids(body['followingSeasons'])]).toEqual([preceding, following]);
  },
);

test('CAT-035 ENT-017 a season whose episodes are lost is answered with none', async () => {
  const counts = async (call: Caller, series: string): Promise<number[]> =>
    [...(await call('GET', `/api/v4/series/${series}`)).body['seasons']!].map((season) =>
      Number(season['episodeCount']),
    );
  expect(await counts(lanterna, 'vizinhos-de-baixo')).toEqual([5, 0, 4]);
  expect((await counts(noor, 'nights-of-the-quarter')).indexOf(0)).toBe(14);
  expect(await counts(ringside, 'corner-talk')).toEqual([3, 0]);
});

test.each([
  ['ringside-web', 'the-judges'],
  ['lanterna-web', 'contraluz'],
  ['noor-web', 'the-cartographer'],
])('CAT-093 %s has a series without seasons', async (key, series) => {
  const { status, body } = await callerOf(sandbox().url, key)('GET', `/api/v4/series/${series}`);
  expect([status, ids(body['seasons']), body['paging']!['moreDataAvailable']]).toEqual([200, [], false]);
});

test('CAT-023 API-050 a season’s thirty episodes are in order, by twenty-five and five', async () => {
  const first = await noor('GET', '/api/v4/season/quarter-38?rpp=25', { language: 'en' });
  expect(first.body).toMatchObject({
    id: 'quarter-38',
    title: '2026: Thirty nights',
    episodeCount: 30,
    series: { seriesId: 'nights-of-the-quarter', title: 'Nights of the Quarter' },
  });
  const next = await noor(
    'GET',
    `/api/v4/season/quarter-38?rpp=25&lastSeen=${text(first.body['paging']!['lastSeen'])}`,
  );
  const all = [...first.body['episodes']!, ...next.body['episodes']!];
  expect(all.map((episode) => Number(episode['episodeNumber']))).toEqual(
    Array.from({ length: 30 }, (_, place) => place + 1),
  );
  expect(next.body['paging']).toMatchObject({ moreDataAvailable: false });
});

test('CAT-095 a preview gets two episodes', async () => {
  expect(ids((await lanterna('GET', '/api/v4/season/ultima-1?rpp=2')).body['episodes'])).toEqual([
    'ln-61',
    'ln-62',
  ]);
  expect(
    ids((await ringside('GET', '/api/v2/vod/playlist/sixty-nights?rpp=2')).body['videos']!['vods']),
  ).toEqual(['rs-101', 'rs-102']);
});

test('CAT-024 API-051 a playlist of sixty has three pages, each video naming it', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(
      async (page) =>
        (await ringside('GET', `/api/v2/vod/playlist/sixty-nights?rpp=25&p=${page}`)).body['videos']!,
    ),
  );
  expect(pages.map((page) => ids(page['vods']).length)).toEqual([25, 25, 10, 0]);
  expect(new Set(pages.flatMap((page) => ids(page['vods']))).size).toBe(60);
  expect(pages[0]).toMatchObject({ page: 1, totalPages: 3, totalResults: 60 });
  expect([...pages[1]!['vods']!].every((video) => text(video['playlistId']) === 'sixty-nights')).toBe(true);
});

test('CAT-025 ENT-018 a playlist has the link for sharing it', async () => {
  const { body } = await lanterna('GET', '/api/v2/vod/playlist/retrospetiva-coelho');
  expect(body['socialSharingDetail']).toEqual({
    universalLink: 'https://lanterna.example{path}',
    trackingConfiguration: [
      { name: 'utm_source', value: 'share' },
      { name: 'utm_campaign', value: 'lanterna' },
    ],
  });
});

test.each([
  ['rs-101', [], ['rs-102', 'rs-106']],
  ['rs-106', ['rs-101', 'rs-102'], ['rs-105', 'rs-401']],
  ['rs-401', ['rs-106', 'rs-105'], []],
])('CAT-028 PLY-061 the neighbours of %s in its playlist', async (video, preceding, following) => {
  const { body } = await ringside('GET', `/api/v2/playlist/before-title-night/adjacentTo/${video}?size=2`);
  expect([ids(body['precedingVods']), ids(body['followingVods'])]).toEqual([preceding, following]);
});

test('CAT-086 CAT-087 related content of an episode is its series first, never itself, a page at a time', async () => {
  const { body } = await ringside('GET', '/api/v4/vod/rs-303/related?p=1&rpp=5');
  expect(ids(body['vods'])).toEqual(expect.arrayContaining(['rs-301', 'rs-302', 'rs-304', 'rs-305']));
  expect([...body['vods']!].every((video) => (video['isRelated'] as unknown) === true)).toBe(true);
  expect(ids(body['vods'])).not.toContain('rs-303');
  const second = await ringside('GET', '/api/v4/vod/rs-303/related?p=2&rpp=5');
  expect(ids(second.body['vods']).some((id) => ids(body['vods']).includes(id))).toBe(false);
});

test('CAT-029 WCH-012 WCH-015 a shared watchlist, and the neighbours of a content in it', async () => {
  const { body } = await ringside('GET', '/api/v4/user/watchlist/rs-wl-sunday?rpp=4&owner=ringside-member');
  expect(body).toMatchObject({
    name: 'Sunday, with tea',
    ownership: 'shared',
    ownerExternalId: 'ringside-member',
    pagingInfo: { moreDataAvailable: true },
  });
  expect(ids(body['content'])).toEqual(['rs-103', 'rs-111', 'the-long-camp', 'rs-307']);
  expect([...body['thumbnails']!]).toHaveLength(5);
  const { body: around } = await ringside(
    'GET',
    '/api/v3/user/watchlist/ringside-member/rs-wl-sunday/adjacentTo/the-long-camp?size=5',
  );
  expect([ids(around['precedingVods']), ids(around['followingVods'])]).toEqual([
    ['rs-103', 'rs-111'],
    ['rs-307', 'draws-we-loved', 'rs-402'],
  ]);
  const token = await signIn(ringside, 'member@ringside.example');
  expect((await ringside('GET', '/api/v4/user/watchlist/rs-wl-sunday', { token })).body).toMatchObject({
    ownership: 'owned',
  });
  expect((await ringside('GET', '/api/v4/user/watchlist/rs-wl-sunday?owner=somebody')).status).toBe(404);
});

test.each([
  '/api/v4/series/nowhere',
  '/api/v4/series/the-long-camp/adjacentTo/nowhere',
  '/api/v4/season/nowhere',
  '/api/v2/vod/playlist/nowhere',
  '/api/v2/playlist/sixty-nights/adjacentTo/nowhere',
  '/api/v4/vod/nowhere/related',
  '/api/v2/fighters/nowhere',
  '/api/v2/news/nowhere',
  '/api/v2/news/latest/nowhere',
  '/api/v4/user/watchlist/nowhere',
])('CAT-084 %s is 404', async (path) => {
  expect((await ringside('GET', path)).status).toBe(404);
});

test.each(seeds.map(({ realm }) => realm))(
  'CAT-085 CAT-042 %s has a page of releases, with a future premiere and a past one',
  async (realm) => {
    const { status, body } = await callerOf(sandbox().url, `${realm}-web`)(
      'GET',
      '/api/v4/content/releases?rpp=25',
    );
    expect(status).toBe(200);
    const premieres = [...body['buckets']!]
      .flatMap((bucket) => [...bucket['contentList']!])
      .filter((card) => card['premiereRelease'])
      .map((card) => Number(card['premiereRelease']!['scheduledAt']));
    expect(premieres.some((at) => at > Date.now())).toBe(true);
    expect(premieres.some((at) => at < Date.now())).toBe(true);
  },
);

test.each(seeds.map(({ realm, sections }) => ({ realm, sections })))(
  'HOM-007 HOM-013 HOM-014 HOM-026 ENT-020 $realm has rows of every kind, fully described',
  async ({ realm, sections }) => {
    const call = callerOf(sandbox().url, `${realm}-web`);
    const rows = (
      await Promise.all(
        sections.map(async ({ id }) => [
          ...(await call('GET', `/api/v4/content/${id}?bpp=50&displayGeoblocked=true`)).body['buckets']!,
        ]),
      )
    ).flat();
    for (const kind of ['SECTION_LINK', 'VOD_PLAYLIST', 'CONTENT_HIGHLIGHT', 'VOD'])
      expect(rows.map((row) => text(row['type']))).toContain(kind);
    const data = rows.map((row) => row['rowTypeData']!);
    expect(data.some((row) => Number(row['rowCount']) === 2)).toBe(true);
    expect(
      new Set(data.flatMap((row) => (row['background'] ? [text(row['background']['animationType'])] : []))),
    ).toEqual(new Set(['VIDEO', 'AUDIO_VIDEO']));
    expect(data.filter((row) => row['primaryCta'] && row['secondaryCta']).length).toBeGreaterThanOrEqual(2);
    expect(
      new Set(data.flatMap((row) => (row['textAlignment'] ? [text(row['textAlignment'])] : []))).size,
    ).toBeGreaterThanOrEqual(2);
    const types = new Set(rows.flatMap((row) => [...row['contentList']!].map((card) => text(card['type']))));
    for (const type of ['SERIES', 'SEASON', 'PLAYLIST', 'SECTION_LINK']) expect(types).toContain(type);
  },
);

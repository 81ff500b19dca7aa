import { canReview, reviewProblems } from '../../../core/content/review';
import { openingEpisode } from '../../../core/content/openingEpisode';
import { openPlaylist, openRelated, openSeason } from '../../../core/content/openLists';
import { SeriesStore } from '../../../core/content/SeriesStore';
import { comingPremiere } from '../../../core/content/comingPremiere';
import { CallError, type Content } from '../../../core/sdk';
import { FakePlatform } from '../../kit';

const vod = (id: string, given: Partial<Content> = {}): Content => ({ id, title: id, type: 'VOD', ...given });
const vods = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => vod(`v${from + place}`));
const season = (number: number, episodeCount = 2) => ({
  id: `s${number}`,
  title: `Season ${number}`,
  episodeCount,
});
const seasons = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => season(from + place));
const down = (id: string, status = 500) => new CallError(id, status, 'x', []);

function runtime() {
  const client = new FakePlatform();
  const reported: unknown[] = [];
  const asked = (endpoint: string) =>
    client.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  return { client, reported, asked, parts: { client, report: (error: unknown) => reported.push(error) } };
}

/** A series of many seasons, as the platform pages it. */
function seriesFixture(count: number) {
  const made = runtime();
  made.client
    .answer('readSeries', {
      id: 'nights',
      title: 'Nights',
      seasons: seasons(1, Math.min(25, count)),
      paging: { moreDataAvailable: count > 25 },
    })
    .answer('readSeason', ({ path: { id } }: { path: { id: string } }) => ({
      ...season(Number(id.slice(1))),
      series: { seriesId: 'nights', title: 'Nights' },
      episodes: vods(1, 2),
      paging: { moreDataAvailable: false },
    }))
    .answer('readAdjacentSeasons', ({ path: { seasonId } }: { path: { seasonId: string } }) => {
      const at = Number(seasonId.slice(1));
      return {
        precedingSeasons: seasons(Math.max(1, at - 25), at - 1),
        followingSeasons: seasons(at + 1, Math.min(count, at + 25)),
      };
    });
  return made;
}

const listOf = (store: SeriesStore) =>
  store.state.status === 'ready' ? store.state.list.seasons.map(({ id }) => id) : store.state.status;

test('CAT-021 CAT-041 a series is requested by twenty-five, and shows the episodes of its first season', async () => {
  const { parts, asked } = seriesFixture(3);
  const store = new SeriesStore(parts);
  await store.show({ kind: 'series', seriesId: 'nights', fromSeasonId: null });
  expect(asked('readSeries')).toMatchObject([{ path: { seriesId: 'nights' }, query: { rpp: 25 } }]);
  expect(asked('readSeason')).toMatchObject([{ path: { id: 's1' }, query: { rpp: 25 } }]);
  expect([store.chosen, store.current?.episodes.items.length, store.moreAfter]).toEqual(['s1', 2, false]);
});

test('CAT-005 the season that the viewer comes from is selected on arrival', async () => {
  const { parts } = seriesFixture(3);
  const store = new SeriesStore(parts);
  await store.show({ kind: 'series', seriesId: 'nights', fromSeasonId: 's3' });
  expect(store.chosen).toBe('s3');
});

test('CAT-022 CAT-032 a season loads its surrounding seasons, and both ends page on from there', async () => {
  const { parts, asked } = seriesFixture(90);
  const store = new SeriesStore(parts);
  await store.show({ kind: 'season', seasonId: 's45' });
  expect(asked('readAdjacentSeasons')).toMatchObject([
    { path: { seriesId: 'nights', seasonId: 's45' }, query: { size: 25 } },
  ]);
  expect([listOf(store).at(0), listOf(store).at(-1), store.moreBefore, store.moreAfter]).toEqual([
    's20',
    's70',
    true,
    true,
  ]);
  await store.loadLater();
  await store.loadEarlier();
  expect([
    listOf(store).length,
    listOf(store).at(0),
    listOf(store).at(-1),
    store.moreBefore,
    store.moreAfter,
  ]).toEqual([90, 's1', 's90', false, false]);
});

test('CAT-040 selecting a listed season changes the episodes alone', async () => {
  const { parts, asked } = seriesFixture(3);
  const store = new SeriesStore(parts);
  await store.show({ kind: 'series', seriesId: 'nights', fromSeasonId: null });
  await store.show({ kind: 'season', seasonId: 's2' });
  expect([store.chosen, asked('readSeries').length, asked('readAdjacentSeasons').length]).toEqual([
    's2',
    1,
    0,
  ]);
});

test.each([
  [
    'the seasons around one',
    'failedToLoadSeasons',
    async (store: SeriesStore, fail: () => void) => (fail(), store.show({ kind: 'season', seasonId: 's45' })),
  ],
  [
    'later seasons',
    'failedToLoadMoreSeasons',
    async (store: SeriesStore, fail: () => void) => (
      await store.show({ kind: 'season', seasonId: 's45' }),
      fail(),
      store.loadLater()
    ),
  ],
  [
    'earlier seasons',
    'failedToLoadPreviousSeasons',
    async (store: SeriesStore, fail: () => void) => (
      await store.show({ kind: 'season', seasonId: 's45' }),
      fail(),
      store.loadEarlier()
    ),
  ],
] as const)(
  'CAT-038 CAT-090 %s that fail show an error, loaded items stay, and a retry loads them',
  async (_, problem, act) => {
    const { parts, client, reported } = seriesFixture(90);
    const answer = client.answers.get('readAdjacentSeasons');
    const store = new SeriesStore(parts);
    await act(store, () => client.answer('readAdjacentSeasons', down('readAdjacentSeasons')));
    expect([store.problem, store.state.status, store.current?.season.id, reported.length]).toEqual([
      problem,
      'ready',
      's45',
      1,
    ]);
    client.answer('readAdjacentSeasons', answer);
    await store.retry();
    expect([store.problem, listOf(store).length > 50]).toEqual([null, true]);
  },
);

test.each([
  ['series', { kind: 'series', seriesId: 'gone', fromSeasonId: null }],
  ['season', { kind: 'season', seasonId: 'gone' }],
] as const)(
  'CAT-084 a missing %s is missing, not failed, and is reported to the operator',
  async (_, address) => {
    const { parts, reported } = runtime();
    const store = new SeriesStore(parts);
    await store.show(address);
    expect([store.state.status, reported.length]).toEqual(['missing', 1]);
  },
);

test('CAT-038 a series that fails can be loaded again', async () => {
  const { parts, client } = seriesFixture(3);
  const answer = client.answers.get('readSeries');
  client.answer('readSeries', down('readSeries'));
  const store = new SeriesStore(parts);
  await store.show({ kind: 'series', seriesId: 'nights', fromSeasonId: null });
  expect(store.state.status).toBe('failed');
  client.answer('readSeries', answer);
  await store.load();
  expect(listOf(store)).toEqual(['s1', 's2', 's3']);
});

test('CAT-093 a series without seasons is loaded, with nothing shown', async () => {
  const { parts, client } = runtime();
  client.answer('readSeries', {
    id: 'judges',
    title: 'The judges',
    seasons: [],
    paging: { moreDataAvailable: false },
  });
  const store = new SeriesStore(parts);
  await store.show({ kind: 'series', seriesId: 'judges', fromSeasonId: null });
  expect([store.state.status, store.shown]).toEqual(['ready', null]);
});

test('CAT-003 CAT-023 episodes page on after the last one seen, until there are no more', async () => {
  const { parts, client, asked } = runtime();
  client.answer('readSeason', ({ query: { lastSeen } }: { query: { lastSeen?: string } }) => ({
    ...season(1),
    episodes: lastSeen === undefined ? vods(1, 25) : vods(26, 30),
    paging:
      lastSeen === undefined ? { moreDataAvailable: true, lastSeen: 'v25' } : { moreDataAvailable: false },
  }));
  const page = openSeason('s1', parts);
  await page.load();
  if (page.state.status !== 'ready') throw new Error(page.state.status);
  const { episodes } = page.state.value;
  await episodes.loadMore();
  await episodes.loadMore();
  expect([episodes.items.length, episodes.more]).toEqual([30, false]);
  expect(asked('readSeason')).toMatchObject([
    { query: { rpp: 25 } },
    { query: { rpp: 25, lastSeen: 'v25' } },
  ]);
});

test('CAT-003 CAT-024 a playlist pages on by number to its last page', async () => {
  const { parts, client, asked } = runtime();
  client.answer('readPlaylist', ({ query: { p } }: { query: { p: number } }) => ({
    id: 'p',
    title: 'Sixty',
    videos: { vods: vods(p * 25 - 24, Math.min(60, p * 25)), totalPages: 3 },
  }));
  const page = openPlaylist('p', parts);
  await page.load();
  if (page.state.status !== 'ready') throw new Error(page.state.status);
  const { videos } = page.state.value;
  await videos.loadMore();
  await videos.loadMore();
  await videos.loadMore();
  expect(videos.items).toHaveLength(60);
  expect(asked('readPlaylist').map(({ query }) => query)).toEqual([1, 2, 3].map((p) => ({ p, rpp: 25 })));
});

test('CAT-090 a page that fails keeps the loaded items; scrolling stops until the viewer retries', async () => {
  const { parts, client, asked } = runtime();
  let fails = true;
  client.answer('readPlaylist', ({ query: { p } }: { query: { p: number } }) =>
    p > 1 && fails
      ? down('readPlaylist')
      : { id: 'p', title: 'P', videos: { vods: vods(p, p), totalPages: 2 } },
  );
  const page = openPlaylist('p', parts);
  await page.load();
  if (page.state.status !== 'ready') throw new Error(page.state.status);
  const { videos } = page.state.value;
  await videos.loadMore();
  expect([videos.end, videos.items.length, videos.more]).toEqual(['failed', 1, true]);
  videos.reachedEnd();
  expect(asked('readPlaylist')).toHaveLength(2);
  fails = false;
  await videos.loadMore();
  expect([videos.end, videos.items.length]).toEqual(['idle', 2]);
});

test('CAT-086 CAT-087 related videos are paged, without those marked as unrelated, and without invalid items', async () => {
  const { parts, client, asked } = runtime();
  client.answer('readRelatedVods', {
    vods: [vod('a', { isRelated: true }), vod('b', { isRelated: false }), null, vod('c')],
    totalPages: 1,
  });
  const page = openRelated('v1', parts);
  await page.load();
  expect(page.state).toMatchObject({
    status: 'ready',
    value: { items: [{ id: 'a' }, { id: 'c' }], more: false },
  });
  expect(asked('readRelatedVods')).toMatchObject([{ path: { id: 'v1' }, query: { p: 1, rpp: 10 } }]);
});

test.each([
  ['the first, when nothing was watched', {}, ['v1', false]],
  ['what was begun', { v2: 40 }, ['v2', true]],
  ['the last that was begun', { v1: 30, v2: 40 }, ['v2', true]],
  ['the first, when all was seen to the end', { v3: 99 }, ['v1', false]],
] as const)('CAT-012 a list is continued at %s', (_, watched: Readonly<Record<string, number>>, expected) => {
  const opening = openingEpisode(vods(1, 3), ({ id }) => watched[id] ?? 0);
  expect([opening?.content.id, opening?.begun]).toEqual(expected);
});

test.each([
  [{ premiereRelease: { type: 'PREMIERE', scheduledAt: 200 } }, 200],
  [{ premiereRelease: { type: 'PREMIERE', scheduledAt: 100 } }, null],
  [
    {
      computedReleases: [
        { type: 'REGULAR', scheduledAt: 300 },
        { type: 'premiere', scheduledAt: 250 },
      ],
    },
    250,
  ],
  [{}, null],
])('CAT-042 %j opens at %s', (content, expected) => {
  expect(comingPremiere(content, 100)).toBe(expected);
});

test.each([
  [{ rating: 5, text: 'Good.' }, null, null],
  [{ rating: null, text: ' ' }, 'reviewRatingMissing', 'reviewTextMissing'],
  [{ rating: 1, text: 'x'.repeat(1000) }, null, null],
  [{ rating: 1, text: 'x'.repeat(1001) }, null, 'reviewTextTooLong'],
] as const)('CAT-062 CAT-065 FRM-036 a review of %j', (draft, rating, text) => {
  expect(reviewProblems(draft)).toEqual({ rating, text });
});

test.each([
  [{ viewer: { isGuest: true } }, false],
  [{ viewer: { isGuest: false } }, true],
  [{ viewer: { isGuest: false }, impersonated: true }, false],
])('CAT-065 %j may review: %s', (session, expected) => expect(canReview(session)).toBe(expected));

/** Pages of series, seasons and playlists with a gap for every field that the contract allows to be missing or null. */
import listsExamples from '../../../../schemas/platform/examples/lists.json';
import PlaylistPage from '../../../../core/pages/content/PlaylistPage';
import SeriesPage from '../../../../core/pages/content/SeriesPage';
import { FakeClock } from '../../../kit';
import { filled, gapsIn } from '../../../kit/contract/gaps';
import { elementsOf, fallenWith, pageOf, standAlone, unseen } from './pagesFixture';

const playlist = listsExamples.playlist.value;
const season = listsExamples.season.value;
const series = listsExamples.series.value;
const adjacent = listsExamples.adjacentSeasons.value;

standAlone();
const now = new FakeClock().now();
const last = { paging: { moreDataAvailable: false, lastSeen: 'x' } };
const episode = { id: 'beside', title: 'Beside it', type: 'SEASON_VOD', accessLevel: 'GRANTED' };
const wholeSeason = filled('Season', { ...season, episodes: [episode], ...last }, now);
const wholeSeries = filled('Series', { ...series, ...last }, now);
const wholeAdjacent = filled('AdjacentSeasons', adjacent, now);
const wholePlaylist = filled(
  'Playlist',
  { ...playlist, videos: { vods: [episode], page: 1, totalPages: 1, totalResults: 1 } },
  now,
);
const cards = elementsOf(gapsIn('Vod', filled('Vod', { type: 'SEASON_VOD', accessLevel: 'GRANTED' }, now)));

const calls = {
  readSeries: `/api/v4/series/${series.id}`,
  readSeason: `/api/v4/season/${season.id}`,
  readAdjacent: `/api/v4/series/${series.id}/adjacentTo/${season.id}`,
  readPlaylist: `/api/v2/vod/playlist/${playlist.id}`,
};
const seriesAt = (at: string, changed: object) => ({
  at,
  answers: {
    [calls.readSeries]: wholeSeries,
    [calls.readSeason]: wholeSeason,
    [calls.readAdjacent]: wholeAdjacent,
    ...changed,
  },
  page: () => <SeriesPage />,
  until: 'Beside it',
});
const playlistAt = (answer: unknown) => ({
  at: `/playlist/${playlist.id}`,
  answers: { [calls.readPlaylist]: answer },
  page: () => <PlaylistPage />,
  until: 'Beside it',
});

const without = (field: string) => (gap: { readonly name: string }) => !gap.name.startsWith(field);

test('CAT-021 CAT-088 ENT-025 a series is drawn with each gap it may have, and its episodes show', async () => {
  const gaps = gapsIn('Series', wholeSeries);
  expect(gaps.length).toBeGreaterThan(40);
  expect(
    await fallenWith(gaps, ({ answer }) => seriesAt(`/series/${series.id}`, { [calls.readSeries]: answer })),
  ).toEqual([]);
});

test('CAT-022 CAT-023 ENT-025 a season is drawn with each gap it may have, and its episodes show', async () => {
  const gaps = gapsIn('Season', wholeSeason).filter(without('episodes.'));
  expect(
    await fallenWith(gaps, ({ answer }) => seriesAt(`/season/${season.id}`, { [calls.readSeason]: answer })),
  ).toEqual([]);
});

test('CAT-022 CAT-036 ENT-025 a season is drawn with each gap in the data of its neighbours', async () => {
  expect(
    await fallenWith(gapsIn('AdjacentSeasons', wholeAdjacent), ({ answer }) =>
      seriesAt(`/season/${season.id}`, { [calls.readAdjacent]: answer }),
    ),
  ).toEqual([]);
});

test('CAT-024 ENT-025 a playlist is drawn with each gap it may have, and its videos show', async () => {
  const gaps = gapsIn('Playlist', wholePlaylist).filter(without('videos.vods.'));
  expect(await fallenWith(gaps, ({ answer }) => playlistAt(answer))).toEqual([]);
});

const list = [...cards.map(({ element }) => element), episode];
const narrow = () =>
  (window.matchMedia = (media) =>
    ({
      matches: true,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList);

test.each([
  ['CAT-024 a playlist', playlistAt({ ...wholePlaylist, videos: { vods: list, totalPages: 1 } })],
  [
    'CAT-023 a season',
    seriesAt(`/season/${season.id}`, { [calls.readSeason]: { ...wholeSeason, episodes: list } }),
  ],
])('ENT-025 CAT-002 %s shows every item, whichever field it lacks', async (_which, given) => {
  narrow();
  const { reported, text } = await pageOf(given);
  expect([reported, unseen(cards, text())]).toEqual([[], []]);
});

test.each([
  [
    'CAT-024 null among the videos',
    playlistAt({ ...wholePlaylist, videos: { vods: [null, { id: 'x' }, episode], totalPages: 1 } }),
  ],
  [
    'CAT-023 null among the episodes',
    seriesAt(`/season/${season.id}`, {
      [calls.readSeason]: { ...wholeSeason, episodes: [null, { id: 'x' }, episode] },
    }),
  ],
  [
    'CAT-021 null among the seasons',
    seriesAt(`/series/${series.id}`, {
      [calls.readSeries]: { ...wholeSeries, seasons: [null, ...series.seasons] },
    }),
  ],
  [
    'CAT-021 null among genres and makers',
    seriesAt(`/series/${series.id}`, {
      [calls.readSeries]: {
        ...wholeSeries,
        genres: [null, 'Drama'],
        credits: [null, { name: 'Inês', role: null }],
      },
    }),
  ],
  [
    'CAT-021 a series without paging',
    seriesAt(`/series/${series.id}`, { [calls.readSeries]: { ...wholeSeries, paging: null } }),
  ],
  [
    'CAT-023 a season without paging',
    seriesAt(`/season/${season.id}`, { [calls.readSeason]: { ...wholeSeason, paging: null } }),
  ],
  [
    'CAT-022 CAT-038 no word of the seasons around it',
    seriesAt(`/season/${season.id}`, { [calls.readAdjacent]: null }),
  ],
  ['CAT-022 no word of the series', seriesAt(`/season/${season.id}`, { [calls.readSeries]: null })],
])('ENT-025 %s: the rest shows', async (_what, given) => {
  const { text } = await pageOf(given);
  expect(text()).toContain('Beside it');
});

/** Pages whose answers say in a field what no platform should: each stands, and shows the rest. */
import contentSearch from '../../../../schemas/platform/examples/contentSearch.json';
import playlist from '../../../../schemas/platform/examples/playlist.json';
import season from '../../../../schemas/platform/examples/season.json';
import series from '../../../../schemas/platform/examples/series.json';
import PlaylistPage from '../../../../core/pages/content/PlaylistPage';
import SeriesPage from '../../../../core/pages/content/SeriesPage';
import LiveNowPage from '../../../../core/pages/live/LiveNowPage';
import UpcomingPage from '../../../../core/pages/live/UpcomingPage';
import SearchPage from '../../../../core/pages/search/SearchPage';
import { FakeClock } from '../../../kit';
import { breaksIn, filled, oneAField, type Answer } from '../../../kit/contract/gaps';
import { fallenWith, standAlone, type PageGiven } from './pagesHouse';

standAlone();
const now = new FakeClock().now();
const item = { id: 'beside', title: 'Beside it', type: 'SEASON_VOD', accessLevel: 'GRANTED' };
const event = { id: 'beside', eventId: 'beside', title: 'Beside it', accessLevel: 'GRANTED' };
const end = { paging: { moreDataAvailable: false, lastSeen: 'x' } };
const wholeSeason = filled('Season', { ...season, episodes: [item, { ...item, id: 'after' }], ...end }, now);
const wholeSeries = filled('Series', { ...series, ...end }, now);
const wholePlaylist = filled('Playlist', { ...playlist, videos: { vods: [item, { ...item, id: 'after' }], page: 1, totalPages: 1, totalResults: 2 } }, now);
const wholeEvents = filled('LiveEventList', { events: [event, { ...event, id: 'after', eventId: 'after' }], page: 1, totalPages: 1, totalResults: 2 }, now);
const wholeSearch = filled('ContentSearch', { ...contentSearch, results: [{ ...item, type: 'VOD' }, { ...item, type: 'VOD', id: 'after' }], page: 1, totalPages: 1, totalResults: 2 }, now);

const seriesAnswers = { [`/api/v4/series/${series.id}`]: wholeSeries, [`/api/v4/season/${season.id}`]: wholeSeason, [`/api/v4/series/${series.id}/adjacentTo/${season.id}`]: { precedingSeasons: [], followingSeasons: [] } };

const pages: readonly (readonly [title: string, shape: string, whole: Answer, list: string, given: Omit<PageGiven, 'until' | 'read'> & { readonly call: string }])[] = [
  ['CAT-021 a series', 'Series', wholeSeries, 'seasons', { at: `/series/${series.id}`, call: `/api/v4/series/${series.id}`, answers: seriesAnswers, page: () => <SeriesPage /> }],
  ['CAT-023 a season', 'Season', wholeSeason, 'episodes', { at: `/season/${season.id}`, call: `/api/v4/season/${season.id}`, answers: seriesAnswers, page: () => <SeriesPage /> }],
  ['CAT-024 a playlist', 'Playlist', wholePlaylist, 'videos', { at: `/playlist/${playlist.id}`, call: `/api/v2/vod/playlist/${playlist.id}`, answers: {}, page: () => <PlaylistPage /> }],
  ['LIV-001 what is live now', 'LiveEventList', wholeEvents, 'events', { at: '/live', call: '/api/v2/event/live', answers: {}, page: () => <LiveNowPage /> }],
  ['LIV-014 what is to come', 'LiveEventList', wholeEvents, 'events', { at: '/upcoming', call: '/api/v2/event/upcoming', answers: {}, page: () => <UpcomingPage /> }],
  ['CAT-044 a search', 'ContentSearch', wholeSearch, 'results', { at: '/search?query=van', call: '/api/v2/content-search', answers: {}, page: () => <SearchPage /> }],
];

test.each(pages)('%s stands with nonsense in any field, and shows the rest (ENT-025)', async (_title, shape, whole, list, { call, answers, ...page }) => {
  // A list that cannot be read is an empty one, and what has no id is left out: each page has a state of its own for that.
  const breaks = oneAField(breaksIn(shape, whole)).filter(({ way }) => way[0] !== list || (way.length > 2 && way.at(-1) !== 'id'));
  expect(breaks.length).toBeGreaterThan(10);
  expect(await fallenWith(breaks, ({ answer }) => ({ ...page, answers: { ...answers, [call]: answer }, until: 'Beside it', read: true }))).toEqual([]);
});

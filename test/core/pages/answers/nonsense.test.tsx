/** Pages whose answers have an invalid value in one field: each is drawn, and shows the rest. */
import searchExamples from '../../../../schemas/platform/examples/search.json';
import peopleExamples from '../../../../schemas/platform/examples/people.json';
import newsExamples from '../../../../schemas/platform/examples/news.json';
import listsExamples from '../../../../schemas/platform/examples/lists.json';
import PlaylistPage from '../../../../core/pages/content/PlaylistPage';
import SeriesPage from '../../../../core/pages/content/SeriesPage';
import GridPage from '../../../../core/pages/lists/GridPage';
import LiveNowPage from '../../../../core/live/pages/LiveNowPage';
import UpcomingPage from '../../../../core/live/pages/UpcomingPage';
import SearchPage from '../../../../core/pages/search/SearchPage';
import fighterList from '../../../../plugins/route/fighters/list';
import fighterProfile from '../../../../plugins/route/fighters/profile';
import guide from '../../../../plugins/route/guide/page';
import newsPiece from '../../../../plugins/route/news/item';
import newsList from '../../../../plugins/route/news/list';
import { FakeClock } from '../../../kit';
import { breaksIn, filled, oneAField, type Answer } from '../../../kit/contract/gaps';
import { drawn, fallenWith, standAlone, type PageGiven } from './pagesFixture';

const contentGrid = searchExamples.contentGrid.value;
const contentSearch = searchExamples.contentSearch.value;
const fighter = peopleExamples.fighter.value;
const fighters = peopleExamples.fighters.value;
const newsFeed = newsExamples.newsFeed.value;
const newsItem = newsExamples.newsItem.value;
const playlist = listsExamples.playlist.value;
const rankings = peopleExamples.rankings.value;
const season = listsExamples.season.value;
const series = listsExamples.series.value;

standAlone();
const now = new FakeClock().now();
const item = { id: 'beside', title: 'Beside it', type: 'SEASON_VOD', accessLevel: 'GRANTED' };
const event = { id: 'beside', eventId: 'beside', title: 'Beside it', accessLevel: 'GRANTED' };
const end = { paging: { moreDataAvailable: false, lastSeen: 'x' } };
const wholeSeason = filled('Season', { ...season, episodes: [item, { ...item, id: 'after' }], ...end }, now);
const wholeSeries = filled('Series', { ...series, ...end }, now);
const wholePlaylist = filled(
  'Playlist',
  {
    ...playlist,
    videos: { vods: [item, { ...item, id: 'after' }], page: 1, totalPages: 1, totalResults: 2 },
  },
  now,
);
const wholeEvents = filled(
  'LiveEventList',
  { events: [event, { ...event, id: 'after', eventId: 'after' }], page: 1, totalPages: 1, totalResults: 2 },
  now,
);
const wholeSearch = filled(
  'ContentSearch',
  {
    ...contentSearch,
    results: [
      { ...item, type: 'VOD' },
      { ...item, type: 'VOD', id: 'after' },
    ],
    page: 1,
    totalPages: 1,
    totalResults: 2,
  },
  now,
);

const wholeGrid = filled(
  'ContentGrid',
  {
    ...contentGrid,
    results: [
      { ...item, type: 'VOD' },
      { ...item, type: 'VOD', id: 'after' },
    ],
    page: 1,
    totalPages: 1,
    totalResults: 2,
  },
  now,
);
const beside = { id: 'beside', name: 'Beside it', letter: 'B', rank: 3 };
const wholeFighters = filled('FighterList', { ...fighters, fighters: [fighters.fighters[0], beside] }, now);
const wholeRankings = filled(
  'Rankings',
  { rankings: [rankings.rankings[0], { weightClass: 'FLYWEIGHT', entries: [{ rank: 1, fighter: beside }] }] },
  now,
);
const wholeFighter = filled(
  'Fighter',
  { ...fighter, relatedVideos: [{ ...item, id: 'odd', title: 'Odd' }, item] },
  now,
);
const piece = { id: 'beside', title: 'Beside it', feedName: 'latest' };
const wholeNews = filled('NewsFeed', { ...newsFeed, items: [newsFeed.items[0], piece] }, now);
const wholePiece = filled('NewsItem', { ...newsItem, related: [newsItem.related[0], piece] }, now);
const channel = {
  id: 'beside',
  name: 'Beside it',
  programmes: [{ title: 'On now', startDate: now - 60_000, endDate: now + 3_600_000 }],
};
const wholeGuide = filled(
  'ProgrammeGuide',
  {
    channels: [{ id: 'odd', name: 'Odd' }, channel],
    paging: { moreDataAvailable: false, lastSeen: 'beside' },
    totalResults: 2,
  },
  now,
);

const feeds = { feeds: [{ name: 'latest', title: { en: 'Latest' } }], pageSize: 20 };

const seriesAnswers = {
  [`/api/v4/series/${series.id}`]: wholeSeries,
  [`/api/v4/season/${season.id}`]: wholeSeason,
  [`/api/v4/series/${series.id}/adjacentTo/${season.id}`]: { precedingSeasons: [], followingSeasons: [] },
};

const pages: readonly (readonly [
  title: string,
  shape: string,
  whole: Answer,
  list: string,
  given: Omit<PageGiven, 'until' | 'read'> & { readonly call: string },
])[] = [
  [
    'CAT-021 a series',
    'Series',
    wholeSeries,
    'seasons',
    {
      at: `/series/${series.id}`,
      call: `/api/v4/series/${series.id}`,
      answers: seriesAnswers,
      page: () => <SeriesPage />,
    },
  ],
  [
    'CAT-023 a season',
    'Season',
    wholeSeason,
    'episodes',
    {
      at: `/season/${season.id}`,
      call: `/api/v4/season/${season.id}`,
      answers: seriesAnswers,
      page: () => <SeriesPage />,
    },
  ],
  [
    'CAT-024 a playlist',
    'Playlist',
    wholePlaylist,
    'videos',
    {
      at: `/playlist/${playlist.id}`,
      call: `/api/v2/vod/playlist/${playlist.id}`,
      answers: {},
      page: () => <PlaylistPage />,
    },
  ],
  [
    'LIV-001 what is live now',
    'LiveEventList',
    wholeEvents,
    'events',
    { at: '/live', call: '/api/v2/event/live', answers: {}, page: () => <LiveNowPage /> },
  ],
  [
    'LIV-014 what is to come',
    'LiveEventList',
    wholeEvents,
    'events',
    { at: '/upcoming', call: '/api/v2/event/upcoming', answers: {}, page: () => <UpcomingPage /> },
  ],
  [
    'CAT-044 a search',
    'ContentSearch',
    wholeSearch,
    'results',
    { at: '/search?query=van', call: '/api/v2/content-search', answers: {}, page: () => <SearchPage /> },
  ],
  [
    'HOM-098 the grid',
    'ContentGrid',
    wholeGrid,
    'results',
    { at: '/grid', call: '/api/v2/view/content-grid', answers: {}, page: () => <GridPage /> },
  ],
  [
    'LIV-034 the guide',
    'ProgrammeGuide',
    wholeGuide,
    'channels',
    { at: '/epg', call: '/api/v4/epg', answers: {}, page: drawn(guide, {}) },
  ],
  [
    'CAT-075 the rankings',
    'Rankings',
    wholeRankings,
    'rankings',
    {
      at: '/fighters',
      call: '/api/v2/fighters/rankings',
      answers: {},
      page: drawn(fighterList, { pageSize: 24 }),
    },
  ],
  [
    'CAT-077 fighters from A to Z',
    'FighterList',
    wholeFighters,
    'fighters',
    {
      at: '/fighters?tab=a-z',
      call: '/api/v2/fighters',
      answers: {},
      page: drawn(fighterList, { pageSize: 24 }),
    },
  ],
  [
    'CAT-081 a fighter',
    'Fighter',
    wholeFighter,
    'relatedVideos',
    {
      at: '/fighters/vance',
      call: '/api/v2/fighters/vance',
      answers: {},
      page: drawn(fighterProfile, {}, { id: 'vance' }),
    },
  ],
  [
    'CAT-082 the news',
    'NewsFeed',
    wholeNews,
    'items',
    { at: '/news', call: '/api/v2/news/latest', answers: {}, page: drawn(newsList, feeds) },
  ],
  [
    'CAT-083 a piece of news',
    'NewsItem',
    wholePiece,
    'related',
    {
      at: '/news/latest/a',
      call: '/api/v2/news/latest/a',
      answers: {},
      page: drawn(newsPiece, feeds, { feedName: 'latest', newId: 'a' }),
    },
  ],
];

test.each(pages)(
  '%s is drawn with an invalid value in any field, and shows the rest (ENT-025)',
  async (_title, shape, whole, list, { call, answers, ...page }) => {
    // An unreadable list is read as empty, and an item without what it is shown by is left out: each page has
    // its own state for that.
    const shownBy = shape.startsWith('News') ? ['id', 'title'] : ['id'];
    // The same for a fighter without a name, or a piece of news without title or text: the page shows that it
    // could not be loaded.
    const subject: readonly string[] = { Fighter: ['name'], NewsItem: ['title', 'body'] }[shape] ?? [];
    const breaks = oneAField(breaksIn(shape, whole))
      .filter(({ path }) => !(path.length === 1 && subject.includes(String(path[0]))))
      .filter(({ path }) => path[0] !== list || (path.length > 2 && !shownBy.includes(String(path.at(-1)))));
    expect(breaks.length).toBeGreaterThan(10);
    expect(
      await fallenWith(breaks, ({ answer }) => ({
        ...page,
        answers: { ...answers, [call]: answer },
        until: 'Beside it',
        read: true,
      })),
    ).toEqual([]);
  },
);

/** What the platform answers in tests of rendered pages. */
import newsExamples from '../../../schemas/platform/examples/news.json';
import peopleExamples from '../../../schemas/platform/examples/people.json';

export const RENDERED_AT = Date.UTC(2026, 5, 1, 12, 30);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const film = (number: number, rest: object = {}) => ({
  id: `v${number}`,
  videoId: `v${number}`,
  type: 'VOD',
  title: `Film ${number}`,
  accessLevel: 'GRANTED',
  duration: 5400,
  thumbnailUrl: `https://pictures.test/v${number}.webp?width=960`,
  ...rest,
});
const event = (id: string, startsIn: number) => ({
  id,
  liveEventId: id,
  type: 'LIVE',
  title: `Fight ${id}`,
  accessLevel: 'GRANTED',
  displayLiveBadge: true,
  eventSchedule: { startDate: RENDERED_AT + startsIn, endDate: RENDERED_AT + startsIn + 3 * HOUR },
});
const row = (id: string, name: string, contentList: readonly object[]) => ({
  bucketId: id,
  exid: id,
  name,
  type: 'VOD',
  originalType: 'VOD',
  rowTypeData: {},
  contentList,
  paging: { moreDataAvailable: false },
});
export const home = {
  sectionId: 'home',
  title: 'Home',
  heroes: [film(1, { heroUrl: 'https://pictures.test/hero.webp?width=1920', tagline: 'One night' })],
  buckets: [
    // The second event starts between the host's render and the browser's.
    row('b1', 'New films', [
      event('e1', HOUR),
      event('e2', 5 * MINUTE),
      ...Array.from({ length: 14 }, (_, index) => film(index + 2)),
    ]),
    row('b2', 'Old films', [film(30)]),
  ],
  paging: { moreDataAvailable: false },
};
const season = (number: number) => ({
  id: `s${number}`,
  title: `Season ${number}`,
  episodeCount: 12,
});
const episodes = (count: number) =>
  Array.from({ length: count }, (_, index) => film(index + 2, { description: `Round ${index + 1}.` }));
export const contents = {
  '/api/v4/content/home': home,
  '/api/v4/vod/v1': {
    ...film(1),
    description: 'What happened that night.',
    credits: [{ name: 'Ada', role: 'Director' }],
    trailers: [],
  },
  '/api/v4/series/r1': {
    id: 'r1',
    title: 'The Corner',
    description: 'Two coaches and one gym.',
    seasons: [season(1), season(2)],
    paging: { moreDataAvailable: false },
  },
  '/api/v4/season/s2': {
    ...season(2),
    series: { seriesId: 'r1', title: 'The Corner' },
    episodes: episodes(12),
  },
  '/api/v4/season/s1': {
    ...season(1),
    series: { seriesId: 'r1', title: 'The Corner' },
    episodes: episodes(12),
  },
  '/api/v4/series/r1/adjacentTo/s2': { precedingSeasons: [season(1)], followingSeasons: [] },
  '/api/v2/vod/playlist/l1': {
    id: 'l1',
    title: 'First rounds',
    description: 'Twelve openings.',
    videos: { vods: episodes(12), page: 1, totalPages: 1, totalResults: 12 },
  },
};

const BODY =
  '<p>Nine <b>rounds</b> &amp; a draw.<script>alert(1)</script><table><tr><td colspan="2">Kovač</table>' +
  '<p>See <a href="/live-now">what is on</a><a href="javascript:alert(1)"> now</a>.';
const people = {
  '/api/v2/news/latest': newsExamples.newsFeed.value,
  '/api/v2/news/latest/n1': { ...newsExamples.newsItem.value, id: 'n1', title: 'A draw', body: BODY },
  '/api/v2/fighters/rankings': peopleExamples.rankings.value,
  '/api/v2/fighters/f1': { ...peopleExamples.fighter.value, id: 'f1', name: 'Ada Kovač' },
  '/api/v2/view/content-grid': { results: episodes(12), page: 1, totalPages: 1, totalResults: 12 },
};

export const answers = { ...contents, ...people };

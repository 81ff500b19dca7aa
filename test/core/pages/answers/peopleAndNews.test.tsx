/**
 * Fighters, rankings and news with a gap for every field that the contract allows to be missing or null, and
 * from a platform that violates it.
 */
import { screen, waitFor } from '@testing-library/react';
import peopleExamples from '../../../../schemas/platform/examples/people.json';
import newsExamples from '../../../../schemas/platform/examples/news.json';
import fighterList from '../../../../plugins/route/fighters/list';
import fighterProfile from '../../../../plugins/route/fighters/profile';
import newsPiece from '../../../../plugins/route/news/item';
import newsList from '../../../../plugins/route/news/list';
import { FakeClock } from '../../../kit';
import { filled, gapsIn, type Answer } from '../../../kit/contract/gaps';
import { drawn, fallenWith, pageOf, standAlone, type PageGiven } from './pagesFixture';

const fighter = peopleExamples.fighter.value;
const fighters = peopleExamples.fighters.value;
const newsFeed = newsExamples.newsFeed.value;
const newsItem = newsExamples.newsItem.value;
const rankings = peopleExamples.rankings.value;

standAlone();
const now = new FakeClock().now();
const feeds = { feeds: [{ name: 'latest', title: { en: 'Latest' } }], pageSize: 2 };
const person = { id: 'beside', name: 'Beside it' };
const piece = { id: 'beside', title: 'Beside it' };
const video = { id: 'beside', title: 'Beside it', type: 'VOD', accessLevel: 'GRANTED' };
const board = { weightClass: 'FLYWEIGHT', entries: [{ rank: 1, fighter: person }] };

const wholeList = filled('FighterList', { ...fighters, fighters: [fighters.fighters[0], person] }, now);
const wholeRankings = filled('Rankings', { rankings: [rankings.rankings[0], board] }, now);
const wholeFighter = filled('Fighter', { ...fighter, relatedVideos: [video] }, now);
const wholeFeed = filled('NewsFeed', { ...newsFeed, items: [newsFeed.items[0], piece] }, now);
const wholePiece = filled('NewsItem', { ...newsItem, related: [newsItem.related[0], piece] }, now);

type View = (answer: unknown) => PageGiven;
const view =
  (at: string, call: string, page: PageGiven['page']): View =>
  (answer) => ({ at, answers: { [call]: answer }, page, until: 'Beside it' });
const listAt = view('/fighters?tab=a-z', '/api/v2/fighters', drawn(fighterList, { pageSize: 2 }));
const rankingsAt = view('/fighters', '/api/v2/fighters/rankings', drawn(fighterList, { pageSize: 2 }));
const fighterAt = view(
  '/fighters/vance',
  '/api/v2/fighters/vance',
  drawn(fighterProfile, {}, { id: 'vance' }),
);
const feedAt = view('/news', '/api/v2/news/latest', drawn(newsList, feeds));
const pieceAt = view(
  '/news/latest/a',
  '/api/v2/news/latest/a',
  drawn(newsPiece, feeds, { feedName: 'latest', newId: 'a' }),
);

const pages: readonly (readonly [title: string, shape: string, whole: Answer, at: View])[] = [
  ['CAT-077 fighters from A to Z', 'FighterList', wholeList, listAt],
  ['CAT-075 the rankings', 'Rankings', wholeRankings, rankingsAt],
  ['CAT-081 a fighter', 'Fighter', wholeFighter, fighterAt],
  ['CAT-082 the news', 'NewsFeed', wholeFeed, feedAt],
  ['CAT-083 a piece of news', 'NewsItem', wholePiece, pieceAt],
];

test.each(pages)(
  'ENT-025 %s: the page is drawn with each gap that it may have',
  async (_title, shape, whole, at) => {
    const gaps = gapsIn(shape, whole).filter(({ name }) => !/^related(Videos)? |^relatedVideos\./.test(name));
    expect(gaps.length).toBeGreaterThan(5);
    expect(await fallenWith(gaps, ({ answer }) => at(answer))).toEqual([]);
  },
);

const leftOut = (list: string, count: number) => `Of ${list}, ${count} item(s) are left out`;
test.each<readonly [string, () => PageGiven, readonly string[]]>([
  [
    'CAT-077 null and nobody among the fighters',
    () => listAt({ ...wholeList, fighters: [null, { id: 'x', name: null }, person] }),
    [leftOut('the fighters', 2)],
  ],
  [
    'CAT-077 no letters, no classes, and totals of zero',
    () => listAt({ ...wholeList, letters: null, weightClasses: null, totalPages: 0, totalResults: 0 }),
    [],
  ],
  [
    'CAT-078 a weight class that nobody knows',
    () => listAt({ ...wholeList, weightClasses: ['NEWFANGLED', 'constructor'] }),
    [],
  ],
  [
    'CAT-075 null among the rankings and their places',
    () =>
      rankingsAt({
        rankings: [null, { ...board, entries: [null, { rank: 1, fighter: null }, ...board.entries] }],
      }),
    [leftOut('the rankings', 1), leftOut('the ranking "FLYWEIGHT"', 2)],
  ],
  [
    'CAT-075 a class of zero places',
    () => rankingsAt({ rankings: [{ weightClass: 'NEWFANGLED', entries: null }, board] }),
    [],
  ],
  [
    'CAT-079 a fight that ended as none ever did',
    () =>
      fighterAt({
        ...wholeFighter,
        fightHistory: [
          null,
          { opponent: null, outcome: 'WIN' },
          { opponent: { name: 'Somebody' }, outcome: 'EXPLODED', method: 'NEWFANGLED' },
        ],
      }),
    [leftOut('the fights of "vance"', 2)],
  ],
  [
    'CAT-081 a video of a type that nobody knows',
    () =>
      fighterAt({ ...wholeFighter, relatedVideos: [null, { ...video, id: 'odd', type: 'HOLOGRAM' }, video] }),
    [leftOut('the videos of "vance"', 1)],
  ],
  [
    'CAT-082 null and a piece without a title among the news',
    () => feedAt({ ...wholeFeed, items: [null, { id: 'x', title: null }, piece] }),
    [leftOut('the feed "latest"', 2)],
  ],
  ['CAT-082 totals of zero', () => feedAt({ ...wholeFeed, totalPages: 0, totalResults: 0 }), []],
  [
    'CAT-083 null among what is related',
    () => pieceAt({ ...wholePiece, related: [null, piece] }),
    [leftOut('what is related to "belt-changes-hands"', 1)],
  ],
])('ENT-025 %s: the rest shows, and a fault is reported', async (_what, given, expected) => {
  const { reported, text } = await pageOf(given());
  expect(reported.map((line) => line.replaceAll('\\"', '"'))).toEqual(
    expected.map((line) => expect.stringContaining(line) as string),
  );
  expect(text()).toContain('Beside it');
});

test.each([
  ['CAT-081 a fighter without a name', fighterAt({ ...wholeFighter, name: null }), 'Nobody came out'],
  ['CAT-083 a piece without a title', pieceAt({ ...wholePiece, title: null }), 'did not arrive'],
  ['CAT-083 a piece without a text', pieceAt({ ...wholePiece, body: null }), 'did not arrive'],
  [
    'CAT-077 no fighters, where there has to be a list',
    listAt({ ...wholeList, fighters: null }),
    'Nobody came out',
  ],
  ['CAT-082 no news, where there has to be a list', feedAt({ ...wholeFeed, items: null }), 'did not arrive'],
])(
  'ENT-025 %s: the page shows that it could not be loaded, and the fault is reported',
  async (_what, given, until) => {
    const { reported } = await pageOf({ ...given, until });
    expect(reported).toEqual([expect.stringContaining('Error')]);
    expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
  },
);

test('CAT-082 a feed with repeated pages ends after the second, which is reported to the operator', async () => {
  const { reported, user, text } = await pageOf(feedAt({ ...wholeFeed, totalPages: 400 }));
  await user.click(screen.getByRole('button', { name: 'More news' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More news' })).toBeNull());
  expect(reported).toEqual([
    expect.stringContaining('Of the feed \\"latest\\", the next page brings nothing new'),
  ]);
  expect(text()).toContain('Beside it');
});

test.each([
  [
    'CAT-077 fighters of zero',
    { ...listAt({ ...wholeList, fighters: [], totalPages: 9 }), until: 'Nobody in this corner' },
  ],
  ['CAT-075 rankings of zero', { ...rankingsAt({ rankings: [] }), until: 'Nobody is ranked yet' }],
  [
    'CAT-082 news of zero',
    { ...feedAt({ ...wholeFeed, items: [], totalPages: 9 }), until: 'Nothing has happened yet' },
  ],
])('ENT-025 %s: the page shows so', async (_what, given) => {
  const { reported } = await pageOf(given);
  expect(reported).toEqual([]);
});

/** The seasons of a series in the composed product. */
import { act, screen, within } from '@testing-library/react';
import { navigation } from '../../../core/sdk';
import { compose, composedTests, platform, type Composed } from './composed';

composedTests();

const season = (id: number, more: object = {}) => ({
  id: `s${id}`,
  title: `Season ${id}.`,
  seasonNumber: id,
  episodeCount: 2,
  ...more,
});
const seasons = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => season(first + index));
const episodes = [1, 2].map((id) => ({
  id: `e${id}`,
  type: 'VOD',
  title: `Episode ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
}));

interface Given {
  readonly page?: readonly object[];
  readonly preceding?: readonly object[];
  readonly following?: readonly object[];
}

/** A page of the series; the season `s50` is in its middle. */
async function at(address: string, { page = [], preceding = [], following = [] }: Given): Promise<Composed> {
  platform()
    .persist()
    .get('/api/v4/series/saga')
    .query(true)
    .reply(200, { id: 'saga', title: 'Saga', seasons: page, paging: { moreDataAvailable: true } });
  platform()
    .persist()
    .get('/api/v4/series/saga/adjacentTo/s50')
    .query(true)
    .reply(200, { precedingSeasons: preceding, followingSeasons: following });
  platform()
    .persist()
    .get(/^\/api\/v4\/season\/s\d+/)
    .query(true)
    .reply(200, (path: string) => {
      const [, id = '0'] = /season\/s(\d+)/.exec(path) ?? [];
      return {
        ...season(Number(id)),
        series: { seriesId: 'saga', title: 'Saga' },
        episodes,
        paging: { moreDataAvailable: false },
      };
    });
  const site = await compose({ at: address });
  await site.draw();
  return site;
}

/** The options, in order. */
async function offered(): Promise<readonly string[]> {
  const tabs = await within(await screen.findByRole('tablist')).findAllByRole('tab');
  // The number of episodes follows the title.
  return tabs.map(({ textContent }) => `${textContent?.split('.')[0] ?? ''}.`);
}
const titles = (list: readonly object[]) => list.map((each) => (each as { title: string }).title);
const more = (name: 'Earlier' | 'Later') => screen.queryAllByRole('button', { name: `${name} seasons` });

test('CAT-031 CAT-041 a series requests 25 seasons and opens with the first of them and its episodes', async () => {
  const site = await at('/series/saga', { page: seasons(3) });
  expect(await offered()).toEqual(['Season 1.', 'Season 2.', 'Season 3.']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Season 1.');
  expect(await screen.findByRole('link', { name: /Episode 2/ })).toBeVisible();
  for (const path of ['/api/v4/series/saga', '/api/v4/season/s1']) {
    const [call] = site.callsTo('GET', path);
    expect(new URL(call?.path ?? '', 'https://platform.test').searchParams.get('rpp')).toBe('25');
  }
});

test('CAT-032 CAT-041 a season is among its neighbours, 25 of which are requested on each side', async () => {
  const site = await at('/season/s50', { preceding: seasons(2, 48), following: seasons(1, 51) });
  expect(await offered()).toEqual(['Season 48.', 'Season 49.', 'Season 50.', 'Season 51.']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Season 50.');
  const [call] = site.callsTo('GET', '/api/v4/series/saga/adjacentTo/s50');
  expect([...new URL(call?.path ?? '', 'https://platform.test').searchParams.values()]).toEqual(['25']);
});

test('CAT-035 seasons without episodes are not offered; one without an episode count is', async () => {
  await at('/series/saga', {
    page: [
      season(1, { episodeCount: 0 }),
      season(2),
      season(3, { episodeCount: null }),
      season(4, { episodeCount: 0 }),
    ],
  });
  expect(await offered()).toEqual(['Season 2.', 'Season 3.']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Season 2.');
});

describe('CAT-037 whether there are more seasons follows from the unfiltered page, with those that have no episodes', () => {
  const empty = (list: readonly object[]) =>
    list.map((each, index) => (index === 3 ? { ...each, episodeCount: 0 } : each));

  test.each([
    [25, 1],
    [24, 0],
  ])('a series of %i seasons, one of them empty: %i buttons for later ones', async (count, buttons) => {
    const page = empty(seasons(count));
    await at('/series/saga', { page });
    expect(await offered()).toEqual(
      titles(page.filter((each) => (each as { episodeCount: number }).episodeCount > 0)),
    );
    expect(more('Later')).toHaveLength(buttons);
    expect(more('Earlier')).toHaveLength(0);
  });

  test.each([
    [25, 24, [1, 0]],
    [24, 25, [0, 1]],
  ])('%i before and %i after, one of each empty', async (before, after, buttons) => {
    await at('/season/s50', {
      preceding: empty(seasons(before, 50 - before)),
      following: empty(seasons(after, 51)),
    });
    expect(await offered()).toHaveLength(before + after + 1 - 2);
    expect([more('Earlier').length, more('Later').length]).toEqual(buttons);
  });
});

test.each([
  ['CAT-005 at the season that the viewer comes from', 's2', 'Season 2.'],
  ['CAT-096 at the first where that is not among them', 's9', 'Season 1.'],
])('a series opens %s', async (_, fromSeasonId, title) => {
  const site = await at('/no/such/page', { page: seasons(3) });
  await screen.findByRole('heading', { level: 1 });
  act(() => site.get(navigation).go('/series/saga', { state: { fromSeasonId } }));
  await offered();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(title);
});

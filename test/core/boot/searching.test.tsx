/** The state of a search in the composed product: what is asked, what is shown meanwhile, and what stays. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '../../../core/sdk';
import { searchService } from '../../../core/search/searchService';
import { FakeClock } from '../../kit';
import { compose, composedTests, platform, type Composed } from './composed';

composedTests();

const path = '/api/v2/content-search';
const facets = [
  {
    name: 'genre',
    label: 'Genre',
    options: [
      { value: 'boxing', label: 'Boxing', count: 2 },
      { value: 'drama', label: 'Drama', count: 1 },
    ],
  },
];
const sortOptions = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
];
const tabs = [
  { name: 'all', label: 'All', count: 2 },
  { name: 'series', label: 'Series', count: 1 },
];
const answer = (query: string, page: number) => ({
  results: [{ id: `${query}-${page}`, type: 'VOD', title: `Film ${query} ${page}`, accessLevel: 'GRANTED' }],
  page,
  totalPages: 2,
  totalResults: 2,
  facets,
  sortOptions,
  tabs,
});

interface Searching {
  readonly site: Composed;
  pass(milliseconds: number): Promise<void>;
}

/**
 * Opens an address with a search; nothing is asked for before time passes. The word `broken` is one that the
 * platform cannot search for.
 */
async function searching(at: string): Promise<Searching> {
  platform()
    .persist()
    .get(path)
    .query(true)
    .reply((uri) => {
      const { searchParams } = new URL(uri, 'https://platform.test');
      const query = searchParams.get('query') ?? '';
      return query === 'broken' ? [500, {}] : [200, answer(query, Number(searchParams.get('p')))];
    });
  const clock = new FakeClock();
  const site = await compose({
    at,
    clock,
    change: (document) => void Object.assign(document['settings'] as object, { searchEngine: 'OVERLAY' }),
  });
  await site.draw();
  await screen.findByRole('searchbox');
  return { site, pass: (milliseconds) => act(async () => clock.pass(milliseconds)) };
}

/** The search that the product's pages share. */
const storeOf = ({ site }: Searching) => {
  const { search } = site.get(searchService).open(() => {
    throw new Error('No page has opened a search.');
  });
  if (search === null) throw new Error('The realm has no search.');
  return search;
};
/** What the place of the results shows, as a screen reader meets it. */
const listed = () =>
  screen.queryAllByRole('status').some(({ textContent }) => textContent === 'The list is loading')
    ? 'loading'
    : screen.queryByRole('heading', { name: 'Type a title, a name or a genre.' }) === null
      ? 'other'
      : 'idle';
const asked = ({ site }: Searching) =>
  site
    .callsTo('GET', path)
    .map((call) => Object.fromEntries(new URL(call.path, 'https://platform.test').searchParams));
/** What was asked for is there. */
const found = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) });

describe('CAT-048 a search that is opened is active, and loads at once', () => {
  test.each([
    ['on its page', '/search?query=van', 'van'],
    ['over another page', '/no/such/page?find=van#search', 'van'],
    ['without a word', '/search', null],
  ])('%s', async (_, at, query) => {
    const search = await searching(at);
    await waitFor(() =>
      expect([storeOf(search).active, listed(), asked(search)]).toEqual([true, 'loading', []]),
    );
    await search.pass(0);
    if (query === null) {
      expect([listed(), asked(search)]).toEqual(['idle', []]);
      return;
    }
    await found('Film van');
    expect(asked(search)[0]).toMatchObject({ query, p: '1' });
  });
});

describe('CAT-050 what was found is gone as soon as something else is asked', () => {
  const results = () => screen.queryAllByRole('link', { name: /^Film/ });

  test.each<readonly [string, () => Promise<void>, number, object]>([
    ['another word', () => userEvent.type(screen.getByRole('searchbox'), 'ce'), 2000, { query: 'vance' }],
    [
      'a facet',
      async () => userEvent.click(screen.getByRole('checkbox', { name: /Drama/ })),
      0,
      { query: 'van', facets: 'genre:drama' },
    ],
    [
      'an order',
      async () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest'),
      0,
      { query: 'van', sort: 'newest' },
    ],
    [
      'a tab',
      async () => userEvent.click(screen.getByRole('tab', { name: /Series/ })),
      0,
      { query: 'van', tab: 'series' },
    ],
  ])('%s', async (_, change, wait, call) => {
    const search = await searching('/search?query=van');
    await search.pass(0);
    await found('Film van 1');
    const before = asked(search).length;
    await change();
    expect([results(), listed(), asked(search).length]).toEqual([[], 'loading', before]);
    await search.pass(wait);
    await found(`Film ${(call as { query: string }).query} 1`);
    expect(asked(search)[before]).toMatchObject({ ...call, p: '1' });
  });
});

test('CAT-052 a search has a state of its own: word, choices, results by pages and failure, which stays while one of its results is looked at', async () => {
  const search = await searching('/search?query=van&facets=genre%3Aboxing&sort=newest');
  const store = storeOf(search);
  expect({
    value: store.value,
    active: store.active,
    refinement: store.refinement,
    results: store.results.state,
  }).toEqual({
    value: 'van',
    active: true,
    refinement: { facets: ['genre:boxing'], sort: 'newest', tab: null },
    results: { status: 'loading' },
  });
  await search.pass(0);
  await found('Film van 1');
  expect(
    within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('checkbox', { name: /Boxing/ }),
  ).toBeChecked();
  expect(store.results.offered.facets.map(({ name }) => name)).toEqual(['genre']);
  // Its end is in view.
  await search.pass(500);
  await found('Film van 2');
  expect(store.results.state).toMatchObject({ status: 'ready', page: 2, total: 2, end: 'last' });

  act(() => search.site.get(navigation).go('/playlist/p1'));
  await screen.findByRole('heading', { name: 'No such page' });
  expect({ value: store.value, active: store.active, results: store.results.state.status }).toEqual({
    value: 'van',
    active: false,
    results: 'ready',
  });
});

test('CAT-052 a search that fails shows an error and keeps the query', async () => {
  const search = await searching('/search?query=broken');
  await search.pass(0);
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work');
  const store = storeOf(search);
  expect({ value: store.value, results: store.results.state }).toEqual({
    value: 'broken',
    results: { status: 'failed' },
  });
});

/** Search results with a gap for every field that the contract allows to be missing or null. */
import searchExamples from '../../../../schemas/platform/examples/search.json';
import SearchPage from '../../../../core/pages/search/SearchPage';
import { FakeClock } from '../../../kit';
import { filled, gapsIn } from '../../../kit/contract/gaps';
import { elementsOf, fallenWith, pageOf, standAlone, unseen } from './pagesFixture';

const contentSearch = searchExamples.contentSearch.value;

standAlone();
const now = new FakeClock().now();
const beside = { id: 'beside', title: 'Beside it', type: 'VOD', accessLevel: 'GRANTED' };
const whole = filled(
  'ContentSearch',
  { ...contentSearch, results: [beside], page: 1, totalPages: 1, totalResults: 1 },
  now,
);
const results = elementsOf(
  ['VOD', 'SERIES', 'EPG'].flatMap((type) =>
    gapsIn('ContentCard', filled('ContentCard', { type, accessLevel: 'GRANTED' }, now)).filter(
      ({ name }) => type === 'VOD' || /^(series|season|programmingInfo|eventSchedule)/.test(name),
    ),
  ),
);
const given = (answer: unknown) => ({
  at: '/search?query=van',
  answers: { '/api/v2/content-search': answer },
  page: () => <SearchPage />,
  until: 'Beside it',
});

test.each([false, true])(
  'CAT-044 ENT-025 every result shows, whichever field it lacks (narrow: %s)',
  async (narrow) => {
    window.matchMedia = (media) =>
      ({
        matches: narrow,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    const { reported, text } = await pageOf(
      given({ ...whole, results: [...results.map(({ element }) => element), beside] }),
    );
    expect([reported, unseen(results, text())]).toEqual([[], []]);
  },
);

test('CAT-055 CAT-056 CAT-057 CAT-060 ENT-025 the page is drawn with each gap in counts and options, and the results show', async () => {
  const gaps = gapsIn('ContentSearch', whole).filter(({ name }) => !name.startsWith('results.'));
  expect(gaps.length).toBeGreaterThan(25);
  expect(await fallenWith(gaps, ({ answer }) => given(answer))).toEqual([]);
});

test.each<readonly [string, object]>([
  [
    'CAT-089 null and a result without an id or type among the results',
    { results: [null, { title: 'x' }, { id: 'y' }, beside] },
  ],
  ['CAT-056 null among the facets', { facets: [null, ...contentSearch.facets] }],
  [
    'CAT-056 a facet without options',
    { facets: [{ name: 'odd', options: null }, { name: 'odder' }, ...contentSearch.facets] },
  ],
  [
    'CAT-056 null among the options',
    { facets: [{ name: 'odd', label: 'Odd', options: [null, { value: 'x' }] }] },
  ],
  ['CAT-057 null among the orders', { sortOptions: [null, ...contentSearch.sortOptions] }],
  ['CAT-060 null among the tabs', { tabs: [null, ...contentSearch.tabs] }],
  ['CAT-089 totals of null', { totalResults: null, totalPages: null }],
  ['CAT-089 totals of zero', { totalResults: 0, totalPages: 0 }],
])('ENT-025 %s: the rest shows', async (_what, change) => {
  const { text } = await pageOf(given({ ...whole, ...change }));
  expect(text()).toContain('Beside it');
  expect(text()).not.toContain('NaN');
});

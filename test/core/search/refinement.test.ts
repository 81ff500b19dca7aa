import {
  chosenOptions,
  clearOptions,
  currentSort,
  currentTab,
  offeredBy,
  withTab,
  sameRefinement,
  sortBy,
  toggleOption,
  unrefined,
} from '../../../core/search/refinement';
import {
  pageNames,
  readRefinement,
  readValue,
  writeRefinement,
  writeValue,
} from '../../../core/search/refinementQuery';
import { overlayQueryNames } from '../../../core/routing/queryNames';
import type { Facet, Refinement, SearchAnswer } from '../../../core/sdk';

const facets: Facet[] = [
  { name: 'genre', options: [{ value: 'boxing', active: false }, { value: 'drama' }] },
  {
    name: 'availability',
    options: [
      { value: 'here', active: true },
      { value: 'elsewhere', active: false },
    ],
  },
];
const tabs = [{ name: 'all' }, { name: 'series' }];
const chosen = (refinement: Refinement) => [...chosenOptions(facets, refinement)];

describe('facets', () => {
  test('CAT-056 without a choice the options that the answer marks active are selected', () => {
    expect(chosen(unrefined)).toEqual(['availability:here']);
  });

  test('CAT-056 CAT-059 the first choice is added to the marked ones, and a second press removes it', () => {
    const boxing = toggleOption(facets, unrefined, 'genre', 'boxing');
    expect(boxing.facets).toEqual(['availability:here', 'genre:boxing']);
    expect(toggleOption(facets, boxing, 'genre', 'boxing').facets).toEqual(['availability:here']);
  });

  test('CAT-059 several options of one facet, and options of several, are combined', () => {
    const both = toggleOption(facets, toggleOption(facets, unrefined, 'genre', 'boxing'), 'genre', 'drama');
    expect(both.facets).toEqual(['availability:here', 'genre:boxing', 'genre:drama']);
  });

  test('CAT-059 a marked option can be removed, down to none; clear-all restores the marked ones', () => {
    const none = toggleOption(facets, unrefined, 'availability', 'here');
    expect(none.facets).toEqual([]);
    expect(chosen(none)).toEqual([]);
    expect(chosen(clearOptions(none))).toEqual(['availability:here']);
    expect(clearOptions({ facets: [], sort: 'title', tab: 'series' })).toEqual({
      facets: null,
      sort: 'title',
      tab: 'series',
    });
  });

  test('ENT-025 missing parts of the answer are empty, and a facet without options is omitted', () => {
    const silent = (error: unknown): void => {
      throw error;
    };
    expect(offeredBy({}, silent)).toEqual({ facets: [], sortOptions: [], tabs: [] });
    expect(
      offeredBy({ facets: [{ name: 'genre', options: [] }], sortOptions: null, tabs: null }, silent).facets,
    ).toEqual([]);
  });

  test('ENT-025 null among the options is omitted, and reported to the operator', () => {
    const reported: string[] = [];
    const genre = { name: 'genre', label: 'Genre', options: [{ value: 'film', label: 'Film' }] };
    // The contract has no null here; a platform may.
    const answer = {
      facets: [null, { ...genre, options: [null, ...genre.options] }],
      sortOptions: [null],
      tabs: [null],
    } as unknown as SearchAnswer;
    expect(offeredBy(answer, (error) => reported.push(String(error)))).toEqual({
      facets: [genre],
      sortOptions: [],
      tabs: [],
    });
    expect(reported.map((expected) => /Of ([^,]+), (\d)/.exec(expected)?.slice(1))).toEqual([
      ['the facets', '1'],
      ['the facet "genre"', '1'],
      ['the orders', '1'],
      ['the tabs', '1'],
    ]);
  });
});

describe('order and tabs', () => {
  test.each([
    ['relevance', null],
    ['newest', 'newest'],
    ['a platform’s own', 'a platform’s own'],
  ])('CAT-057 sorted by %s the parameter is %s', (value, sort) => {
    expect(sortBy({ ...unrefined, sort: 'title' }, value).sort).toBe(sort);
  });

  test('CAT-057 the current order is the viewer’s, else the marked one, else the first', () => {
    const options = [{ value: 'relevance' }, { value: 'newest', active: true }];
    expect(currentSort(options, { sort: 'title' })).toBe('title');
    expect(currentSort(options, unrefined)).toBe('newest');
    expect(currentSort([{ value: 'relevance' }], unrefined)).toBe('relevance');
  });

  test('CAT-060 a tab is another list: filters of the previous one are dropped, the order stays; the first has no name in the address', () => {
    const series = withTab({ facets: ['genre:boxing'], sort: 'title', tab: null }, tabs, 'series');
    expect(series).toEqual({ facets: null, sort: 'title', tab: 'series' });
    expect(withTab(series, tabs, 'all').tab).toBeNull();
  });

  test('CAT-060 an unknown tab falls back to the one that the answer marks, else the first', () => {
    expect(currentTab(tabs, { tab: 'series' })).toBe('series');
    expect(currentTab([{ name: 'all' }, { name: 'live', active: true }], { tab: 'gone' })).toBe('live');
    expect(currentTab(tabs, { tab: null })).toBe('all');
    expect(currentTab([], { tab: 'series' })).toBeNull();
  });
});

describe('the address', () => {
  const roundTrips: readonly (readonly [string, Refinement])[] = [
    ['', unrefined],
    ['facets=', { facets: [], sort: null, tab: null }],
    [
      'facets=genre%3Aboxing&facets=decade%3A1990&sort=newest',
      { facets: ['genre:boxing', 'decade:1990'], sort: 'newest', tab: null },
    ],
    ['tab=series', { facets: null, sort: null, tab: 'series' }],
  ];

  test.each(roundTrips)('CAT-058 CAT-060 "%s" is written and read back', (query, refinement) => {
    expect(readRefinement(new URLSearchParams(query))).toEqual(refinement);
    const written = writeRefinement(new URLSearchParams('facets=old:1&sort=title&tab=live'), refinement);
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
  });

  test('CAT-058 the rest of the address stays, over another page as well', () => {
    const beneath = new URLSearchParams('sort=title&facets=genre:boxing');
    const written = writeValue(
      writeRefinement(beneath, { facets: [], sort: 'newest', tab: null }, overlayQueryNames),
      ' vance ',
      overlayQueryNames,
    );
    expect(readRefinement(written)).toEqual(readRefinement(beneath));
    expect(readRefinement(written, overlayQueryNames)).toEqual({ facets: [], sort: 'newest', tab: null });
    expect(readValue(written, overlayQueryNames)).toBe('vance');
    expect(readValue(written)).toBeNull();
  });

  test('CAT-058 an empty search leaves nothing behind, and invalid values are no option', () => {
    expect(writeValue(new URLSearchParams('query=a'), '  ').toString()).toBe('');
    expect(readRefinement(new URLSearchParams('facets=boxing'), pageNames)).toEqual({
      facets: [],
      sort: null,
      tab: null,
    });
  });
});

test.each<readonly [Refinement, Refinement, boolean]>([
  [unrefined, { ...unrefined }, true],
  [unrefined, { ...unrefined, facets: [] }, false],
  [{ ...unrefined, facets: ['a:1', 'b:2'] }, { ...unrefined, facets: ['b:2', 'a:1'] }, true],
  [{ ...unrefined, facets: ['a:1', 'b:2'] }, { ...unrefined, facets: ['a:1'] }, false],
  [unrefined, { ...unrefined, sort: 'title' }, false],
  [unrefined, { ...unrefined, tab: 'series' }, false],
])('CAT-050 %j and %j are the same choice: %s', (one, other, same) => {
  expect(sameRefinement(one, other)).toBe(same);
});

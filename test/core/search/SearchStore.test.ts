import { SearchStore, MAX_QUERY_LENGTH } from '../../../core/search/SearchStore';
import contract from '../../../schemas/platform/paths/search.json';
import type { Content, SearchAnswer, SearchRequest } from '../../../core/sdk';
import { FakeClock } from '../../kit';

const item = (id: string): Content => ({ id, title: id, type: 'VOD' });
const found = (...ids: string[]): SearchAnswer => ({
  results: ids.map(item),
  totalResults: ids.length,
  totalPages: 1,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

type Answer = (request: SearchRequest) => SearchAnswer | Promise<SearchAnswer>;

function searching(answer: Answer = ({ query }) => found(query)) {
  const clock = new FakeClock();
  const asked: SearchRequest[] = [];
  const reported: unknown[] = [];
  const engine = { search: async (request: SearchRequest) => (asked.push(request), answer(request)) };
  const store = new SearchStore({
    engine: async () => engine,
    clock,
    report: (error) => reported.push(error),
  });
  const ids = () =>
    store.results.state.status === 'ready'
      ? store.results.state.items.map(({ id }) => id)
      : store.results.state.status;
  const typed = async (value: string) => {
    store.type(value);
    clock.pass(2000);
    await settled();
  };
  return { store, clock, asked, reported, ids, typed };
}

describe('typing', () => {
  test.each([
    ['CAT-046', 'v', 1000],
    ['CAT-047', 'vance', 2000],
  ])('%s "%s" is searched for after %d ms, not before', async (_, value, delay) => {
    const { store, clock, asked } = searching();
    store.type(value);
    clock.pass(delay - 1);
    await settled();
    expect(asked).toHaveLength(0);
    clock.pass(1);
    await settled();
    expect(asked.map(({ query }) => query)).toEqual([value]);
  });

  test('CAT-045 ENT-016 three letters are searched for at once; CAT-044 CAT-052 the answer is shown', async () => {
    const { store, clock, asked, ids } = searching(() => ({
      ...found('rs-101'),
      facets: [{ name: 'genre', options: [{ value: 'boxing', count: 2 }] }],
    }));
    store.type('van');
    clock.pass(0);
    await settled();
    expect(asked[0]).toMatchObject({ query: 'van', facets: null, sort: null, tab: null, page: 1 });
    expect(ids()).toEqual(['rs-101']);
    expect(store.results.offered.facets[0]?.name).toBe('genre');
  });

  test.each<readonly [string, string, string]>([
    ['what is pasted', 'w'.repeat(5000), 'w'.repeat(MAX_QUERY_LENGTH)],
    ['half a sign at the end', `${'w'.repeat(MAX_QUERY_LENGTH - 1)}😀`, 'w'.repeat(MAX_QUERY_LENGTH - 1)],
  ])('CAT-044 a query is no longer than the platform accepts: %s', async (_what, text, query) => {
    const { store, asked, typed } = searching();
    await typed(text);
    store.reset();
    store.take(text, { facets: null, sort: null, tab: null });
    expect(store.value).toBe(query);
    expect(asked.map((request) => request.query)).toEqual([query]);
  });

  test('CAT-044 the longest query is the one that the contract names', () => {
    const { parameters } = contract['/api/v2/content-search'].get;
    expect(parameters.find((each) => 'name' in each && each.name === 'query')).toMatchObject({
      schema: { maxLength: MAX_QUERY_LENGTH },
    });
  });

  test('CAT-050 another letter removes the results before the next search, and only the last query is sent', async () => {
    const { store, clock, asked, ids, typed } = searching();
    await typed('van');
    store.type('vanc');
    expect(store.results.state.status).toBe('loading');
    clock.pass(1999);
    store.type('vance');
    clock.pass(2000);
    await settled();
    expect(asked.map(({ query }) => query)).toEqual(['van', 'vance']);
    expect(ids()).toEqual(['vance']);
  });

  test('an additional blank is no other query', async () => {
    const { asked, ids, typed } = searching();
    await typed('van');
    await typed('van ');
    expect(asked).toHaveLength(1);
    expect(ids()).toEqual(['van']);
  });

  test('Enter skips the delay', async () => {
    const { store, clock, asked } = searching();
    store.type('vance');
    store.submit();
    clock.pass(0);
    await settled();
    expect(asked).toHaveLength(1);
  });

  test('CAT-053 an empty field has no results and no failure', async () => {
    const { store, typed, asked } = searching(() => Promise.reject(new Error('down')));
    await typed('van');
    expect(store.results.state.status).toBe('failed');
    await typed('');
    expect(store.results.state.status).toBe('idle');
    expect(asked).toHaveLength(1);
  });
});

describe('answers', () => {
  test('CAT-053 the latest query wins, whenever its answer arrives', async () => {
    const waiting = new Map<string, (answer: SearchAnswer) => void>();
    const { typed, ids, asked } = searching(
      ({ query }) => new Promise((resolve) => waiting.set(query, resolve)),
    );
    await typed('old');
    await typed('new');
    expect(asked[0]?.signal.aborted).toBe(true);
    waiting.get('new')?.(found('new'));
    await settled();
    waiting.get('old')?.(found('old'));
    await settled();
    expect(ids()).toEqual(['new']);
  });

  test('CAT-054 a failure is a state, is reported, and can be retried', async () => {
    let fails = true;
    const { store, typed, ids, reported } = searching(() =>
      fails ? Promise.reject(new Error('down')) : found('rs-1'),
    );
    await typed('van');
    expect(ids()).toBe('failed');
    expect(reported).toHaveLength(1);
    fails = false;
    await store.results.retry();
    expect(ids()).toEqual(['rs-1']);
  });

  test('CAT-054 an engine that does not load is a failure as well, and is loaded again', async () => {
    const clock = new FakeClock();
    let missing = true;
    const store = new SearchStore({
      engine: () =>
        missing ? Promise.reject(new Error('gone')) : Promise.resolve({ search: async () => found('a') }),
      clock,
      report: () => undefined,
    });
    store.type('van');
    clock.pass(0);
    await settled();
    expect(store.results.state.status).toBe('failed');
    missing = false;
    await store.results.retry();
    expect(store.results.state.status).toBe('ready');
  });
});

describe('choices', () => {
  test('CAT-050 CAT-058 another choice clears the results and requests page 1', async () => {
    const { store, clock, typed, asked } = searching(({ page }) => ({
      ...found(`page-${page}`),
      totalPages: 3,
    }));
    await typed('van');
    await store.results.loadMore();
    store.refine({ facets: ['genre:boxing'], sort: 'newest', tab: 'series' });
    expect(store.results.state.status).toBe('loading');
    clock.pass(0);
    await settled();
    expect(asked.at(-1)).toMatchObject({
      query: 'van',
      facets: ['genre:boxing'],
      sort: 'newest',
      tab: 'series',
      page: 1,
    });
  });

  test('the same choice is not requested twice, and the facets stay while another is pending', async () => {
    const { store, typed, asked } = searching(() => ({
      ...found('a'),
      facets: [{ name: 'genre', options: [{ value: 'boxing' }] }],
    }));
    await typed('van');
    store.refine({ ...store.refinement });
    expect(asked).toHaveLength(1);
    store.refine({ facets: ['genre:boxing'], sort: null, tab: null });
    expect(store.results.offered.facets).toHaveLength(1);
  });

  test('CAT-058 an address is applied: its query and choices are searched for, and the same address again changes nothing', async () => {
    const { store, clock, asked } = searching();
    store.take('vance', { facets: [], sort: 'title', tab: null });
    store.open('en guest');
    store.take('vance', { facets: [], sort: 'title', tab: null });
    clock.pass(0);
    await settled();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ query: 'vance', facets: [], sort: 'title' });
    expect(store.asked).toEqual({ query: 'vance', refinement: { facets: [], sort: 'title', tab: null } });
  });
});

describe('opening and closing', () => {
  test('CAT-048 opening sets active and loading', () => {
    const { store } = searching();
    store.open('en guest');
    expect(store.active).toBe(true);
    expect(store.results.state.status).toBe('loading');
  });

  test('CAT-053 opened with an empty field it shows nothing, and makes no call', async () => {
    const { store, clock, asked } = searching();
    store.open('en guest');
    clock.pass(0);
    await settled();
    expect(store.results.state.status).toBe('idle');
    expect(asked).toHaveLength(0);
  });

  test('CAT-049 closing resets but keeps the query and the choices', async () => {
    const { store, typed } = searching();
    store.open('en guest');
    await typed('van');
    store.refine({ facets: ['genre:boxing'], sort: null, tab: null });
    store.close();
    expect(store).toMatchObject({ active: false, value: 'van', refinement: { facets: ['genre:boxing'] } });
    expect(store.results.state.status).toBe('idle');
  });

  test('a delayed search is cancelled by closing', async () => {
    const { store, clock, asked } = searching();
    store.type('vance');
    store.close();
    clock.pass(5000);
    await settled();
    expect(asked).toHaveLength(0);
  });

  test('CAT-051 leaving the pages of content clears everything', async () => {
    const { store, typed } = searching();
    await typed('van');
    store.refine({ facets: [], sort: null, tab: null });
    store.reset();
    expect(store).toMatchObject({ active: false, value: '', refinement: { facets: null }, asked: null });
    expect(store.results.state.status).toBe('idle');
  });

  test('left for a result and returned to, it is restored; for another viewer it is requested anew', async () => {
    const { store, clock, typed, asked, ids } = searching();
    store.open('en guest');
    await typed('van');
    store.leave();
    store.open('en guest');
    clock.pass(0);
    await settled();
    expect([asked.length, ids()]).toEqual([1, ['van']]);
    store.open('en viewer');
    clock.pass(0);
    await settled();
    expect(asked).toHaveLength(2);
  });
});

import { PagedResults } from '../../../core/search/PagedResults';
import type { Content, SearchAnswer } from '../../../core/sdk';

const item = (id: string): Content => ({ id, title: id, type: 'VOD' });
const page = (ids: readonly string[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  results: ids.map(item),
  totalResults: 5,
  totalPages: 3,
  ...more,
});

function resultsOf() {
  const reported: unknown[] = [];
  const results = new PagedResults((error) => reported.push(error));
  const ready = () => {
    if (results.state.status !== 'ready') throw new Error(`The results are ${results.state.status}.`);
    return {
      ids: results.state.items.map(({ id }) => id),
      end: results.state.end,
      total: results.state.total,
    };
  };
  return { results, reported, ready };
}

test('CAT-089 reaching the end requests the next page, one at a time, until the last', async () => {
  const { results, ready } = resultsOf();
  const asked: number[] = [];
  await results.ask(async (number) => (asked.push(number), page([`${number}a`, `${number}b`])));
  results.reachedEnd();
  results.reachedEnd();
  expect(ready().end).toBe('loading');
  await new Promise((resolve) => setTimeout(resolve));
  await results.loadMore();
  await results.loadMore();
  expect(asked).toEqual([1, 2, 3]);
  expect(ready()).toMatchObject({ ids: ['1a', '1b', '2a', '2b', '3a', '3b'], end: 'last', total: 5 });
});

test('CAT-090 a page that fails keeps the loaded items; scrolling does not retry, the viewer does', async () => {
  const { results, reported, ready } = resultsOf();
  let fails = true;
  const asked: number[] = [];
  await results.ask(async (number) => {
    asked.push(number);
    if (number === 2 && fails) throw new Error('down');
    return page([`${number}`]);
  });
  await results.loadMore();
  expect(ready()).toMatchObject({ ids: ['1'], end: 'failed' });
  expect(reported).toHaveLength(1);
  results.reachedEnd();
  expect(asked).toEqual([1, 2]);
  fails = false;
  await results.loadMore();
  expect(ready()).toMatchObject({ ids: ['1', '2'], end: 'idle' });
});

test.each<readonly [string, Partial<SearchAnswer>, string]>([
  ['an only page', { totalPages: 1 }, 'last'],
  ['the first of several', { totalPages: 2 }, 'idle'],
  ['one that does not say how many', { totalPages: null }, 'idle'],
])('ENT-025 after %s the end is %s', async (_, more, end) => {
  const { results, ready } = resultsOf();
  await results.ask(async () => page(['1'], more));
  expect(ready().end).toBe(end);
});

test('CAT-089 a page with nothing new ends the list, so that it is not requested forever', async () => {
  const { results, ready } = resultsOf();
  await results.ask(async () => page(['1'], { totalPages: null }));
  await results.loadMore();
  expect(ready()).toMatchObject({ ids: ['1'], end: 'last' });
});

test('ENT-025 items without an id or a type are omitted', async () => {
  const { results, ready } = resultsOf();
  await results.ask(async () => ({
    ...page([]),
    results: [null, { id: '', title: '', type: 'VOD' }, item('1')] as Content[],
  }));
  expect(ready().ids).toEqual(['1']);
});

test('CAT-053 a page of an outdated query is dropped', async () => {
  const { results, ready } = resultsOf();
  let late: (answer: SearchAnswer) => void = () => undefined;
  await results.ask((number) =>
    number === 1 ? Promise.resolve(page(['old'])) : new Promise((resolve) => (late = resolve)),
  );
  const more = results.loadMore();
  await results.ask(async () => page(['new']));
  late(page(['older']));
  await more;
  expect(ready().ids).toEqual(['new']);
});

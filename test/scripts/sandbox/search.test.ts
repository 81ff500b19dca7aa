/** Search and the grid over HTTP: folding, facets, tabs, orders, pages. */
import { foldText } from '../../../scripts/sandbox/search/foldText';
import { type Caller, type Shape, text } from './sandboxProcess';
import { threeRealms } from './threeRealms';

const { ringside, lanterna, noor } = threeRealms();

const ids = (list: Shape | undefined): string[] =>
  [...(list ?? ([] as unknown as Shape))].map((item) => text(item['id']));
const search = async (call: Caller, query: string, more = '', language = 'en'): Promise<Shape> =>
  (await call('GET', `/api/v2/content-search?query=${encodeURIComponent(query)}${more}`, { language })).body;
const facetNamed = (page: Shape, name: string): Shape =>
  [...page['facets']!].find((facet) => text(facet['name']) === name)!;
const option = (page: Shape, facet: string, value: string): Shape | undefined =>
  [...facetNamed(page, facet)['options']!].find((one) => text(one['value']) === value);

test.each([
  ['Lucía', 'lucia'],
  ['BARRAGÁN v TAMIHANA', 'barragan v tamihana'],
  ['Eiríksson’s', 'eirikssons'],
  ['أُمّي', 'امي'],
  ['المشربيّة', 'المشربيه'],
  ['محطّة ١٩', 'محطه 19'],
  ['بيتــ', 'بيت'],
  ['¿…?', ''],
])('CAT-044 %s is compared as %s', (written, folded) => {
  expect(foldText(written)).toBe(folded);
});

test.each([
  ['ringside', 'eiriksson', 'rs-501'],
  ['ringside', 'BARRAGÁN', 'rs-104'],
  ['ringside', 'long camp', 'the-long-camp'],
  ['lanterna', 'maresias', undefined],
  ['lanterna', 'sessao', 'a-ultima-sessao'],
  ['lanterna', 'LAST SHOWING', 'a-ultima-sessao'],
  ['noor', 'امي', 'nr-304'],
  ['noor', 'نخيل', 'house-of-palms'],
  ['noor', 'حاره', 'nights-of-the-quarter'],
  ['noor', 'palms', 'house-of-palms'],
])('API-060 CAT-044 in %s, %s finds %s', async (realm, query, found) => {
  const page = await search({ ringside, lanterna, noor }[realm]!, query, '&rpp=100');
  if (found === undefined) expect(page).toMatchObject({ results: [], totalResults: 0 });
  else expect(ids(page['results'])).toContain(found);
});

test('CAT-057 by relevance a title comes before a name, and the orders are named in the viewer’s language', async () => {
  const page = await search(ringside, 'vance', '', 'es');
  expect(text(page['results']![0]!['title'])).toMatch(/Vance/);
  expect(
    [...page['sortOptions']!].map((one) => [text(one['value']), text(one['label']), one['active']]),
  ).toEqual([
    ['relevance', 'Relevancia', true],
    ['newest', 'Lo más nuevo', false],
    ['title', 'Título', false],
  ]);
});

test('CAT-057 newest and title put the same results in other orders', async () => {
  const newest = await search(ringside, 'archive', '&sort=newest&rpp=100');
  const years = [...newest['results']!].map((card) => Number(card['year']));
  expect(years).toEqual([...years].sort((left, right) => right - left));
  const byTitle = await search(ringside, 'archive', '&sort=title&rpp=100');
  const titles = [...byTitle['results']!].map((card) => text(card['title']));
  expect(titles).toEqual(
    [...titles].sort((left, right) =>
      left.localeCompare(right, 'en', { sensitivity: 'base', numeric: true }),
    ),
  );
  expect(new Set(ids(newest['results']))).toEqual(new Set(ids(byTitle['results'])));
});

test('CAT-056 without a choice the marked options apply: geoblocked content is omitted', async () => {
  const marked = await search(noor, 'stars');
  expect(option(marked, 'availability', 'here')).toMatchObject({ active: true });
  expect(ids(marked['results'])).not.toContain('nr-305');
  expect(ids((await search(noor, 'stars', '&facets='))['results'])).toContain('nr-305');
});

test('CAT-059 options of one facet widen, facets narrow, and each count is the result of choosing it', async () => {
  const all = await search(lanterna, 'a', '&facets=');
  const countOf = (value: string): number => Number(option(all, 'genre', value)!['count']);
  const comedy = countOf('melancholy-comedy');
  const drama = countOf('drama');
  expect(comedy > 0 && drama > 0).toBe(true);
  expect((await search(lanterna, 'a', '&facets=genre:drama'))['totalResults']).toBe(drama);
  const both = await search(lanterna, 'a', '&facets=genre:drama&facets=genre:melancholy-comedy');
  expect(Number(both['totalResults'])).toBeGreaterThan(Math.max(comedy, drama));
  // The facet's other options keep their counts, so that they can be added.
  expect(option(both, 'genre', 'drama')).toMatchObject({ count: drama, active: true });
  const narrowed = await search(lanterna, 'a', '&facets=genre:drama&facets=availability:now');
  expect(Number(narrowed['totalResults'])).toBeLessThan(drama);
  expect([...narrowed['results']!].every((card) => text(card['accessLevel']) === 'GRANTED')).toBe(true);
});

test('CAT-060 tabs divide the results, and a tab lists its kind only', async () => {
  const page = await search(lanterna, 'a', '&facets=');
  const tabs = [...page['tabs']!].map((one) => ({
    name: text(one['name']),
    count: Number(one['count']),
    active: one['active'] as unknown,
  }));
  expect(tabs[0]).toMatchObject({ name: 'all', active: true, count: page['totalResults'] });
  expect(tabs.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(tabs[0]!.count);
  const series = await search(lanterna, 'a', '&facets=&tab=series');
  expect([...series['results']!].every((card) => text(card['type']) === 'SERIES')).toBe(true);
  expect(series['totalResults']).toBe(tabs.find(({ name }) => name === 'series')!.count);
});

test('API-060 results are paged, each once', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => search(ringside, 'archive', `&rpp=10&p=${page}&sort=title`)),
  );
  const seen = pages.flatMap((page) => ids(page['results']));
  expect(new Set(seen).size).toBe(seen.length);
  expect(pages[0]).toMatchObject({ page: 1, totalPages: Math.ceil(Number(pages[0]!['totalResults']) / 10) });
});

test('CAT-044 a query of punctuation finds nothing; a missing one violates the contract; trailers are never found', async () => {
  expect(await search(ringside, '?!')).toMatchObject({ results: [], totalResults: 0 });
  expect((await ringside('GET', '/api/v2/content-search')).status).toBe(400);
  expect(
    ids((await search(ringside, 'vance', '&rpp=100'))['results']).filter((id) => id.endsWith('-trailer')),
  ).toEqual([]);
});

test('API-061 HOM-098 CAT-055 the grid contains the whole catalogue, with the same facets, tabs and orders', async () => {
  const { status, body } = await noor('GET', '/api/v2/view/content-grid?rpp=24&p=2&sort=newest', {
    language: 'ar',
  });
  expect([status, text(body['title']), ids(body['results']).length]).toEqual([200, 'كل الأعمال', 24]);
  expect(Number(body['totalResults'])).toBeGreaterThan(150);
  expect(facetNamed(body, 'genre')).toMatchObject({ label: 'النوع' });
  expect(option(body, 'genre', 'drama')).toMatchObject({ label: 'دراما' });
});

/** Contract of every search engine. */
import type { SearchRequest } from '../../../core/sdk';
import { everyContribution } from './everyContribution';
import { activated, type ContractSubject } from './subject';

/** Runs the suite under the given title. `arrange` must make the engine return results. */
export function describeSearchEngine<Options>(
  title: string,
  subject: ContractSubject<'search-engine', Options>,
): void {
  const request = (given: Partial<SearchRequest> = {}): SearchRequest =>
    Object.freeze({
      query: 'vance',
      facets: null,
      sort: null,
      tab: null,
      page: 1,
      size: 24,
      signal: new AbortController().signal,
      ...given,
    });

  describe(`the contract of a search engine: ${title}`, () => {
    everyContribution('search-engine', subject);

    test('it returns results that a card can render, and their total', async () => {
      const { contribution } = await activated('search-engine', subject);
      const { results, totalResults } = await contribution.search(request());
      expect(results.length).toBeGreaterThan(0);
      for (const { id, title: name, type } of results)
        expect([typeof id, typeof name, typeof type]).toEqual(['string', 'string', 'string']);
      expect(totalResults).toBeGreaterThanOrEqual(results.length);
    });

    test.each<readonly [string, Partial<SearchRequest>]>([
      ['a choice of options', { facets: ['genre:boxing', 'genre:documentary', 'availability:here'] }],
      ['no option at all', { facets: [] }],
      ['an order, a tab, a later page', { sort: 'newest', tab: 'videos', page: 2 }],
      ['letters of every kind', { query: '“بيت” & 100 % ñ=?#' }],
    ])('it takes %s', async (_, given) => {
      const { contribution } = await activated('search-engine', subject);
      const { results } = await contribution.search(request(given));
      expect(Array.isArray(results)).toBe(true);
    });

    test('concurrent searches are independent', async () => {
      const { contribution } = await activated('search-engine', subject);
      const [first, second] = await Promise.all([
        contribution.search(request({ query: 'a' })),
        contribution.search(request({ query: 'b' })),
      ]);
      expect(first).toBeDefined();
      expect(second).toBeDefined();
    });

    test('it rejects while its server is unreachable, and recovers', async () => {
      const { contribution, runtime } = await activated('search-engine', subject);
      const { call } = runtime.platform;
      const answers = new Map(runtime.platform.answers);
      runtime.platform.unreachable();
      await expect(contribution.search(request())).rejects.toThrow();
      runtime.platform.call = call;
      for (const [endpoint, answer] of answers) runtime.platform.answer(endpoint, answer);
      await expect(contribution.search(request())).resolves.toBeDefined();
    });
  });
}

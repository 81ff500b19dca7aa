/** Search, and the whole catalogue as a grid. */
import { numberOf, type Handlers } from '../operation';
import { textIn } from '../realms';
import { searchCatalogue, type SearchRequest } from '../search/searchCatalogue';
import { searchTexts } from '../search/texts';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';

const PAGE = 24;

export function searchRoutes(services: SandboxServices): Handlers<'searchContent' | 'readContentGrid'> {
  return {
    searchContent: async (call) =>
      searchCatalogue(await cardContextOf(services, call), requestOf(call.query)),
    readContentGrid: async (call) => ({
      title: textIn(call.locale, searchTexts.grid),
      ...searchCatalogue(await cardContextOf(services, call), requestOf(call.query)),
    }),
  };
}

const requestOf = (query: URLSearchParams): SearchRequest => ({
  query: query.get('query') ?? '',
  facets: query.getAll('facets'),
  sort: query.get('sort'),
  tab: query.get('tab'),
  page: numberOf(query, 'p', 1),
  size: numberOf(query, 'rpp', PAGE),
});

/** Gives components access to the search stores. */
import { useService } from '../sdk/useService';
import { SearchStores, type SearchStoresDeps } from './SearchStores';
import { searchService } from './searchService';

const make = (deps: SearchStoresDeps): SearchStores => new SearchStores(deps);

export function useSearchStores(): SearchStores {
  return useService(searchService).open(make);
}

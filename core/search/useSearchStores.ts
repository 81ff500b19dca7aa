/** Gives components access to the search stores. */
import { useService, type ServiceLocator } from '../sdk/useService';
import { SearchStores, type SearchStoresDeps } from './SearchStores';
import { searchService } from './searchService';

const make = (deps: SearchStoresDeps): SearchStores => new SearchStores(deps);

export const useSearchStores = (): SearchStores => useService(searchService).open(make);

/** The same outside components. */
export const searchStores = (get: ServiceLocator): SearchStores => get(searchService).open(make);

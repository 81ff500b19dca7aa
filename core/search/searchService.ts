/**
 * Loads the search code lazily: the service exists from the start, its stores are created by the first page
 * that searches or lists.
 */
import { token } from '../sdk/token';
import type { SearchStores, SearchStoresDeps } from './SearchStores';

export interface SearchService {
  /** Creates the stores on the first call, then returns the same ones. */
  open(make: (deps: SearchStoresDeps) => SearchStores): SearchStores;
  /** Resets the search when the viewer leaves the content pages (CAT-051). */
  reset(): void;
  dispose(): void;
}
export const searchService = token<SearchService>('search@1');

export function createSearchService(deps: SearchStoresDeps): SearchService {
  let service: SearchStores | null = null;
  return {
    open: (make) => (service ??= make(deps)),
    reset: () => service?.search?.reset(),
    dispose: () => {
      service?.dispose();
      service = null;
    },
  };
}

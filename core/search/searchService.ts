/** How the runtime keeps this room without loading it: its parts are there at once, the room is made by the first page that searches or lists. */
import { token } from '../sdk';
import type { SearchStores, SearchStoresDeps } from './SearchStores';

export interface SearchService {
  /** The room; made at the first call, the same from then on. */
  open(make: (deps: SearchStoresDeps) => SearchStores): SearchStores;
  /** The viewer left the pages of content: the next search begins anew (CAT-051). */
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

/** Lets the runtime refer to the search without loading it: the first page that searches or lists makes its stores. */
import type { LazyService } from '../platform/lazyService';
import { token } from '../sdk/token';
import type { SearchStores, SearchStoresDeps } from './SearchStores';

export const searchService = token<LazyService<SearchStoresDeps, SearchStores>>('search@1');

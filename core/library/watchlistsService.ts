/** The watchlists of the current viewer, without importing the code of their store. */
import type { LazyService } from '../platform/lazyService';
import { token } from '../sdk/token';
import type { WatchlistDeps, WatchlistsStore } from './WatchlistsStore';

export type WatchlistsService = LazyService<WatchlistDeps, WatchlistsStore>;
export const watchlistsService = token<WatchlistsService>('watchlists-service@1');

/**
 * Holds the viewer's watchlists store without importing its code: created on first use, and again for another
 * viewer.
 */
import { token } from '../sdk/token';
import type { WatchlistDeps, WatchlistsStore } from './WatchlistsStore';

export interface WatchlistsService {
  open(make: (deps: WatchlistDeps) => WatchlistsStore): WatchlistsStore;
}
export const watchlistsService = token<WatchlistsService>('watchlists-service@1');

export function createWatchlistsService(deps: WatchlistDeps): WatchlistsService {
  let kept: { readonly whose: string | null; readonly store: WatchlistsStore } | null = null;
  return {
    open(make) {
      const whose = deps.services.viewerId();
      if (kept?.whose !== whose) kept = { whose, store: make(deps) };
      return kept.store;
    },
  };
}

/** How the runtime keeps the viewer's watchlists without loading their code: made by whoever asks first, anew for another viewer. */
import { token } from '../sdk';
import type { WatchlistParts, WatchlistsStore } from './WatchlistsStore';

export interface WatchlistSlot {
  open(make: (parts: WatchlistParts) => WatchlistsStore): WatchlistsStore;
}
export const watchlistSlot = token<WatchlistSlot>('watchlist-slot@1');

/** `viewerId`: whose lists they are. */
export function createWatchlistSlot(parts: Omit<WatchlistParts, 'viewerId'>, viewerId: () => string | null): WatchlistSlot {
  let kept: { readonly whose: string | null; readonly store: WatchlistsStore } | null = null;
  return {
    open(make) {
      const whose = viewerId();
      if (kept?.whose !== whose) kept = { whose, store: make({ ...parts, viewerId: whose }) };
      return kept.store;
    },
  };
}

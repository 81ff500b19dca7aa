/** How the runtime keeps the viewer's watchlists without loading their code: made by whoever asks first, anew for another viewer. */
import { token } from '../sdk';
import type { WatchlistParts, WatchlistsStore } from './WatchlistsStore';

export interface WatchlistSlot {
  open(make: (parts: WatchlistParts) => WatchlistsStore): WatchlistsStore;
}
export const watchlistSlot = token<WatchlistSlot>('watchlist-slot@1');

export function createWatchlistSlot(parts: WatchlistParts): WatchlistSlot {
  let kept: { readonly whose: string | null; readonly store: WatchlistsStore } | null = null;
  return {
    open(make) {
      const whose = parts.room.viewerId();
      if (kept?.whose !== whose) kept = { whose, store: make(parts) };
      return kept.store;
    },
  };
}

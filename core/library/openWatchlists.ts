/** Opens the viewer's watchlists store; loaded lazily with it. */
import type { WatchlistsService } from './watchlistsService';
import { WatchlistsStore } from './WatchlistsStore';

export const openWatchlists = (slot: WatchlistsService): WatchlistsStore =>
  slot.open((parts) => new WatchlistsStore(parts));

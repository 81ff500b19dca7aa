/** Takes the viewer's watchlists out of their slot; fetched with them. */
import type { WatchlistsService } from './watchlistsService';
import { WatchlistsStore } from './WatchlistsStore';

export const openWatchlists = (slot: WatchlistsService): WatchlistsStore => slot.open((parts) => new WatchlistsStore(parts));

/** Takes the viewer's watchlists out of their slot; fetched with them. */
import type { WatchlistSlot } from './watchlistSlot';
import { WatchlistsStore } from './WatchlistsStore';

export const openWatchlists = (slot: WatchlistSlot): WatchlistsStore => slot.open((parts) => new WatchlistsStore(parts));

/** What the viewer keeps: favourites and watchlists. */
export { FavouriteStore, isFavouriteChange, type FavouriteChange, type FavouriteParts } from './FavouriteStore';
export { createWatchlistSlot, watchlistSlot, type WatchlistSlot } from './watchlistSlot';

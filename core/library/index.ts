/** What the viewer keeps: favourites and watchlists. */
export { createFavouriteSlot, favouriteSlot, type FavouriteSlot } from './favouriteSlot';
export { createWatchlistSlot, watchlistSlot, type WatchlistSlot } from './watchlistSlot';

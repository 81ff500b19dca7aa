/** What the viewer keeps: favourites and watchlists. */
export { createFavouritesService, favouritesService, type FavouritesService } from './favouritesService';
export { createWatchlistsService, watchlistsService, type WatchlistsService } from './watchlistsService';

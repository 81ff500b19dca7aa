/** Favourites and watchlists of the viewer. */
export { createFavouritesService, favouritesService, type FavouritesService } from './favouritesService';
export { createWatchlistsService, watchlistsService, type WatchlistsService } from './watchlistsService';

/** What the viewer keeps: favourites. */
export { FavouriteStore, type FavouriteParts } from './FavouriteStore';

/** Makes the viewer's favourites; fetched with them. */
import { patientClient, tabNews } from '../platform';
import { FavouriteStore, isFavouriteChange, type FavouriteParts } from './FavouriteStore';

export function openFavourites(parts: Omit<FavouriteParts, 'tabs'>): FavouriteStore {
  const { lasting: values, tabs, clock } = parts.room.around;
  return new FavouriteStore({ ...parts, client: patientClient(parts.client, clock), tabs: tabNews('favourite.last', isFavouriteChange, { values, tabs, clock }) });
}

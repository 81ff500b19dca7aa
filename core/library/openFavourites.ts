/** Creates the favourites store; loaded lazily with it. */
import { retryingClient } from '../platform/transport/retryingClient';
import { tabBroadcast } from '../platform/browser/tabBroadcast';
import { FavouriteStore, isFavouriteChange, type FavouriteDeps } from './FavouriteStore';

export function openFavourites(deps: Omit<FavouriteDeps, 'tabs'>): FavouriteStore {
  const { localValues: values, tabs, clock } = deps.services.around;
  return new FavouriteStore({
    ...deps,
    client: retryingClient(deps.client, clock),
    tabs: tabBroadcast('favourite.last', isFavouriteChange, { values, tabs, clock }),
  });
}

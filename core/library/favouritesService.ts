/**
 * Lazy proxy for FavouriteStore: the store's code is fetched when the first favourite button renders, which
 * shows the listed flag until then.
 */
import { observable, runInAction } from 'mobx';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { loadOnce } from '../platform/loadOnce';
import { token } from '../sdk/token';
import type { Favourites } from '../sdk/cards';
import type { FavouriteStore } from './FavouriteStore';

export interface FavouritesService extends Favourites {
  /** Rejects if the code cannot be fetched; the next call tries again. */
  open(): Promise<FavouriteStore>;
}
export const favouritesService = token<FavouritesService>('favourites-service@1');

/** A failed code download is reported like a refused toggle. */
export function createFavouritesService(
  load: () => Promise<FavouriteStore>,
  refusals: MutationServices['refusals'],
): FavouritesService {
  const opened = observable.box<FavouriteStore | null>(null, { deep: false });
  const open = loadOnce(async () => {
    const store = await load();
    runInAction(() => opened.set(store));
    return store;
  });
  const slot: FavouritesService = {
    open,
    has(content) {
      const store = opened.get();
      if (store === null) void open().catch(() => undefined);
      return store?.has(content) ?? content.favourite === true;
    },
    toggle: (content) =>
      open().then(
        (store) => store.toggle(content),
        () => {
          runInAction(() =>
            refusals.push({
              key: 'heartRefused',
              title: content.title,
              retry: () => void slot.toggle(content),
            }),
          );
          return false;
        },
      ),
  };
  return slot;
}

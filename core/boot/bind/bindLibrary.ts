/** Bindings of favourites, watchlists and the services shared by all optimistic updates. */
import { observable } from 'mobx';
import { createFavouritesService, favouritesService } from '../../library/favouritesService';
import { watchlistsService } from '../../library/watchlistsService';
import { lazyService } from '../../platform/lazyService';
import { mutationServices, type Refusal } from '../../platform/outbox/mutationServices';
import { platformClient } from '../../sdk/platform';
import { favourites } from '../../sdk/cards';
import { watchlists } from '../../sdk/watchlists';
import * as sdk from '../../sdk/services';
import { sessionStore } from '../../session/SessionStore';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';

export function bindLibrary(bind: Bind, { environment }: Wiring): void {
  const log = environment.log('library');
  bind(mutationServices, [sessionStore], (session) => ({
    around: environment,
    viewerId: () => session.keeping.id,
    refusals: observable.array<Refusal>([], { deep: false }),
    pendingStores: new Map(),
  }));
  bind(
    favouritesService,
    [platformClient, sdk.analytics, mutationServices],
    (client, analytics, services) => {
      const report = (error: unknown) => log.warn('A favourite was not saved.', { reason: String(error) });
      return createFavouritesService(
        () =>
          import('../../library/openFavourites').then(({ openFavourites }) =>
            openFavourites({ client, analytics, services, report }),
          ),
        services.refusals,
      );
    },
  );
  bind(favourites, [favouritesService], (slot) => slot);
  bind(watchlistsService, [platformClient, mutationServices], (client, services) => {
    const report = (error: unknown) =>
      log.warn('A watchlist was not loaded or changed.', { reason: String(error) });
    return lazyService({ client, report, services }, services.viewerId);
  });
  bind(watchlists, [watchlistsService, own.messageStore], (slot, messages) => async () => {
    const [{ openWatchlists }] = await Promise.all([
      import('../../library/openWatchlists'),
      messages.require('library'),
    ]);
    return openWatchlists(slot);
  });
}

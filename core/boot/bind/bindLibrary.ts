/** What a viewer keeps, and what all changes of theirs share. */
import { observable } from 'mobx';
import { createFavouriteSlot, createWatchlistSlot, favouriteSlot, watchlistSlot } from '../../library';
import { changeRoom, type Refusal } from '../../platform/changes/changeRoom';
import * as sdk from '../../sdk';
import { sessionStore } from '../../session';
import * as own from '../tokens';
import type { Bind, Wiring } from './wiring';

export function bindLibrary(bind: Bind, { surroundings }: Wiring): void {
  const log = surroundings.log('library');
  bind(changeRoom, [sessionStore], (session) => ({ around: surroundings, viewerId: () => session.keeping.id, refusals: observable.array<Refusal>([], { deep: false }), standing: new Map() }));
  bind(favouriteSlot, [sdk.platformClient, sdk.analytics, changeRoom], (client, analytics, room) => {
    const report = (error: unknown) => log.warn('A favourite was not saved.', { reason: String(error) });
    return createFavouriteSlot(() => import('../../library/openFavourites').then(({ openFavourites }) => openFavourites({ client, analytics, room, report })), room.refusals);
  });
  bind(sdk.favourites, [favouriteSlot], (slot) => slot);
  bind(watchlistSlot, [sdk.platformClient, changeRoom], (client, room) => {
    const report = (error: unknown) => log.warn('A watchlist was not loaded or changed.', { reason: String(error) });
    return createWatchlistSlot({ client, report, room });
  });
  bind(sdk.watchlists, [watchlistSlot, own.messageStore], (slot, messages) => async () => {
    const [{ openWatchlists }] = await Promise.all([import('../../library/openWatchlists'), messages.require('library')]);
    return openWatchlists(slot);
  });
}

/** Lets the query of a content list page name a shared watchlist, which then stands in its place (CAT-004, WCH-039). */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { WatchlistAddress } from '../../content';
import { useService } from '../../sdk';
import { checkedRealm } from '../pageServices';
import { WatchlistView } from './WatchlistView';

/** The list that a query names; null when it lacks the list's id or its owner (PLY-040). */
export function sharedListIn(query: URLSearchParams): WatchlistAddress | null {
  const [watchlistId, owner] = [query.get('watchlistId'), query.get('owner')];
  return watchlistId && owner ? { watchlistId, owner } : null;
}

/** Only where the realm has watchlists (RLM-007). */
export function orSharedList(Page: ComponentType): ComponentType {
  return function PageOrSharedList() {
    const { search } = useLocation();
    const { settings } = useService(checkedRealm);
    const shared = settings.watchlistsEnabled ? sharedListIn(new URLSearchParams(search)) : null;
    return shared === null ? <Page /> : <WatchlistView {...shared} />;
  };
}

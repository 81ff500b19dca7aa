/** Shows a shared watchlist instead of a content list page if the query names one (CAT-004, WCH-039). */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { WatchlistAddress } from '../../content/openLists';
import { useService } from '../../sdk/useService';
import { checkedRealm } from '../../pageKit/pageServices';
import { WatchlistView } from './WatchlistView';

/** The list named by a query; null if its id or owner is missing (PLY-040). */
export function sharedListIn(query: URLSearchParams): WatchlistAddress | null {
  const [watchlistId, owner] = [query.get('watchlistId'), query.get('owner')];
  return watchlistId && owner ? { watchlistId, owner } : null;
}

/** Only in realms with watchlists (RLM-007). */
export function orSharedList(Page: ComponentType): ComponentType {
  return function PageOrSharedList() {
    const { search } = useLocation();
    const { settings } = useService(checkedRealm);
    const shared = settings.watchlistsEnabled ? sharedListIn(new URLSearchParams(search)) : null;
    return shared === null ? <Page /> : <WatchlistView {...shared} />;
  };
}

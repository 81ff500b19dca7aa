/** Role WATCHLISTS with a list and its owner: where a shared list's own link leads (CAT-004, WCH-001). */
import { useLocation } from 'react-router-dom';
import { useRouteMatch } from '../../routing';
import { useService } from '../../sdk';
import { NotInRealmPage } from '../fallback/NotInRealmPage';
import { checkedRealm } from '../pageServices';
import { WatchlistView } from './WatchlistView';

export default function WatchlistPage() {
  const watchlistId = useRouteMatch()?.params['watchlistId'];
  const owner = new URLSearchParams(useLocation().search).get('owner');
  const { settings } = useService(checkedRealm);
  if (!settings.watchlistsEnabled || !watchlistId || !owner) return <NotInRealmPage />;
  return <WatchlistView watchlistId={watchlistId} owner={owner} />;
}

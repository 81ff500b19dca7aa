/**
 * Role WATCHLISTS: the viewer's lists, or one list by id; a shared one names its owner and is open to guests
 * (WCH-038, WCH-039).
 */
import { useLocation } from 'react-router-dom';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { useService } from '../../sdk/useService';
import { WatchlistView } from '../content/WatchlistView';
import { NotInRealmPage } from '../../pageKit/NotInRealmPage';
import { OwnList } from '../../pageKit/OwnList';
import { checkedRealm } from '../../pageKit/pageServices';
import { OwnWatchlists } from '../../library/pages/OwnWatchlists';

export default function WatchlistsPage() {
  const watchlistId = useRouteMatch()?.params['watchlistId'];
  const owner = new URLSearchParams(useLocation().search).get('owner');
  const { settings } = useService(checkedRealm);
  if (!settings.watchlistsEnabled) return <NotInRealmPage />;
  if (!watchlistId)
    return (
      <OwnList>
        <OwnWatchlists />
      </OwnList>
    );
  if (owner) return <WatchlistView watchlistId={watchlistId} owner={owner} />;
  return (
    <OwnList>
      <WatchlistView watchlistId={watchlistId} owner={null} />
    </OwnList>
  );
}

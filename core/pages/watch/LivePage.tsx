/** The page of a live event before, during and after it. */
import { useRouteMatch } from '../../routing/RoutingProvider';
import { WatchPage } from './WatchPage';

export default function LivePage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="live" id={id} />;
}

/** The page of a video: the player, with details below. */
import { useRouteMatch } from '../../routing/RoutingProvider';
import { WatchPage } from './WatchPage';

export default function VodPage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="vod" id={id} />;
}

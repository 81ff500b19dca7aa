/** The page of a video: the player, with details below. */
import type { PreparePage } from '../../pageKit/preparation';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { prepareWatch } from './prepareWatch';
import { WatchPage } from './WatchPage';

export const prepare: PreparePage = (preparation) => prepareWatch('vod', preparation);

export default function VodPage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="vod" id={id} />;
}

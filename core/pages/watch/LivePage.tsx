/** The page of a live event before, during and after it. */
import type { PreparePage } from '../../pageKit/preparation';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { prepareWatch } from './prepareWatch';
import { WatchPage } from './WatchPage';

export const prepare: PreparePage = (preparation) => prepareWatch('live', preparation);

export default function LivePage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="live" id={id} />;
}

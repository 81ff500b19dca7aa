/** The interstitial of a video at its own address (CAT-018). */
import { useRouteMatch } from '../../routing/RoutingProvider';
import { WatchPage } from './WatchPage';

export default function InterstitialPage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="vod" id={id} asInterstitial />;
}

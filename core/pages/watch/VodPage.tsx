/** The page of a video: the player, and what there is to know of the video beneath it. */
import { useRouteMatch } from '../../routing';
import { WatchPage } from './WatchPage';

export default function VodPage() {
  const id = useRouteMatch()?.params['eventId'] ?? '';
  return <WatchPage key={id} kind="vod" id={id} />;
}

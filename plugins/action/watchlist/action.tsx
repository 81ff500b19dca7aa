/** Adds a video to a watchlist (NAV-077, WCH-041 to WCH-046). Core decides when it is shown. */
import type { Activate } from '../../../core/sdk';
import { WatchlistButton } from './WatchlistButton';

export default (() => ({
  offers: () => true,
  Action: ({ subject, look }) => <WatchlistButton content={subject.content} look={look} />,
})) satisfies Activate<'card-action'>;

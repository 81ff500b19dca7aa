/** Skips segments marked by the platform: intro, recap, credits. */
import type { Activate } from '../../../core/sdk';
import { SkipAction } from './SkipAction';

export default (() => ({
  views: {
    action: ({ playbackSession, Action }) => <SkipAction playbackSession={playbackSession} Action={Action} />,
  },
})) satisfies Activate<'player-part'>;

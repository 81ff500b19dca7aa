/** Skipping what the platform marks: an intro, a recap, the credits. */
import type { Activate, PlayerPart } from '../../../core/sdk';
import { SkipAction } from './SkipAction';

export default (() => ({
  views: { action: ({ playbackSession, Action }) => <SkipAction playbackSession={playbackSession} Action={Action} /> },
})) satisfies Activate<PlayerPart>;

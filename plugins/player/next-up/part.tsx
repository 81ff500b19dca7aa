/** Plays the next video after the end. */
import type { Activate } from '../../../core/sdk';
import { NextCard } from './NextCard';
import type { PlayerNextUpOptions } from './options.generated';

export default (({ options: { countdown } }) => ({
  views: {
    end: ({ playbackSession, Action }) => (
      <NextCard queue={playbackSession.queue} countdown={countdown} Action={Action} />
    ),
  },
})) satisfies Activate<'player-part', PlayerNextUpOptions>;

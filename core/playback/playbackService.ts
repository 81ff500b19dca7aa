/** Lets the runtime refer to core/playback without loading it. */
import type { LazyService } from '../platform/lazyService';
import { token } from '../sdk/token';
import type { Playback } from './Playback';
import type { PlaybackDeps } from './PlaybackDeps';
import type { PlaybackSession } from './PlaybackSession';

export interface Embedding {
  /** Lets the embedding page control this playback session until the returned function is called. */
  show(playbackSession: PlaybackSession): () => void;
}
/** Set if the page is embedded in another site's frame, as the player alone (BRG-001); else null. */
export const embedding = token<Embedding | null>('embedding@1');

export type PlaybackService = LazyService<PlaybackDeps, Playback>;
export const playbackService = token<PlaybackService>('playback@1');

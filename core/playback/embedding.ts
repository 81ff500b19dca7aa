/** Connects playback sessions to the page in which this site is embedded. */
import { token } from '../sdk/token';
import type { PlaybackSession } from './PlaybackSession';

export interface Embedding {
  /** Lets the embedding page control this playback session until the returned function is called. */
  show(playbackSession: PlaybackSession): () => void;
}
/** Set if the page is embedded in another site's frame, as the player alone (BRG-001); else null. */
export const embedding = token<Embedding | null>('embedding@1');

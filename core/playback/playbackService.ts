/**
 * Lets the runtime refer to core/playback without loading it: the dependencies exist at once; the first page
 * that plays creates the instance.
 */
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

export interface PlaybackService {
  /** Returns the instance, created at the first call. */
  open(make: (deps: PlaybackDeps) => Playback): Playback;
  /** The account's preferences have changed. */
  forgetPreferences(): void;
  dispose(): void;
}
export const playbackService = token<PlaybackService>('playback@1');

export function createPlaybackService(deps: PlaybackDeps): PlaybackService {
  let service: Playback | null = null;
  return {
    open: (make) => (service ??= make(deps)),
    forgetPreferences: () => service?.forgetPreferences(),
    dispose: () => {
      service?.dispose();
      service = null;
    },
  };
}

/** How the runtime keeps this room without loading it: the parts are there at once, the room is made by the first page that plays. */
import { token } from '../sdk';
import type { Playback } from './Playback';
import type { PlaybackDeps } from './PlaybackDeps';

export interface PlaybackService {
  /** The room; made at the first call, the same from then on. */
  open(make: (deps: PlaybackDeps) => Playback): Playback;
  /** The account prefers something else now. */
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

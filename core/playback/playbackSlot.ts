/** How the runtime keeps this room without loading it: the parts are there at once, the room is made by the first page that plays. */
import { token } from '../sdk';
import type { Playback } from './Playback';
import type { PlaybackParts } from './PlaybackParts';

export interface PlaybackSlot {
  /** The room; made at the first call, the same from then on. */
  open(make: (parts: PlaybackParts) => Playback): Playback;
  /** The account prefers something else now. */
  forgetPreferences(): void;
  dispose(): void;
}
export const playbackSlot = token<PlaybackSlot>('playback@1');

export function createPlaybackSlot(parts: PlaybackParts): PlaybackSlot {
  let room: Playback | null = null;
  return {
    open: (make) => (room ??= make(parts)),
    forgetPreferences: () => room?.forgetPreferences(),
    dispose: () => {
      room?.dispose();
      room = null;
    },
  };
}

/** A hook that opens the room of playback; the first page that asks makes it. */
import { useMemo } from 'react';
import { createPlayback, playbackService, type Playback } from '../../playback';
import { useService } from '../../sdk';

/** The one room of this runtime. */
export function usePlayback(): Playback {
  const slot = useService(playbackService);
  return useMemo(() => slot.open(createPlayback), [slot]);
}

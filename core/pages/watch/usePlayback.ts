/** Creates the playback service on first use. */
import { useMemo } from 'react';
import { createPlayback, playbackService, type Playback } from '../../playback';
import { useService } from '../../sdk';

/** The runtime's single playback service. */
export function usePlayback(): Playback {
  const slot = useService(playbackService);
  return useMemo(() => slot.open(createPlayback), [slot]);
}

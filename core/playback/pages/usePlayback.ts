/** Creates the playback service on first use. */
import { useMemo } from 'react';
import { createPlayback, type Playback } from '../Playback';
import { playbackService } from '../playbackService';
import { useService } from '../../sdk/useService';

/** The runtime's single playback service. */
export function usePlayback(): Playback {
  const slot = useService(playbackService);
  return useMemo(() => slot.open(createPlayback), [slot]);
}

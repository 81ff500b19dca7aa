/** Polls playback statistics once a second while shown. */
import { useEffect, useState } from 'react';
import {
  clock as clockToken,
  useService,
  type PlaybackFigures,
  type PlaybackSessionView,
} from '../../../core/sdk';

/** Polling interval in milliseconds. */
export const LOOK = 1000;

export function useFigures(playbackSession: PlaybackSessionView): PlaybackFigures | null {
  const clock = useService(clockToken);
  const [figures, setFigures] = useState(() => playbackSession.figures());
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      setFigures(playbackSession.figures());
      cancel = clock.after(LOOK, look);
    };
    look();
    return () => cancel();
  }, [clock, playbackSession]);
  return figures;
}

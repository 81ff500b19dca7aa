/** Pauses a playback session while it is not visible, and resumes it afterwards. */
import { useEffect, useRef } from 'react';
import type { PlaybackSession } from '../PlaybackSession';

/** Picture-in-picture counts as visible. Does not resume what the viewer paused. Use inside an observer. */
export function usePauseWhenHidden(playbackSession: PlaybackSession | null, seen: boolean): void {
  const rests = useRef(false);
  const isPlaying =
    playbackSession?.player.state.isPlaying === true && playbackSession.state.status === 'showing';
  useEffect(() => {
    if (playbackSession === null) return;
    if (!seen && isPlaying && document.pictureInPictureElement == null) {
      rests.current = true;
      playbackSession.transport.pause();
    } else if (seen && rests.current) {
      rests.current = false;
      void playbackSession.transport.play();
    }
  }, [playbackSession, seen, isPlaying]);
}

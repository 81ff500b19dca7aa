/** Lets a playback session rest while nobody sees it, and go on when somebody does. */
import { useEffect, useRef } from 'react';
import type { PlaybackSession } from '../../playback';

/** A picture in a window of its own is seen wherever the page is. What the viewer paused stays paused. For an observer. */
export function usePauseWhenHidden(playbackSession: PlaybackSession | null, seen: boolean): void {
  const rests = useRef(false);
  const isPlaying = playbackSession?.player.state.isPlaying === true && playbackSession.state.status === 'showing';
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

/** Lets a screening rest while nobody sees it, and go on when somebody does. */
import { useEffect, useRef } from 'react';
import type { Screening } from '../../playback';

/** A picture in a window of its own is seen wherever the page is. What the viewer paused stays paused. For an observer. */
export function useRest(screening: Screening | null, seen: boolean): void {
  const rests = useRef(false);
  const isPlaying = screening?.player.state.isPlaying === true && screening.state.status === 'showing';
  useEffect(() => {
    if (screening === null) return;
    if (!seen && isPlaying && document.pictureInPictureElement == null) {
      rests.current = true;
      screening.transport.pause();
    } else if (seen && rests.current) {
      rests.current = false;
      void screening.transport.play();
    }
  }, [screening, seen, isPlaying]);
}

/** Lets the player fill the screen, controls and all. */
import { useEffect, type RefObject } from 'react';
import type { PlaybackSession } from '../PlaybackSession';

/** Gives the function that switches; the state follows the browser's own event (PLY-011). */
export function useFullscreen(element: RefObject<HTMLElement | null>, playbackSession: PlaybackSession): () => void {
  useEffect(() => {
    const follow = (): void => {
      const fullscreen = element.current !== null && document.fullscreenElement === element.current;
      if (fullscreen !== playbackSession.player.state.fullscreen) playbackSession.player.receive({ type: 'fullscreen', fullscreen });
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element, playbackSession]);

  return () => {
    const target = element.current;
    if (target === null) return;
    if (document.fullscreenElement === target) {
      void document.exitFullscreen();
      return;
    }
    if (typeof target.requestFullscreen !== 'function') {
      playbackSession.place.enterNativeFullscreen();
      return;
    }
    // A refusal (an embedding page may forbid it) leaves everything as it is.
    target.requestFullscreen().then(turnSideways, () => playbackSession.place.enterNativeFullscreen());
  };
}

/** A phone held upright shows a wide picture lying down; where that cannot be asked for, nothing happens. */
function turnSideways(): void {
  const orientation = screen.orientation as (ScreenOrientation & { lock?: (to: string) => Promise<void> }) | undefined;
  orientation?.lock?.('landscape').catch(() => undefined);
}

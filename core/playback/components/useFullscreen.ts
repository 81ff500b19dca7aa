/** Full screen of the whole player, including its controls. */
import { useEffect, type RefObject } from 'react';
import type { PlaybackSession } from '../PlaybackSession';

/** Returns the toggle; the state follows the `fullscreenchange` event (PLY-011). */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  playbackSession: PlaybackSession,
): () => void {
  useEffect(() => {
    const follow = (): void => {
      const fullscreen = element.current !== null && document.fullscreenElement === element.current;
      if (fullscreen !== playbackSession.player.state.fullscreen)
        playbackSession.player.receive({ type: 'fullscreen', fullscreen });
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
    // A rejection (an embedding page may forbid full screen) changes nothing.
    target.requestFullscreen().then(turnSideways, () => playbackSession.place.enterNativeFullscreen());
  };
}

/** Locks the orientation to landscape on phones; ignored where it is not supported. */
function turnSideways(): void {
  const orientation = screen.orientation as
    (ScreenOrientation & { lock?: (to: string) => Promise<void> }) | undefined;
  orientation?.lock?.('landscape').catch(() => undefined);
}

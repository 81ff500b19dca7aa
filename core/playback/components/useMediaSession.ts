/** Media Session API: metadata and actions for lock screen, headset and media keys. */
import { useEffect } from 'react';
import type { PlaybackSession } from '../PlaybackSession';
import { SEEK_STEP } from '../rules/playerKeys';

export interface NowPlaying {
  readonly title: string;
  readonly artist: string;
  readonly still: string | null;
}

/** Active while the component is mounted; does nothing where the API is missing. */
export function useMediaSession(
  playbackSession: PlaybackSession,
  { title, artist, still }: NowPlaying,
): void {
  useEffect(() => {
    if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: still === null ? [] : [{ src: still }],
    });
    const handlers: Partial<Record<MediaSessionAction, () => void>> = {
      play: () => void playbackSession.transport.play(),
      pause: () => playbackSession.transport.pause(),
      seekbackward: () => playbackSession.transport.seekBy(-SEEK_STEP),
      seekforward: () => playbackSession.transport.seekBy(SEEK_STEP),
    };
    const actions = Object.entries(handlers) as [MediaSessionAction, () => void][];
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
    };
  }, [playbackSession, title, artist, still]);
}

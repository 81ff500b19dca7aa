/**
 * Media Session API: what plays, where it is, and the actions of lock screens, headsets, media keys and
 * picture-in-picture windows.
 */
import { autorun } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { PlaybackSession } from '../PlaybackSession';
import { SEEK_STEP } from '../rules/playerKeys';

export interface NowPlaying {
  readonly title: string;
  readonly artist: string;
  /** The programme or event that it is part of; null without one. */
  readonly album: string | null;
  readonly still: string | null;
  /** Opens the next video; null when nothing follows. */
  readonly onNext: (() => void) | null;
}

/** The last one is newer than the types. */
type Action = MediaSessionAction | 'enterpictureinpicture';
type Handlers = Partial<Record<Action, MediaSessionActionHandler | null>>;

/** Active while the component is mounted; does nothing where the API is missing. */
export function useMediaSession(
  playbackSession: PlaybackSession,
  { title, artist, album, still, onNext }: NowPlaying,
): void {
  const hasNext = onNext !== null;
  const openNext = useEffectEvent(() => onNext?.());

  useEffect(() => {
    if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      ...(album === null ? {} : { album }),
      artwork: still === null ? [] : [{ src: still }],
    });
    return () => {
      mediaSession.metadata = null;
    };
  }, [title, artist, album, still]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const { transport, place, media, player } = playbackSession;
    setHandlers(mediaSession, {
      play: () => void transport.play(),
      pause: () => transport.pause(),
      stop: () => transport.pause(),
      seekbackward: ({ seekOffset }) => transport.seekBy(-(seekOffset ?? SEEK_STEP)),
      seekforward: ({ seekOffset }) => transport.seekBy(seekOffset ?? SEEK_STEP),
      // Systems count from the beginning of what can be played.
      seekto: ({ seekTime }) => transport.seek(media.range.start + (seekTime ?? 0)),
      previoustrack: () => transport.seek(media.range.start),
      nexttrack: hasNext ? openNext : null,
      // The browser asks for it when the viewer goes to another tab.
      enterpictureinpicture: () => {
        if (document.pictureInPictureElement === null) place.togglePictureInPicture();
      },
    });
    const stop = autorun(() => {
      mediaSession.playbackState = transport.plays ? 'playing' : 'paused';
      mediaSession.setPositionState?.(positionState(media, player.state.position));
    });
    return () => {
      stop();
      setHandlers(mediaSession, noHandlers);
      mediaSession.playbackState = 'none';
      mediaSession.setPositionState?.();
    };
  }, [playbackSession, hasNext]);
}

/** Undefined where the system should show no time line: a stream without a range to seek in, or not known yet. */
function positionState(
  { canSeek, range, speed }: PlaybackSession['media'],
  position: number,
): MediaPositionState | undefined {
  const duration = range.end - range.start;
  return !canSeek || !Number.isFinite(duration) || duration <= 0
    ? undefined
    : {
        duration,
        playbackRate: speed,
        // A position beyond the end, which a live stream reaches between two updates, is refused.
        position: Math.min(Math.max(position - range.start, 0), duration),
      };
}

const noHandlers: Handlers = {
  play: null,
  pause: null,
  stop: null,
  seekbackward: null,
  seekforward: null,
  seekto: null,
  previoustrack: null,
  nexttrack: null,
  enterpictureinpicture: null,
};

function setHandlers(mediaSession: MediaSession, handlers: Handlers): void {
  for (const [action, handler] of Object.entries(handlers) as [Action, Handlers[Action]][])
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler ?? null);
    } catch {
      // Browsers throw for actions that they do not know.
    }
}

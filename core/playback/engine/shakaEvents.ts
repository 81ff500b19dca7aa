/** Maps events of the video element and of shaka-player to engine events. */
import { isInterruption } from '../rules/playerError';
import type { EngineListener } from './PlayerEngine';
import type { ShakaPlayer } from './shakaModule';

/** Sends nothing once `isOver` returns true. */
export function tellOfElement(
  video: HTMLVideoElement,
  { onEvent }: EngineListener,
  isOver: () => boolean,
): void {
  const on = (type: string, tell: () => void) =>
    video.addEventListener(type, () => {
      if (!isOver()) tell();
    });
  on('play', () => onEvent({ type: 'play' }));
  on('pause', () => onEvent({ type: 'pause' }));
  on('ended', () => onEvent({ type: 'ended' }));
  on('timeupdate', () => onEvent({ type: 'timeupdate', position: video.currentTime }));
  on('seeked', () => onEvent({ type: 'seeked', position: video.currentTime }));
  on('progress', () => onEvent({ type: 'progress', position: video.currentTime }));
  on('durationchange', () => {
    if (Number.isFinite(video.duration)) onEvent({ type: 'durationchange', duration: video.duration });
  });
  on('volumechange', () =>
    onEvent({ type: 'volume', volume: Math.round(video.volume * 100), muted: video.muted }),
  );
  on('canplay', () => onEvent({ type: 'ready' }));
  on('webkitbeginfullscreen', () => onEvent({ type: 'fullscreen', fullscreen: true }));
  on('webkitendfullscreen', () => onEvent({ type: 'fullscreen', fullscreen: false }));
}

export function tellOfPlayer(
  player: ShakaPlayer,
  { onEvent, onTracks }: EngineListener,
  isOver: () => boolean,
): void {
  player.addEventListener('error', ({ detail }) => {
    if (!isOver() && !isInterruption(detail)) onEvent({ type: 'error', error: detail });
  });
  player.addEventListener('buffering', ({ buffering = false }) => onEvent({ type: 'buffer', buffering }));
  for (const type of ['trackschanged', 'variantchanged', 'adaptation', 'textchanged', 'audiotrackschanged']) {
    player.addEventListener(type, () => {
      if (!isOver()) onTracks();
    });
  }
}

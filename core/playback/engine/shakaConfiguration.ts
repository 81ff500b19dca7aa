/** shaka-player configuration of a stream, and which streams it supports. */
import type { Stream } from '../rules/streamPick';
import { drmConfiguration } from './drmConfiguration';
import type { EngineSource, EngineStart } from './PlayerEngine';
import type { ShakaModule } from './shakaModule';

/** Milliseconds. Silent servers time out early; further retries are decided by core/playback (Recovery). */
const requests = {
  maxAttempts: 2,
  baseDelay: 500,
  connectionTimeout: 8000,
  stallTimeout: 5000,
  timeout: 20_000,
};

/** Seconds to buffer ahead of the position. */
const AHEAD = 20;

export function shakaConfiguration(
  { stream }: EngineSource,
  { audioLanguages, textLanguage }: Pick<EngineStart, 'audioLanguages' | 'textLanguage'>,
  ahead = AHEAD,
): object {
  return {
    drm: { ...drmConfiguration(stream.drm), retryParameters: requests },
    abr: { enabled: true },
    preferredAudio: audioLanguages.map((language) => ({ language })),
    preferredText: textLanguage === null ? [] : [{ language: textLanguage }],
    streaming: { rebufferingGoal: 1, bufferingGoal: ahead, bufferBehind: 30, retryParameters: requests },
    manifest: { retryParameters: requests },
  };
}

/** Whether this browser can play the stream, by protocol and DRM. */
export function shakaPlays(
  { protocol, drm }: Pick<Stream, 'protocol' | 'drm'>,
  shaka: ShakaModule,
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): boolean {
  const name = protocol.toUpperCase();
  // In HLS, clear keys are files named by the playlist: shaka-player never asks a licence server for them.
  if (name === 'HLS' && drm && drm.keySystems.every((system) => system === 'org.w3.clearkey')) return false;
  if (shaka.Player.isBrowserSupported()) return name === 'HLS' || name === 'DASH';
  return name === 'HLS' && video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

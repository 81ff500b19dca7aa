/** shaka-player configuration of a stream, and which streams it supports. */
import type { EngineSource, EngineStart } from './PlayerEngine';
import type { ShakaModule } from './shakaModule';
import type { Drm, Stream } from '../../generated/platform';

/** Milliseconds. Silent servers time out early; further retries are decided by core/playback (Recovery). */
const requests = {
  maxAttempts: 2,
  baseDelay: 500,
  connectionTimeout: 8000,
  stallTimeout: 5000,
  timeout: 20_000,
};

/** Seconds to buffer ahead of the position. */
const BUFFER_AHEAD_SECONDS = 20;

export function shakaConfiguration(
  { stream }: EngineSource,
  { audioLanguages, textLanguage }: Pick<EngineStart, 'audioLanguages' | 'textLanguage'>,
  ahead = BUFFER_AHEAD_SECONDS,
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

interface DrmConfiguration {
  /** Licence server by key system. */
  readonly servers: Readonly<Record<string, string>>;
  readonly preferredKeySystems: readonly string[];
}

/** All key systems of the stream share one licence server address, in the given order (PLY-066); empty without drm. */
export function drmConfiguration(drm: Drm | null | undefined): DrmConfiguration {
  const keySystems = drm?.keySystems ?? [];
  return {
    servers: Object.fromEntries(keySystems.map((system) => [system, drm?.url ?? ''])),
    preferredKeySystems: keySystems,
  };
}

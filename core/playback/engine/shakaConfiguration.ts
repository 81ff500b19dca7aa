/** How shaka-player is set up for a stream, and which streams it plays. */
import type { Stream } from '../rules/streamPick';
import { drmConfiguration } from './drmConfiguration';
import type { EngineSource, EngineStart } from './PlayerEngine';
import type { ShakaModule } from './shakaModule';

/** Milliseconds. A server that says nothing is given up before a viewer wonders; what may be tried again is for the room to say. */
const requests = { maxAttempts: 2, baseDelay: 500, connectionTimeout: 8000, stallTimeout: 5000, timeout: 20_000 };

/** Seconds that are fetched ahead of what plays. */
const AHEAD = 20;

export function shakaConfiguration({ stream }: EngineSource, { audioLanguages, textLanguage }: Pick<EngineStart, 'audioLanguages' | 'textLanguage'>, ahead = AHEAD): object {
  return {
    drm: { ...drmConfiguration(stream.drm), retryParameters: requests },
    abr: { enabled: true },
    preferredAudio: audioLanguages.map((language) => ({ language })),
    preferredText: textLanguage === null ? [] : [{ language: textLanguage }],
    streaming: { rebufferingGoal: 1, bufferingGoal: ahead, bufferBehind: 30, retryParameters: requests },
    manifest: { retryParameters: requests },
  };
}

/** Whether a stream can be played in this browser, by its protocol and what protects it. */
export function shakaPlays({ protocol, drm }: Pick<Stream, 'protocol' | 'drm'>, shaka: ShakaModule, video: Pick<HTMLVideoElement, 'canPlayType'>): boolean {
  const name = protocol.toUpperCase();
  // In HLS, clear keys are files that the playlist names: shaka-player never asks a licence server for them.
  if (name === 'HLS' && drm && drm.keySystems.every((system) => system === 'org.w3.clearkey')) return false;
  if (shaka.Player.isBrowserSupported()) return name === 'HLS' || name === 'DASH';
  return name === 'HLS' && video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

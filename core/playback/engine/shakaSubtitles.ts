/** Sidecar subtitles of a stream, and the selection of the subtitles to show. */
import type { EngineSource } from './PlayerEngine';
import type { ShakaPlayer } from './shakaModule';
import { byLanguage, textOptions } from './shakaTracks';

/**
 * Adds subtitles whose language the stream lacks (PLY-067). One that fails to load is only missing from the
 * menu. Returns whether any were added.
 */
export async function addSubtitles(
  player: ShakaPlayer,
  { stream }: EngineSource,
  isOver: () => boolean,
  report: (error: unknown) => void,
): Promise<boolean> {
  const there = textOptions(player.getTextTracks());
  const missing = (stream.subtitles ?? []).filter(
    ({ language }) => !there.some((track) => track.language === language),
  );
  for (const { url, language, label, format } of missing) {
    if (isOver()) return false;
    const mimeType = format.toLowerCase() === 'vtt' ? 'text/vtt' : undefined;
    await player
      .addTextTrackAsync(url, language, 'subtitles', mimeType, undefined, label ?? undefined)
      .catch(report);
  }
  return missing.length > 0 && !isOver();
}

/** Shows the subtitles in a language; null shows none. */
export function showSubtitles(player: ShakaPlayer, wanted: string | null): void {
  const tracks = player.getTextTracks();
  const option = wanted === null ? null : byLanguage(textOptions(tracks), wanted);
  player.selectTextTrack(tracks.find(({ id }) => String(id) === option?.id) ?? null);
}

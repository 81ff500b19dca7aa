/** Maps shaka-player tracks to menu options. */
import type { AudioOption, QualityOption, TextOption } from './PlayerEngine';
import type { ShakaAudioTrack, ShakaTextTrack, ShakaVideoTrack } from './shakaModule';

const isDescription = ({ roles }: ShakaAudioTrack): boolean =>
  roles.includes('description') || roles.includes('main-desc');

/** Audio tracks have no id in shaka-player: language, roles and label identify them. */
export const audioId = ({ language, roles, label }: ShakaAudioTrack): string =>
  [language, [...roles].sort().join('+'), label ?? ''].join('/');

/** The track of an option; among several, the one with the most channels, as shaka-player would select. */
export function audioTrack(tracks: readonly ShakaAudioTrack[], id: string): ShakaAudioTrack | null {
  return most(
    tracks.filter((track) => audioId(track) === id),
    ({ channelsCount }) => channelsCount ?? 0,
  );
}

/** The best track of a height; null if there is none. */
export function videoTrack(tracks: readonly ShakaVideoTrack[], id: string | null): ShakaVideoTrack | null {
  return most(
    tracks.filter(({ height }) => String(height) === id),
    ({ bandwidth }) => bandwidth,
  );
}

function most<Track>(tracks: readonly Track[], of: (track: Track) => number): Track | null {
  return tracks.reduce<Track | null>((best, one) => (best === null || of(one) > of(best) ? one : best), null);
}

/** One option per language and kind; codec and channel count are no choice for a viewer. */
export function audioOptions(tracks: readonly ShakaAudioTrack[]): readonly AudioOption[] {
  const options = new Map<string, AudioOption>();
  for (const track of tracks) {
    const id = audioId(track);
    const active = track.active || (options.get(id)?.active ?? false);
    options.set(id, {
      id,
      language: track.language,
      label: track.label ?? (isDescription(track) ? track.language : null),
      active,
    });
  }
  return [...options.values()];
}

/** Forced narrative is not selectable: the engine shows it with the audio language. */
export function textOptions(tracks: readonly ShakaTextTrack[]): readonly TextOption[] {
  return tracks
    .filter(({ forced, kind }) => !forced && kind !== 'chapters' && kind !== 'metadata')
    .map(({ id, language, label, kind, active }) => ({
      id: String(id),
      language,
      label,
      forDeaf: kind === 'caption' || kind === 'captions',
      active,
    }));
}

/** One option per height, with its best bit rate, highest first. */
export function qualityOptions(tracks: readonly ShakaVideoTrack[]): readonly QualityOption[] {
  const best = new Map<number, QualityOption>();
  for (const { height, bandwidth, active } of tracks) {
    if (height === null) continue;
    const there = best.get(height);
    best.set(height, {
      id: String(height),
      height,
      bandwidth: Math.max(bandwidth, there?.bandwidth ?? 0),
      active: active || (there?.active ?? false),
    });
  }
  return [...best.values()].sort((one, other) => other.height - one.height);
}

/** The option that fits the language best: same tag, else same base language; null if there is none. */
export function byLanguage<Option extends { readonly language: string }>(
  options: readonly Option[],
  wanted: string,
): Option | null {
  const base = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
  return (
    options.find(({ language }) => language.toLowerCase() === wanted.toLowerCase()) ??
    options.find(({ language }) => base(language) === base(wanted)) ??
    null
  );
}

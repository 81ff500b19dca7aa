/** Shaka's tracks as options of a menu. */
import type { AudioOption, QualityOption, TextOption } from './PlayerEngine';
import type { ShakaAudioTrack, ShakaTextTrack, ShakaVideoTrack } from './shakaModule';

const isDescription = ({ roles }: ShakaAudioTrack): boolean => roles.includes('description') || roles.includes('main-desc');

/** An audio track has no number of its own: language, roles and label tell it from the others. */
export const audioId = ({ language, roles, label }: ShakaAudioTrack): string => [language, [...roles].sort().join('+'), label ?? ''].join('/');

/** The track behind an option; of the same sound the one with most channels, as shaka-player would pick. */
export function audioTrack(tracks: readonly ShakaAudioTrack[], id: string): ShakaAudioTrack | null {
  return most(tracks.filter((track) => audioId(track) === id), ({ channelsCount }) => channelsCount ?? 0);
}

/** The best track of a height; null for none of them. */
export function videoTrack(tracks: readonly ShakaVideoTrack[], id: string | null): ShakaVideoTrack | null {
  return most(tracks.filter(({ height }) => String(height) === id), ({ bandwidth }) => bandwidth);
}

function most<Track>(tracks: readonly Track[], of: (track: Track) => number): Track | null {
  return tracks.reduce<Track | null>((best, one) => (best === null || of(one) > of(best) ? one : best), null);
}

/** One option for each language and kind; the same in another codec or with more channels is no choice for a viewer. */
export function audioOptions(tracks: readonly ShakaAudioTrack[]): readonly AudioOption[] {
  const options = new Map<string, AudioOption>();
  for (const track of tracks) {
    const id = audioId(track);
    const active = track.active || (options.get(id)?.active ?? false);
    options.set(id, { id, language: track.language, label: track.label ?? (isDescription(track) ? track.language : null), active });
  }
  return [...options.values()];
}

/** Forced narrative is no choice: the engine shows it with the language of the sound. */
export function textOptions(tracks: readonly ShakaTextTrack[]): readonly TextOption[] {
  return tracks
    .filter(({ forced, kind }) => !forced && kind !== 'chapters' && kind !== 'metadata')
    .map(({ id, language, label, kind, active }) => ({ id: String(id), language, label, forDeaf: kind === 'caption' || kind === 'captions', active }));
}

/** One option for each height, the best of its bit rates, from the highest down. */
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

/** The option whose language fits best: the same tag, else the same language; null when none does. */
export function byLanguage<Option extends { readonly language: string }>(options: readonly Option[], wanted: string): Option | null {
  const base = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
  return (
    options.find(({ language }) => language.toLowerCase() === wanted.toLowerCase()) ??
    options.find(({ language }) => base(language) === base(wanted)) ??
    null
  );
}

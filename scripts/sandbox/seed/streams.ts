/**
 * What the demo streams show. All media of a realm are one fragmented MP4 per rendition, in which each segment is one
 * shot: a painting, filmed so that it repeats without a cut. The stream of a title is a sequence of shots of its own.
 */
import type { SeedChannel, SeedVideo } from './types';

/** Length of a shot, which is a segment, and of the loop of music, a multiple of it. */
export const SHOT_SECONDS = 6;
export const MUSIC_SECONDS = 24;
export const TRAILER_SECONDS = 24;
export const FRAME_RATE = 25;

/** The renditions with pictures, in H.264. */
export const VIDEO_RENDITIONS = [
  { name: 'v360', width: 640, height: 360, level: '3.0', codecs: 'avc1.4d401e' },
  { name: 'v720', width: 1280, height: 720, level: '3.1', codecs: 'avc1.4d401f' },
] as const;

/** The suffix of a painting's second shot, which is closer. */
export const CLOSE = '-close';

/** The painting in a file such as `stills/ln-01.webp`. */
export const paintingOf = (still: string): string => still.replace(/^.*\/|\.\w+$/g, '');

/** A film has two shots of its own; a bout or an episode has scenes of others instead. */
const isFilm = ({ live, episode, bout }: SeedVideo): boolean => !live && !episode && !bout;

/** How many scenes of related titles a stream has. */
const RELATED_SCENES = 2;

function isRelated(video: SeedVideo, other: SeedVideo): boolean {
  if (video.episode) return other.episode?.seasonId === video.episode.seasonId;
  const fighters = [video.bout?.red, video.bout?.blue];
  return other.bout !== undefined && [other.bout.red, other.bout.blue].some((id) => fighters.includes(id));
}

/**
 * The shots of a title, which repeat: its own painting, closer if it is a film; between them scenes of other episodes
 * of the season, or of other bouts of the same fighters. `videos` is the realm's catalogue.
 */
export function shotsOf(video: SeedVideo, videos: Iterable<SeedVideo>): readonly string[] {
  const own = paintingOf(video.artwork.still);
  if (isFilm(video)) return [own, `${own}${CLOSE}`];
  const scenes = new Set<string>();
  for (const other of videos)
    if (scenes.size < RELATED_SCENES && isRelated(video, other)) {
      const scene = paintingOf(other.artwork.still);
      if (scene !== own) scenes.add(scene);
    }
  return scenes.size === 0 ? [own] : [...scenes].flatMap((scene) => [own, scene]);
}

/** Every shot that the titles and the guides of a realm need. */
export function shotNamesOf(
  videos: readonly SeedVideo[],
  channels: readonly SeedChannel[],
): readonly string[] {
  const slots = channels.flatMap(({ programmes, days }) => [
    ...programmes,
    ...Object.values(days ?? {}).flatMap((day) => day),
  ]);
  return [
    ...new Set([
      ...videos.flatMap((video) => shotsOf(video, videos)),
      ...slots
        .flatMap((slot) => [slot, ...(slot.inTurn ?? [])])
        .filter(({ still }) => still !== '')
        .map(({ still }) => paintingOf(still)),
    ]),
  ].sort();
}

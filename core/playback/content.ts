/** The content of a watch page, with its kind. */
import type { LiveEvent, Vod } from '../generated/platform';
import type { Content } from '../sdk/services';
import { playedContent } from './BackgroundPlayback';
import type { Opening } from './rules/opening';
import type { PlaybackSubject } from './PlaybackSession';

export type WatchedContent =
  { readonly kind: 'vod'; readonly info: Vod } | { readonly kind: 'live'; readonly info: LiveEvent };

/** The picture shown before playback starts. */
export function stillOf({ info }: WatchedContent): string | null {
  return info.heroUrl || info.thumbnailUrl || null;
}

/** What a playback session needs of a content and its address. Only live content starts at a moment (LIV-041). */
export function playbackSubject(
  { kind, info }: WatchedContent,
  { progress, start }: Pick<Opening, 'progress' | 'start'>,
): PlaybackSubject {
  return {
    kind,
    id: info.id,
    // The duration in the metadata may differ from the stream's, so live events have none.
    duration: kind === 'live' ? 0 : (info.duration ?? 0),
    progress,
    moment: kind === 'live' ? start : null,
    watchProgress: info.watchProgress,
    progressPercent: info.progress,
    skipMarkers: info.skipMarkers,
    watermark: info.watermark,
  };
}

/**
 * What a playback session needs of a content card, which has fewer fields; null if it is not playable or this
 * viewer has no access.
 */
export function cardSubject(content: Content): PlaybackSubject | null {
  const played = content.accessLevel === 'GRANTED' ? playedContent(content) : null;
  if (played === null) return null;
  const { duration, watchProgress, progress } = content;
  return {
    ...played,
    duration: played.kind === 'live' ? 0 : (duration ?? 0),
    progress: null,
    watchProgress,
    progressPercent: progress,
  };
}

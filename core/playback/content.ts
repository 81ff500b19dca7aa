/** What is watched, as the platform describes it, and which kind of content it is. */
import type { Content } from '../sdk';
import { playedContent } from './BackgroundPlayback';
import type { LiveEvent, Vod } from './playbackApi';
import type { Opening } from './rules/opening';
import type { PlaybackSubject } from './PlaybackSession';

export type WatchedContent = { readonly kind: 'vod'; readonly info: Vod } | { readonly kind: 'live'; readonly info: LiveEvent };

/** The picture that stands in for the video before it plays. */
export function stillOf({ info }: WatchedContent): string | null {
  return info.heroUrl || info.thumbnailUrl || null;
}

/** What a playback session needs of a content, and of the address that it was opened by. Only what is live has moments to start at (LIV-041). */
export function playbackSubject({ kind, info }: WatchedContent, { progress, start }: Pick<Opening, 'progress' | 'start'>): PlaybackSubject {
  return {
    kind,
    id: info.id,
    // The length of the work may differ from the stream's, so live events have none.
    duration: kind === 'live' ? 0 : (info.duration ?? 0),
    progress,
    moment: kind === 'live' ? start : null,
    watchProgress: info.watchProgress,
    progressPercent: info.progress,
    skipMarkers: info.skipMarkers,
    watermark: info.watermark,
  };
}

/** What a playback session needs of a card, which says less than a page; null when it plays nothing, or not for this viewer. */
export function cardSubject(content: Content): PlaybackSubject | null {
  const played = content.accessLevel === 'GRANTED' ? playedContent(content) : null;
  if (played === null) return null;
  const { duration, watchProgress, progress } = content;
  return { ...played, duration: played.kind === 'live' ? 0 : (duration ?? 0), progress: null, watchProgress, progressPercent: progress };
}

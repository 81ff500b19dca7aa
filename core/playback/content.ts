/** What is watched, as the platform describes it, and which kind of content it is. */
import type { LiveEvent, Vod } from './playbackApi';
import type { ScreeningSubject } from './Screening';

export type WatchedContent = { readonly kind: 'vod'; readonly info: Vod } | { readonly kind: 'live'; readonly info: LiveEvent };

/** The picture that stands in for the video before it plays. */
export function stillOf({ info }: WatchedContent): string | null {
  return info.heroUrl || info.thumbnailUrl || null;
}

/** What a screening needs of a content; `progress` comes from the address. */
export function screeningSubject({ kind, info }: WatchedContent, progress: number | null): ScreeningSubject {
  return {
    kind,
    id: info.id,
    // The length of the work may differ from the stream's, so live events have none.
    duration: kind === 'live' ? 0 : (info.duration ?? 0),
    progress,
    watchProgress: info.watchProgress,
    progressPercent: info.progress,
  };
}

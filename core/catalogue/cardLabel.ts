/** State shown on a content card besides its title: access, live badge, progress. */
import type { ContentCard } from '../generated/platform';

/**
 * Message key of the main action, by access (HOM-057 to HOM-060, HOM-102) and parental lock (FAV-040);
 * upcoming content is announced, not offered.
 */
export function actionKey(
  content: Pick<ContentCard, 'accessLevel' | 'parentalLock'>,
  badge: LiveBadge = 'NONE',
) {
  if (content.accessLevel === 'GEOBLOCKED') return 'notAvailable' as const;
  if (content.accessLevel === 'GRANTED_ON_SIGN_IN') return 'signInToWatch' as const;
  if (content.accessLevel === 'DENIED') return 'purchase' as const;
  if (content.parentalLock === 'PIN') return 'pinToWatch' as const;
  if (content.parentalLock === 'PROFILE') return 'notForProfile' as const;
  return badge === 'UPCOMING' ? ('comingSoon' as const) : ('watchNow' as const);
}

/** A card is locked unless its content plays at once: a parental lock can apply to granted content (FAV-040). */
export function isLocked(content: Pick<ContentCard, 'accessLevel' | 'parentalLock'>): boolean {
  return content.accessLevel !== 'GRANTED' || Boolean(content.parentalLock);
}

export type LiveBadge = 'NONE' | 'UPCOMING' | 'LIVE' | 'ENDED';

/** Times are epoch milliseconds; the badge depends on the current time (HOM-048, HOM-054, LIV-056). */
export function liveBadge(
  content: Pick<ContentCard, 'displayLiveBadge' | 'eventSchedule'>,
  now: number,
): LiveBadge {
  if (content.displayLiveBadge !== true) return 'NONE';
  const { startDate, endDate } = content.eventSchedule ?? {};
  if (startDate && now < startDate) return 'UPCOMING';
  if (endDate && now >= endDate) return 'ENDED';
  return 'LIVE';
}

/** Time of the next badge change, in epoch milliseconds; null if there is none. */
export function nextBadgeChange(
  content: Pick<ContentCard, 'displayLiveBadge' | 'eventSchedule'>,
  now: number,
): number | null {
  if (content.displayLiveBadge !== true) return null;
  const { startDate, endDate } = content.eventSchedule ?? {};
  return [startDate, endDate].find((time) => typeof time === 'number' && time > now) ?? null;
}

/**
 * Percent watched, 0 to 100; 0 draws no bar (HOM-055, HOM-056, ENT-026). Only granted content has progress
 * (HOM-105).
 */
export function progressPercent(
  content: Pick<ContentCard, 'accessLevel' | 'watchProgress' | 'progress' | 'duration'>,
): number {
  if (content.accessLevel !== 'GRANTED') return 0;
  const { watchProgress, duration, progress } = content;
  const percent = watchProgress && duration ? (watchProgress / duration) * 100 : (progress ?? 0);
  return Math.min(100, Math.max(0, percent));
}

const videoTypes: ReadonlySet<string> = new Set(['VOD', 'VIDEO', 'SEASON_VOD']);

/** Types as the contract spells them; also accepts the spelling `season-vod` of some platforms (ENT-008). */
export const typeOf = ({ type }: Pick<ContentCard, 'type'>): string =>
  type.toUpperCase().replaceAll('-', '_');

/** Videos on demand, which can be favourites and in lists; not channels, events, series or lists. */
export const isVideo = (content: ContentCard): boolean => videoTypes.has(typeOf(content));

/**
 * Percent watched from the platform, else from the position stored on this device (HOM-055, HOM-056); 0 if it
 * may not be watched.
 */
export function watchedPercent(content: ContentCard, resumeSeconds: number | null): number {
  const listed = progressPercent(content);
  if (listed > 0 || resumeSeconds === null || !content.duration || !isVideo(content)) return listed;
  return progressPercent({ ...content, watchProgress: resumeSeconds });
}

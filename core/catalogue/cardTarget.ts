/** Link target of a content card: by the content's type and the viewer's access (HOM-057 to HOM-073). */
import type { ContentCard } from '../generated/platform';
import { isVideo, typeOf } from './cardLabel';

/** A route role with its parameters; the path builder turns the title into a slug. */
export interface Target {
  readonly role: 'LIVE' | 'VOD' | 'INTERSTITIAL' | 'LOGIN' | 'SEASON' | 'SERIES' | 'PLAYLIST' | 'SECTION';
  readonly parameters: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Destination after signing in (HOM-072). */
  readonly thenTo?: Target;
}

export interface CardRules {
  readonly isGuest: boolean;
  readonly interstitialPage: boolean;
  readonly enhancedMetadata: boolean;
  readonly seriesInterstitial: boolean;
}

/** Types that play on the live page (HOM-061). */
export const liveTypes: ReadonlySet<string> = new Set<ContentCard['type']>([
  'LIVE',
  'LIVE_EVENT',
  'UPCOMING',
  'EPG',
]);

/** A premiere is a video first shown at a set time (HOM-062). */
export function isPremiere(content: ContentCard): boolean {
  if (content.premiereRelease) return true;
  return (content.computedReleases ?? []).some((release) => release.type === 'PREMIERE');
}

/** Target of a click on the card; null when it opens nothing (HOM-060) or its type is unknown. */
export function cardTarget(content: ContentCard, rules: CardRules): Target | null {
  if (content.accessLevel === 'GEOBLOCKED') return null;
  const type = typeOf(content);
  const title = content.title ?? '';
  if (liveTypes.has(type)) {
    const eventId = content.liveEventId ?? content.id;
    return isPremiere(content)
      ? { role: 'VOD', parameters: { eventId: content.videoId ?? content.id, eventTitle: title } }
      : { role: 'LIVE', parameters: { eventId, eventTitle: title } };
  }
  if (isVideo(content)) return videoTarget(content, rules);
  if (type === 'SEASON') {
    const series = content.series?.seriesId;
    return rules.enhancedMetadata && rules.seriesInterstitial && series
      ? { role: 'SERIES', parameters: { seriesId: series, seriesTitle: content.series?.title ?? '' } }
      : { role: 'SEASON', parameters: { seasonId: content.seasonId ?? content.id, seasonTitle: title } };
  }
  if (type === 'SERIES') return { role: 'SERIES', parameters: { seriesId: content.id, seriesTitle: title } };
  if (type === 'PLAYLIST')
    return {
      role: 'PLAYLIST',
      parameters: { playlistId: content.playlistId ?? content.id, playlistTitle: title },
    };
  if (type === 'SECTION_LINK') return { role: 'SECTION', parameters: { id: content.id } };
  return null;
}

/** The interstitial rule precedes the login rule, which never applies to a signed-in viewer (HOM-066). */
function videoTarget(content: ContentCard, rules: CardRules): Target {
  const parameters = { eventId: content.videoId ?? content.id, eventTitle: content.title ?? '' };
  const watched = content.watchProgress ?? 0;
  const list = listQuery(content);
  const video: Target = {
    role: 'VOD',
    parameters,
    ...withQuery(watched > 0 ? { ...list, progress: String(Math.floor(watched)) } : list),
  };
  const { accessLevel } = content;
  if (rules.interstitialPage && (accessLevel === 'GRANTED_ON_SIGN_IN' || accessLevel === 'DENIED'))
    return { role: 'INTERSTITIAL', parameters, ...withQuery(list) };
  if (accessLevel === 'GRANTED_ON_SIGN_IN' && rules.isGuest)
    return { role: 'LOGIN', parameters: {}, thenTo: video };
  return video;
}

/** The list that contains the video: its next items appear next to the player (CAT-007, CAT-030). */
function listQuery({ playlistId, seasonId }: ContentCard): Readonly<Record<string, string>> {
  if (playlistId) return { playlistId };
  return seasonId ? { seasonId } : {};
}

const withQuery = (query: Readonly<Record<string, string>>): Pick<Target, 'query'> =>
  Object.keys(query).length > 0 ? { query } : {};

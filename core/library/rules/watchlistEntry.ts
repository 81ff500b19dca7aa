/** How watchlist calls identify content (WCH-034 to WCH-036). Pure. */
import type { components } from '../../generated/platform';
import type { Content } from '../../sdk/services';

export type WatchlistEntry = components['schemas']['WatchlistEntry'];

const videos: ReadonlySet<string> = new Set(['VOD', 'VIDEO', 'SEASON_VOD']);

/**
 * Null for content that watchlists do not accept; refused before the call. Videos are identified by video id,
 * whatever row they are in.
 */
export function entryOf({
  id,
  type,
  videoId,
  playlistType,
}: Pick<Content, 'id' | 'type' | 'videoId' | 'playlistType'>): WatchlistEntry | null {
  if (videos.has(type)) return { id: videoId ?? id, contentType: 'vod' };
  switch (type) {
    case 'SERIES':
      return { id, contentType: 'series' };
    case 'SEASON':
      return { id, contentType: 'vod-season' };
    case 'PLAYLIST':
      return { id, contentType: playlistType?.toLowerCase() === 'season' ? 'vod-season' : 'playlist' };
    default:
      return null;
  }
}

/** How watchlist calls identify content (WCH-034 to WCH-036). Pure. */
import type { WatchlistEntry } from '../../generated/platform';
import type { Content } from '../../sdk/services';

/** Thumbnails on a watchlist's cover (WCH-003, WCH-006). Pure. */

export const COVER_CELLS = 4;

/** Four cells, empty ones as null. A failed thumbnail is replaced by the spare one, further ones by nothing. */
export function coverCells(
  thumbnails: readonly (string | null)[] | null | undefined,
  failed: ReadonlySet<string>,
): readonly (string | null)[] {
  const shown = (thumbnails ?? [])
    .filter((address): address is string => Boolean(address) && !failed.has(address ?? ''))
    .slice(0, COVER_CELLS);
  return Array.from({ length: COVER_CELLS }, (_, cell) => shown[cell] ?? null);
}

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

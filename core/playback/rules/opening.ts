/** Parses and builds the query of a watch page. */

/** Query parameters of the watch pages (PLY-039, PLY-043, LIV-041). */
export const watchQuery = {
  showInterstitial: 'showInterstitial',
  seasonId: 'seasonId',
  playlistId: 'playlistId',
  trailerFrom: 'trailerFrom',
  watchlistId: 'watchlistId',
  owner: 'owner',
  progress: 'progress',
  start: 'start',
  provider: 'provider',
  from: 'from',
} as const;

/** The list that the video is watched from, which determines the next one. */
export type WatchedList =
  | { readonly kind: 'none' }
  | { readonly kind: 'season'; readonly seasonId: string }
  | { readonly kind: 'playlist'; readonly playlistId: string }
  | { readonly kind: 'watchlist'; readonly watchlistId: string; readonly owner: string };

export interface Opening {
  readonly showInterstitial: boolean;
  readonly list: WatchedList;
  /** Start position in whole seconds; null if the address names none (PLY-042). */
  readonly progress: number | null;
  /** Start moment of a live channel, in epoch milliseconds; null is the live edge (LIV-041). */
  readonly start: number | null;
  /** Key of the realm's sign-in provider to which the page's sign-in links lead (CAT-011). */
  readonly provider: string | null;
  /** Target of the back button; never a position (PLY-043). */
  readonly from: string | null;
  /** Names of invalid parameters, for the log; they count as absent. */
  readonly unread: readonly string[];
}

/**
 * Reads the query of a watch page (PLY-039 to PLY-043, LIV-041). Invalid values count as absent and are
 * listed in `unread`.
 */
export function openingOf(query: URLSearchParams): Opening {
  const value = (name: string): string | null => query.get(name) || null;
  const progress = wholeSeconds(value(watchQuery.progress));
  const start = epochMilliseconds(value(watchQuery.start));
  const isUnread = (name: string, read: number | null): boolean => value(name) !== null && read === null;
  return {
    showInterstitial: query.get(watchQuery.showInterstitial) === 'true',
    list: listOf(
      value(watchQuery.playlistId),
      value(watchQuery.seasonId),
      value(watchQuery.watchlistId),
      value(watchQuery.owner),
    ),
    progress,
    start,
    provider: value(watchQuery.provider),
    from: value(watchQuery.from),
    unread: [
      ...(isUnread(watchQuery.progress, progress) ? [watchQuery.progress] : []),
      ...(isUnread(watchQuery.start, start) ? [watchQuery.start] : []),
    ],
  };
}

/** The query that stays within the list (PLY-047). */
export function listQuery(list: WatchedList): Readonly<Record<string, string>> {
  switch (list.kind) {
    case 'none':
      return {};
    case 'season':
      return { [watchQuery.seasonId]: list.seasonId };
    case 'playlist':
      return { [watchQuery.playlistId]: list.playlistId };
    case 'watchlist':
      return { [watchQuery.watchlistId]: list.watchlistId, [watchQuery.owner]: list.owner };
  }
}

/**
 * Converts an event's query for the video that the event became: the start moment applies only to the channel
 * (PLY-080).
 */
export function queryOfVideo(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(watchQuery.start);
  return rest;
}

/**
 * The interstitial is shown if the address asks for it, the realm enables it, and the content is not live
 * (PLY-089).
 */
export function showsInterstitial(
  opening: Pick<Opening, 'showInterstitial'>,
  realm: { readonly interstitialPage: boolean },
  isLive: boolean,
): boolean {
  return opening.showInterstitial && realm.interstitialPage && !isLive;
}

/** The effect of pressing play: navigate to the VOD route, or remove the flag from the address and stay (PLY-045). */
export function playStep(
  query: URLSearchParams,
): { readonly kind: 'navigate' } | { readonly kind: 'stay'; readonly query: URLSearchParams } {
  if (query.get(watchQuery.showInterstitial) !== 'true') return { kind: 'navigate' };
  const rest = new URLSearchParams(query);
  rest.delete(watchQuery.showInterstitial);
  return { kind: 'stay', query: rest };
}

function listOf(
  playlistId: string | null,
  seasonId: string | null,
  watchlistId: string | null,
  owner: string | null,
): WatchedList {
  if (playlistId !== null) return { kind: 'playlist', playlistId };
  if (seasonId !== null) return { kind: 'season', seasonId };
  // A watchlist is identified by id and owner together (PLY-040).
  if (watchlistId !== null && owner !== null) return { kind: 'watchlist', watchlistId, owner };
  return { kind: 'none' };
}

function wholeSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,7}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : null;
}

/** Accepts the years 2001 to 2286. */
function epochMilliseconds(text: string | null): number | null {
  return text !== null && /^[1-9]\d{12}$/.test(text) ? Number(text) : null;
}

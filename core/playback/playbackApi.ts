/** Platform calls of the watch page: content, manifest and neighbours. */
import type {
  ContentCard,
  Heartbeat,
  LiveEvent,
  PlaybackManifest,
  Trailer,
  UserPreferences,
  Vod,
} from '../generated/platform';
import type { CheckedRealm } from '../realm/checkedRealm';
import { PAGE_SIZES } from '../sdk/constants';
import type { PlatformClient } from '../sdk/platform';
import { readAdjacentVods, readEvent, readVod, readVodOfEvent, readVodV3 } from '../sdk/endpoints/catalogue';
import {
  readEventStream,
  readVodStream,
  requestEventManifest,
  requestVideoManifest,
} from '../sdk/endpoints/playback';
import { sendHeartbeat } from '../sdk/endpoints/heartbeat';
import { readAdjacentPlaylistVods, readAdjacentSeasons, readSeason } from '../sdk/endpoints/lists';
import { readAdjacentWatchlistVods } from '../sdk/endpoints/watchlists';
import { readPreferences } from '../sdk/endpoints/account';
import type { WatchedList } from './rules/opening';
import { secureAddress, withDvrFlag } from './rules/streamPick';

/** A video on demand or a live event; each has its own calls. */
export type WatchKind = 'vod' | 'live';

/** The videos before and after a video in its list. */
export interface Neighbours {
  readonly preceding: readonly ContentCard[];
  readonly following: readonly ContentCard[];
}

/** Every call rejects with a CallError unless noted otherwise. */
export interface PlaybackApi {
  /** PLY-054. */
  vod(id: string, signal: AbortSignal): Promise<Vod>;
  /** PLY-054, PLY-053. */
  event(id: string, signal: AbortSignal): Promise<LiveEvent>;
  /** The video that a live event became (PLY-056). */
  vodOfEvent(eventId: string, signal: AbortSignal): Promise<Vod>;
  /** Trailers from the v3 answer, which v4 lacks (PLY-055). */
  trailers(vodId: string, signal: AbortSignal): Promise<readonly Trailer[]>;
  /** The videos before and after one in the list that it is watched from (PLY-060, PLY-061, CAT-027 to CAT-029). */
  neighbours(vodId: string, list: WatchedList, signal: AbortSignal): Promise<Neighbours>;
  /** The first episode of the next season; null if there is none. */
  firstOfNextSeason(
    season: { readonly seriesId: string; readonly seasonId: string },
    signal: AbortSignal,
  ): Promise<ContentCard | null>;
  /**
   * The manifest (PLY-050 to PLY-052). With v4 stream calls, a playback address that does not answer 2xx
   * rejects with its Response (PLY-059).
   */
  manifest(kind: WatchKind, id: string, signal: AbortSignal): Promise<PlaybackManifest>;
  preferences(signal: AbortSignal): Promise<UserPreferences>;
  /** PLY-094. */
  heartbeat(beat: Heartbeat, signal: AbortSignal): Promise<unknown>;
}

export interface PlaybackApiDeps {
  readonly client: PlatformClient;
  /** For addresses outside the platform API: no headers, no token. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly streamApiVersion: CheckedRealm['platform']['streamApiVersion'];
  /** The realm lists geoblocked content (PLY-051). */
  readonly displayGeoblocked: boolean;
}

export function createPlaybackApi({
  client,
  fetch,
  streamApiVersion,
  displayGeoblocked,
}: PlaybackApiDeps): PlaybackApi {
  const query = {
    includePlaybackDetails: 'URL',
    ...(displayGeoblocked ? { displayGeoblocked: true } : {}),
  } as const;

  /** PLY-058, PLY-059: a plain GET; live streams are requested with DVR, so that viewers can seek. */
  const located = async (
    playbackUrl: string,
    kind: WatchKind,
    signal: AbortSignal,
  ): Promise<PlaybackManifest> => {
    const response = await fetch(withDvrFlag(secureAddress(playbackUrl), kind === 'live'), { signal });
    // oxlint-disable-next-line typescript/only-throw-error -- PLY-059 requires rejecting with the response itself
    if (!response.ok) throw response;
    return (await response.json()) as PlaybackManifest;
  };

  /** A season's neighbours are those of the video itself. */
  const adjacent = (id: string, list: WatchedList, signal: AbortSignal) => {
    const size = { size: PAGE_SIZES.adjacent };
    if (list.kind === 'playlist')
      return client.call(readAdjacentPlaylistVods, {
        path: { id: list.playlistId, videoId: id },
        query: size,
        signal,
      });
    if (list.kind === 'watchlist')
      return client.call(readAdjacentWatchlistVods, {
        path: { ownerId: list.owner, id: list.watchlistId, contentId: id },
        query: size,
        signal,
      });
    return client.call(readAdjacentVods, { path: { id }, query: size, signal });
  };

  return {
    vod: async (id, signal) =>
      withRequestedIdentity({ id, type: 'VOD' }, await client.call(readVod, { path: { id }, signal })),
    event: async (id, signal) =>
      withRequestedIdentity({ id, type: 'LIVE' }, await client.call(readEvent, { path: { id }, signal })),
    vodOfEvent: async (id, signal) =>
      withRequestedIdentity({ id, type: 'VOD' }, await client.call(readVodOfEvent, { path: { id }, signal })),
    trailers: async (id, signal) => (await client.call(readVodV3, { path: { id }, signal })).trailers ?? [],
    neighbours: async (id, list, signal) => {
      const { precedingVods, followingVods } = await adjacent(id, list, signal);
      return { preceding: precedingVods ?? [], following: followingVods ?? [] };
    },
    firstOfNextSeason: async (path, signal) => {
      const { followingSeasons } = await client.call(readAdjacentSeasons, {
        path,
        query: { size: PAGE_SIZES.adjacent },
        signal,
      });
      // A season without episodes is only announced.
      const season = followingSeasons?.find(({ episodeCount }) => episodeCount !== 0);
      if (season === undefined) return null;
      const { episodes } = await client.call(readSeason, {
        path: { id: season.id },
        query: { rpp: 1 },
        signal,
      });
      return episodes[0] ?? null;
    },
    manifest: async (kind, id, signal) => {
      if (streamApiVersion === 'v5') {
        return kind === 'live'
          ? client.call(requestEventManifest, { path: { id }, query, signal })
          : client.call(requestVideoManifest, { path: { id }, query, signal });
      }
      const { playbackUrl } =
        kind === 'live'
          ? await client.call(readEventStream, { path: { id }, signal })
          : await client.call(readVodStream, { path: { id }, signal });
      return located(playbackUrl, kind, signal);
    },
    preferences: (signal) => client.call(readPreferences, { signal }),
    heartbeat: (body, signal) => client.call(sendHeartbeat, { body, signal }),
  };
}

/**
 * Fills in id and type from the request; a missing title becomes the current programme's, else the series'
 * (ENT-025).
 */
export function withRequestedIdentity<Info extends Vod | LiveEvent>(
  asked: Pick<Info, 'id' | 'type'>,
  info: Info,
): Info {
  const { id, type, title } = info as Partial<Info>;
  if (id && type && title) return info;
  return {
    ...info,
    id: id || asked.id,
    type: type || asked.type,
    title: title || info.programmingInfo?.currentProgramme?.title || info.series?.title || '',
  };
}

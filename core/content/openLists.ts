/** Load functions for seasons, playlists, watchlists and related videos. */
import type { Season as SeasonAnswer, VodPage, Watchlist as WatchlistAnswered } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';
import type { PlatformClient } from '../sdk/platform';
import { readPlaylist, readRelatedVods, readSeason } from '../sdk/endpoints/lists';
import { readWatchlist } from '../sdk/endpoints/watchlists';
import { watchlistOf, type WatchlistSummary } from '../sdk/watchlists';
import { ContentList, type ItemPage } from './ContentList';
import { playlistOf, seasonOf, type Playlist, type Season } from './listHeads';
import { LoadedPage, type ReportError } from './LoadedPage';

export interface ListDeps {
  readonly client: PlatformClient;
  readonly report: ReportError;
}

export interface ShownSeason {
  readonly season: Season;
  readonly episodes: ContentList;
}

export interface ShownPlaylist {
  readonly playlist: Playlist;
  readonly videos: ContentList;
}

export interface ShownWatchlist {
  readonly watchlist: WatchlistSummary;
  readonly contents: ContentList;
}

/** A null owner means one of the viewer's own watchlists (PLY-040). */
export interface WatchlistAddress {
  readonly watchlistId: string;
  readonly owner: string | null;
}

/** A season and its episodes (CAT-023, CAT-041). */
export function openSeason(id: string, { client, report }: ListDeps): LoadedPage<ShownSeason> {
  const ask = (signal: AbortSignal, lastSeen?: string) =>
    client.call(readSeason, {
      path: { id },
      query: { rpp: PAGE_SIZES.series, ...(lastSeen === undefined ? {} : { lastSeen }) },
      signal,
    });
  return new LoadedPage(async (signal) => {
    const season = await ask(signal);
    const read = async (cursor: string, listSignal: AbortSignal) =>
      episodePage(await ask(listSignal, cursor));
    return {
      season: seasonOf(season),
      episodes: new ContentList(episodePage(season), { list: `the season "${id}"`, read, signal, report }),
    };
  }, report);
}

/** A playlist and its videos (CAT-024). */
export function openPlaylist(id: string, { client, report }: ListDeps): LoadedPage<ShownPlaylist> {
  const ask = (p: number, signal: AbortSignal) =>
    client.call(readPlaylist, { path: { id }, query: { p, rpp: PAGE_SIZES.playlist }, signal });
  return new LoadedPage(async (signal) => {
    const playlist = await ask(1, signal);
    const read = async (cursor: string, listSignal: AbortSignal) =>
      numberedPage((await ask(Number(cursor), listSignal)).videos, Number(cursor));
    return {
      playlist: playlistOf(playlist),
      videos: new ContentList(numberedPage(playlist.videos, 1), {
        list: `the playlist "${id}"`,
        read,
        signal,
        report,
      }),
    };
  }, report);
}

/** A watchlist and its contents, shared or the viewer's own (CAT-004, WCH-018, WCH-019, WCH-026). */
export function openWatchlist(
  { watchlistId, owner }: WatchlistAddress,
  { client, report }: ListDeps,
): LoadedPage<ShownWatchlist> {
  const ask = (signal: AbortSignal, lastSeen?: string) =>
    client.call(readWatchlist, {
      path: { id: watchlistId },
      query: {
        ...(owner === null ? {} : { owner }),
        rpp: PAGE_SIZES.watchlist,
        ...(lastSeen === undefined ? {} : { lastSeen }),
      },
      signal,
    });
  return new LoadedPage(async (signal) => {
    const watchlist = await ask(signal);
    const read = async (cursor: string, listSignal: AbortSignal) =>
      watchlistPage(await ask(listSignal, cursor));
    return {
      watchlist: watchlistOf(watchlist),
      contents: new ContentList(watchlistPage(watchlist), {
        list: `the watchlist "${watchlistId}"`,
        read,
        signal,
        report,
      }),
    };
  }, report);
}

/** Videos related to a video (CAT-086, CAT-087). Items with `isRelated: false` are dropped. */
export function openRelated(vodId: string, { client, report }: ListDeps): LoadedPage<ContentList> {
  const ask = async (p: number, signal: AbortSignal): Promise<ItemPage> => {
    const { items, next } = numberedPage(
      await client.call(readRelatedVods, {
        path: { id: vodId },
        query: { p, rpp: PAGE_SIZES.bucket },
        signal,
      }),
      p,
    );
    return { items: items?.filter((item) => item?.isRelated !== false), next };
  };
  const list = `what is related to "${vodId}"`;
  return new LoadedPage(
    async (signal) =>
      new ContentList(await ask(1, signal), {
        list,
        read: (cursor, listSignal) => ask(Number(cursor), listSignal),
        signal,
        report,
      }),
    report,
  );
}

const cursorOf = (paging: SeasonAnswer['paging'] | undefined): string | null =>
  paging?.moreDataAvailable === true ? (paging.lastSeen ?? null) : null;

const episodePage = ({ episodes, paging }: SeasonAnswer): ItemPage => ({
  items: episodes,
  next: cursorOf(paging),
});

const watchlistPage = ({ content, pagingInfo }: WatchlistAnswered): ItemPage => ({
  items: content,
  next: cursorOf(pagingInfo),
});

const numberedPage = (page: VodPage | null | undefined, p: number): ItemPage => ({
  items: page?.vods,
  next: page && p < page.totalPages ? String(p + 1) : null,
});

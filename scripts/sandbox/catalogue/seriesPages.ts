/**
 * Builds the responses for series and seasons (API-050, API-052, API-053), playlists and related videos (API-051,
 * CAT-028, CAT-087).
 */
import type {
  AdjacentSeasons,
  AdjacentVods,
  ContentCard,
  Playlist,
  Season,
  SeasonSummary,
  Series,
  VodPage,
} from '../../../core/generated/platform';
import { notFound } from '../platformError';
import { listIn, textIn } from '../realms';
import type { SeedPlaylist, SeedSeason, SeedSeries, SeedVideo } from '../seed/types';
import { artworkOf, type CardContext, sharingOf, videoCard } from './contentCards';
import { around, pageAfter, vodPage } from './page';
import { isTrailer } from '../database/seedDatabase';

/** A playlist with a page of its videos, each naming the playlist. Throws 404 for an unknown playlist. */
export function playlistPage(context: CardContext, id: string, page: number, size: number): Playlist {
  const playlist = playlistNamed(context, id);
  return {
    id,
    title: textIn(context.locale, playlist.title),
    description: textIn(context.locale, playlist.description),
    type: 'PLAYLIST',
    playlistType: playlist.playlistType ?? 'playlist',
    ...artworkOf(context, playlist.artwork),
    videos: vodPage(context, videosOf(context, playlist), page, size, () => ({ playlistId: id })),
    socialSharingDetail: sharingOf(context),
  };
}

/** The neighbours of a video in a playlist. Throws 404 when the playlist does not contain it. */
export function adjacentInPlaylist(
  context: CardContext,
  id: string,
  videoId: string,
  size: number,
): AdjacentVods {
  const found = around(videosOf(context, playlistNamed(context, id)), (video) => video.id, videoId, size);
  if (!found) throw notFound(`video ${videoId} in playlist ${id}`);
  const cards = (videos: readonly SeedVideo[]): ContentCard[] =>
    videos.map((video) => ({ ...videoCard(context, video), playlistId: id }));
  return { precedingVods: cards(found.before), followingVods: cards(found.after) };
}

/** Videos that share a series, a person or a genre with this one, the closest match first. */
export function relatedPage(context: CardContext, video: SeedVideo, page: number, size: number): VodPage {
  const others = [...context.catalogue.videos.values()].filter(
    (other) => other.id !== video.id && !other.live && !isTrailer(other),
  );
  const related = others
    .map((other) => ({ other, ties: tiesBetween(context, video, other) }))
    .filter(({ ties }) => ties > 0)
    .sort((left, right) => right.ties - left.ties)
    .map(({ other }) => other);
  return vodPage(context, related, page, size, () => ({ isRelated: true }));
}

function tiesBetween({ catalogue }: CardContext, one: SeedVideo, other: SeedVideo): number {
  const seriesOf = (video: SeedVideo): string | undefined =>
    video.episode ? catalogue.seasons.get(video.episode.seasonId)?.seriesId : undefined;
  const sameSeries = seriesOf(one) !== undefined && seriesOf(one) === seriesOf(other);
  const people = [...catalogue.people.values()].filter(
    ({ videoIds }) => videoIds.includes(one.id) && videoIds.includes(other.id),
  ).length;
  const genresOf = (video: SeedVideo): readonly string[] => Object.values(video.genres)[0] ?? [];
  const genres = genresOf(one).filter((genre) => genresOf(other).includes(genre)).length;
  return (sameSeries ? 8 : 0) + people * 3 + genres;
}

function playlistNamed({ catalogue }: CardContext, id: string): SeedPlaylist {
  const playlist = catalogue.playlists.get(id);
  if (!playlist) throw notFound(`playlist ${id}`);
  return playlist;
}

const videosOf = ({ catalogue }: CardContext, { videoIds }: SeedPlaylist): SeedVideo[] =>
  videoIds.flatMap((id) => catalogue.videos.get(id) ?? []);

/**
 * A series with `size` seasons after `lastSeen`, including seasons without episodes. Throws 404 for an
 * unknown series.
 */
export function seriesPage(context: CardContext, id: string, lastSeen: string | null, size: number): Series {
  const series = seriesNamed(context, id);
  const seasons = seasonsOf(context, series);
  const { items, paging } = pageAfter(seasons, (season) => season.id, lastSeen, size);
  const first = seasons.flatMap((season) => episodesOf(context, season.id))[0];
  const { locale } = context;
  return {
    id: series.id,
    title: textIn(locale, series.title),
    type: 'SERIES',
    description: textIn(locale, series.description),
    ...(series.tagline && { tagline: textIn(locale, series.tagline) }),
    ...artworkOf(context, series.artwork),
    ...(first && {
      genres: listIn(locale, first.genres),
      year: first.year,
      credits: first.credits.map(({ name, role }) => ({
        name: typeof name === 'string' ? name : textIn(locale, name),
        role: textIn(locale, role),
      })),
      ...(first.countryOfOrigin && { countryOfOrigin: textIn(locale, first.countryOfOrigin) }),
    }),
    trailers: (first && videoCard(context, first).trailers) ?? [],
    seasonCount: seasons.length,
    seasons: items.map((season) => summaryOf(context, season)),
    paging,
    socialSharingDetail: sharingOf(context),
  };
}

/** The neighbouring seasons within a series. Throws 404 when either is unknown. */
export function adjacentSeasons(
  context: CardContext,
  seriesId: string,
  seasonId: string,
  size: number,
): AdjacentSeasons {
  const found = around(
    seasonsOf(context, seriesNamed(context, seriesId)),
    (season) => season.id,
    seasonId,
    size,
  );
  if (!found) throw notFound(`season ${seasonId}`);
  return {
    precedingSeasons: found.before.map((season) => summaryOf(context, season)),
    followingSeasons: found.after.map((season) => summaryOf(context, season)),
  };
}

/** A season with `size` episodes after `lastSeen`. Throws 404 for an unknown season. */
export function seasonPage(context: CardContext, id: string, lastSeen: string | null, size: number): Season {
  const season = context.catalogue.seasons.get(id);
  const series = season && context.catalogue.series.get(season.seriesId);
  if (!season || !series) throw notFound(`season ${id}`);
  const { items, paging } = pageAfter(episodesOf(context, id), (episode) => episode.id, lastSeen, size);
  return {
    id,
    title: textIn(context.locale, season.title),
    description: textIn(context.locale, season.description ?? series.description),
    seasonNumber: season.number,
    episodeCount: episodesOf(context, id).length,
    ...artworkOf(context, season.artwork ?? series.artwork),
    series: { seriesId: series.id, title: textIn(context.locale, series.title) },
    episodes: items.map((episode) => videoCard(context, episode)),
    paging,
    socialSharingDetail: sharingOf(context),
  };
}

function seriesNamed({ catalogue }: CardContext, id: string): SeedSeries {
  const series = catalogue.series.get(id);
  if (!series) throw notFound(`series ${id}`);
  return series;
}

const seasonsOf = ({ catalogue }: CardContext, series: SeedSeries): SeedSeason[] =>
  series.seasonIds.flatMap((id) => catalogue.seasons.get(id) ?? []);

function episodesOf({ catalogue }: CardContext, seasonId: string): SeedVideo[] {
  return [...catalogue.videos.values()]
    .filter(({ episode }) => episode?.seasonId === seasonId)
    .sort((left, right) => (left.episode?.number ?? 0) - (right.episode?.number ?? 0));
}

function summaryOf(context: CardContext, season: SeedSeason): SeasonSummary {
  const series = context.catalogue.series.get(season.seriesId);
  const artwork = season.artwork ?? series?.artwork;
  const { thumbnailUrl, posterUrl } = artwork ? artworkOf(context, artwork) : {};
  return {
    id: season.id,
    title: textIn(context.locale, season.title),
    seasonNumber: season.number,
    episodeCount: episodesOf(context, season.id).length,
    ...(season.description && { description: textIn(context.locale, season.description) }),
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(posterUrl && { posterUrl }),
  };
}

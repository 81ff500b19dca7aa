/** Builds the responses for series and seasons (API-050, API-052, API-053). */
import type { AdjacentSeasons, SeasonSummary, Season, Series } from '../../../core/generated/platform';
import { notFound } from '../platformError';
import { listIn, textIn } from '../realms';
import type { SeedSeason, SeedSeries, SeedVideo } from '../seed/types';
import { artworkOf, type CardContext, sharingOf, videoCard } from './contentCards';
import { around, pageAfter } from './page';

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

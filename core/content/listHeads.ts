/** Series, seasons and playlists as their pages show them, converted from the platform's answers. Pure. */
import type {
  Credit,
  Playlist as PlaylistAnswer,
  Season as SeasonAnswer,
  SeasonSummary,
  Series as SeriesAnswer,
} from '../generated/platform';
import type { Sharing } from '../sdk/cards';
import type { ContentWithFacts } from '../sdk/contentFacts';
import type { Content } from '../sdk/services';

/** What the header of the page shows of a series, season or playlist. */
interface ListHead {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly picture: string | null;
  readonly sharing: Sharing | null;
  /** Itself as a content card, on which its actions work. */
  readonly card: Content;
}

export interface Series extends ListHead {
  readonly tagline: string | null;
  readonly facts: Partial<ContentWithFacts>;
  /** Of all seasons, including those that are not loaded; null when unknown. */
  readonly seasonCount: number | null;
  readonly credits: readonly Credit[];
}

/** A season in the list of a series. */
export interface SeasonEntry {
  readonly id: string;
  readonly title: string;
  /** Null when unknown. */
  readonly episodeCount: number | null;
}

export interface Season extends ListHead, SeasonEntry {
  readonly series: { readonly id: string; readonly title: string } | null;
}

export interface Playlist extends ListHead {
  /** Of all videos, including those that are not loaded; null when unknown. */
  readonly videoCount: number | null;
}

export function seriesOf(answer: SeriesAnswer): Series {
  const { tagline, year, countryOfOrigin, genres, credits, seasonCount, trailers } = answer;
  return {
    ...headOf(answer, { type: 'SERIES', trailers: trailers ?? null }),
    tagline: tagline ?? null,
    facts: { year: year ?? null, countryOfOrigin: countryOfOrigin ?? null, genres: genres ?? null },
    seasonCount: seasonCount ?? null,
    credits: creditsOf(credits),
  };
}

/** Null entries must not break the page (ENT-025). */
export const creditsOf = (credits: readonly (Credit | null)[] | null | undefined): readonly Credit[] =>
  (credits ?? []).filter((credit) => credit !== null);

export function seasonOf(answer: SeasonAnswer): Season {
  const { id, series } = answer;
  return {
    ...headOf(answer, { type: 'SEASON', seasonId: id }),
    ...seasonEntryOf(answer),
    series: series ? { id: series.seriesId, title: series.title } : null,
  };
}

export const seasonEntryOf = ({ id, title, episodeCount }: SeasonSummary): SeasonEntry => ({
  id,
  title,
  episodeCount: episodeCount ?? null,
});

export const playlistOf = (answer: PlaylistAnswer): Playlist => ({
  ...headOf(answer, { type: 'PLAYLIST', playlistId: answer.id }),
  videoCount: answer.videos?.totalResults ?? null,
});

function headOf(
  {
    id,
    title,
    description,
    heroUrl,
    thumbnailUrl,
    socialSharingDetail,
  }: SeriesAnswer | SeasonAnswer | PlaylistAnswer,
  card: Omit<Content, 'id' | 'title'>,
): ListHead {
  return {
    id,
    title,
    description: description ?? null,
    picture: heroUrl ?? thumbnailUrl ?? null,
    sharing: socialSharingDetail ?? null,
    card: { id, title, accessLevel: 'GRANTED', thumbnailUrl: thumbnailUrl ?? null, ...card },
  };
}

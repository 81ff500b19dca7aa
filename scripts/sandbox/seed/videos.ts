// Builds the videos of a demo catalogue from the facts in its JSON.
import { named } from './data';
import type {
  Localised,
  SeedAccess,
  SeedArtwork,
  SeedBout,
  SeedCredit,
  SeedSkipMarker,
  SeedStream,
  SeedVideo,
} from './types';

/** What the videos of a realm refer to by name. */
export interface SeedTerms<L extends string = string> {
  readonly access: Readonly<Record<string, SeedAccess>>;
  readonly genres: Readonly<Record<string, Localised<L>>>;
  readonly roles: Readonly<Record<string, Localised<L>>>;
  readonly countries: Readonly<Record<string, Localised<L>>>;
  readonly venues: Readonly<Record<string, Localised<L>>>;
  readonly skipMarkers: Readonly<Record<string, readonly SeedSkipMarker[]>>;
  readonly streams: Readonly<Record<string, SeedStream<L>>>;
}

interface CreditFacts<L extends string> extends Omit<SeedCredit<L>, 'role'> {
  readonly role: string;
}

interface BoutFacts<L extends string> extends Omit<SeedBout<L>, 'venue'> {
  readonly venue: string;
}

/** A video; genres, access, streams and the like are names of the realm's terms. */
export interface VideoFacts<L extends string = string> extends Pick<
  SeedVideo<L>,
  | 'id'
  | 'title'
  | 'description'
  | 'tagline'
  | 'year'
  | 'hasTrailer'
  | 'ageRating'
  | 'subtitles'
  | 'live'
  | 'episode'
  | 'adUnits'
  | 'watermark'
  | 'premiere'
> {
  /** Default: vod. */
  readonly kind?: SeedVideo['kind'];
  readonly minutes: number;
  readonly stream: string;
  readonly genres: readonly string[];
  readonly credits: readonly CreditFacts<L>[];
  readonly country?: string;
  /** Default: a still named after the id. */
  readonly artwork?: SeedArtwork;
  readonly access: string;
  readonly skipMarkers?: string;
  readonly bout?: BoutFacts<L>;
}

/** Returns the builder of a realm's videos. */
export const videoBuilder =
  <L extends string>(locales: readonly L[], terms: SeedTerms<L>) =>
  ({
    minutes,
    kind,
    stream,
    genres,
    credits,
    country,
    artwork,
    access,
    skipMarkers,
    bout,
    ...facts
  }: VideoFacts<L>): SeedVideo<L> => ({
    ...facts,
    kind: kind ?? 'vod',
    durationSeconds: minutes * 60,
    stream: named(terms.streams, stream),
    genres: Object.fromEntries(
      locales.map((locale) => [locale, genres.map((genre) => named(terms.genres, genre)[locale])]),
    ) as unknown as SeedVideo<L>['genres'],
    credits: credits.map(({ name, role }) => ({ name, role: named(terms.roles, role) })),
    ...(country !== undefined && { countryOfOrigin: named(terms.countries, country) }),
    artwork: artwork ?? { still: `stills/${facts.id}.webp` },
    access: named(terms.access, access),
    ...(skipMarkers !== undefined && { skipMarkers: named(terms.skipMarkers, skipMarkers) }),
    ...(bout && { bout: { ...bout, venue: named(terms.venues, bout.venue) } }),
  });

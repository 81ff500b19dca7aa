// Builds a seed video of noor from short facts.
import type { SeedAccess, SeedLiveTimes, SeedVideo } from '../types';

export type NoorLocale = 'ar' | 'en';
export type Pair = readonly [ar: string, en: string];

/** Maps the two texts to their locales. */
export const text = ([ar, en]: Pair): Record<NoorLocale, string> => ({ ar, en });

const PLUS = ['noor-plus-month', 'noor-plus-year', 'noor-family'] as const;

const ACCESS = {
  free: { kind: 'free' },
  signIn: { kind: 'signIn' },
  geoblocked: { kind: 'geoblocked' },
  plus: { kind: 'licence', licences: [...PLUS] },
  family: { kind: 'licence', licences: ['noor-family'] },
  guest: { kind: 'licence', licences: ['noor-guest', ...PLUS] },
} as const satisfies Record<string, SeedAccess>;

const GENRES = {
  drama: ['دراما', 'Drama'],
  mystery: ['تشويق', 'Mystery'],
  kids: ['أطفال', 'Children'],
  documentary: ['وثائقي', 'Documentary'],
  music: ['طرب', 'Music'],
  kitchen: ['مطبخ', 'Food'],
  news: ['أخبار', 'News'],
  sport: ['رياضة', 'Sport'],
  film: ['فيلم', 'Film'],
} as const satisfies Record<string, Pair>;

/** Age ratings by genre (FAV-040). */
const AGES: Partial<Record<keyof typeof GENRES, number>> = {
  kids: 0,
  music: 0,
  kitchen: 0,
  drama: 12,
  mystery: 16,
};

export interface TitleFacts {
  readonly title: Pair;
  readonly description: Pair;
  readonly tagline?: Pair;
  readonly minutes: number;
  readonly year?: number;
  readonly genre: keyof typeof GENRES;
  readonly by?: readonly [name: Pair, role: Pair];
  readonly access: keyof typeof ACCESS;
  readonly kind?: SeedVideo['kind'];
  readonly live?: SeedLiveTimes;
  readonly stream?: string;
  readonly trailerStream?: string;
  readonly hero?: boolean;
  readonly poster?: boolean;
  readonly season?: readonly [seasonId: string, number: number];
}

const STREAM_OF_GENRE: Partial<Record<keyof typeof GENRES, string>> = {
  music: 'noor-tarab',
  kids: 'noor-tarab',
  kitchen: 'noor-tarab',
};

/** Makes a seed video from a title's facts; its pictures are named after its id. */
export const video = (id: string, facts: TitleFacts): SeedVideo<NoorLocale> => ({
  id,
  kind: facts.kind ?? 'vod',
  title: text(facts.title),
  description: text(facts.description),
  ...(facts.tagline && { tagline: text(facts.tagline) }),
  durationSeconds: facts.minutes * 60,
  year: facts.year ?? 2026,
  genres: { ar: [GENRES[facts.genre][0]], en: [GENRES[facts.genre][1]] },
  credits: facts.by ? [{ name: text(facts.by[0]), role: text(facts.by[1]) }] : [],
  artwork: {
    still: `stills/${id}.webp`,
    ...(facts.poster && { poster: `posters/${id}.webp` }),
    ...(facts.hero && { hero: `heroes/${id}.webp` }),
  },
  stream: facts.stream ?? STREAM_OF_GENRE[facts.genre] ?? 'noor-bukhoor',
  ...(facts.trailerStream && { trailerStream: facts.trailerStream }),
  access: ACCESS[facts.access],
  ...(AGES[facts.genre] !== undefined && { ageRating: AGES[facts.genre] }),
  subtitles: facts.kind === 'live' ? [] : ['ar', 'en'],
  ...(facts.live && { live: facts.live }),
  ...(facts.season && {
    episode: { seasonId: facts.season[0], number: facts.season[1] },
    skipMarkers: [
      { type: 'INTRO', startTimeMs: 1000, stopTimeMs: 5000 },
      { type: 'CREDITS', startTimeMs: 20_000, stopTimeMs: 24_000 },
    ],
    watermark: { image: 'channels/noor-cinema.svg', position: 'TOP_LEFT' },
  }),
});

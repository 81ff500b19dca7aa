// Builds a seed video of lanterna from short facts.
import type { SeedAccess, SeedLiveTimes, SeedVideo } from '../types';

export type LanternaLocale = 'pt' | 'en';
export type Pair = readonly [pt: string, en: string];

/** Maps the two texts to their locales. */
export const text = ([pt, en]: Pair): Record<LanternaLocale, string> => ({ pt, en });

const MEMBERS = ['lanterna-mensal', 'lanterna-anual'] as const;

export const ACCESS = {
  free: { kind: 'free' },
  signIn: { kind: 'signIn' },
  geoblocked: { kind: 'geoblocked' },
  members: { kind: 'licence', licences: [...MEMBERS] },
  friends: { kind: 'licence', licences: ['lanterna-amigos', ...MEMBERS] },
  ticket: { kind: 'licence', licences: ['lanterna-bilhete', 'lanterna-anual'] },
} as const satisfies Record<string, SeedAccess>;

const GENRES = {
  drama: ['Drama', 'Drama'],
  chronicle: ['Crónica familiar', 'Family chronicle'],
  documentary: ['Documentário', 'Documentary'],
  essay: ['Ensaio', 'Essay film'],
  comedy: ['Comédia melancólica', 'Melancholy comedy'],
  night: ['Noturno', 'Nocturne'],
  road: ['Viagem', 'Road film'],
  mystery: ['Mistério', 'Mystery'],
  short: ['Curta-metragem', 'Short film'],
} as const satisfies Record<string, Pair>;

/** Age ratings by genre, where restricted (FAV-040). */
const AGES: Partial<Record<keyof typeof GENRES, number>> = { drama: 12, mystery: 16, night: 16 };

const ageOf = (genres: FilmFacts['genres']): number =>
  Math.max(6, ...genres.map((genre) => AGES[genre] ?? 0));

const COUNTRIES = {
  PT: ['Portugal', 'Portugal'],
  NO: ['Noruega', 'Norway'],
  TR: ['Turquia', 'Turkey'],
  TW: ['Taiwan', 'Taiwan'],
  BR: ['Brasil', 'Brazil'],
  GE: ['Geórgia', 'Georgia'],
  CL: ['Chile', 'Chile'],
  MZ: ['Moçambique', 'Mozambique'],
} as const satisfies Record<string, Pair>;

export interface FilmFacts {
  readonly title: Pair;
  readonly description: Pair;
  readonly tagline?: Pair;
  readonly minutes: number;
  readonly year: number;
  readonly genres: readonly (keyof typeof GENRES)[];
  readonly director: string;
  readonly cast?: readonly string[];
  readonly country: keyof typeof COUNTRIES;
  readonly access: keyof typeof ACCESS;
  readonly kind?: SeedVideo['kind'];
  readonly live?: SeedLiveTimes;
  readonly stream?: string;
  readonly hero?: boolean;
  readonly poster?: boolean;
  readonly season?: readonly [seasonId: string, number: number];
}

/** Makes a seed video from a film's facts; its pictures are named after its id. */
export const film = (id: string, facts: FilmFacts): SeedVideo<LanternaLocale> => ({
  id,
  kind: facts.kind ?? 'vod',
  title: text(facts.title),
  description: text(facts.description),
  ...(facts.tagline && { tagline: text(facts.tagline) }),
  durationSeconds: facts.minutes * 60,
  year: facts.year,
  genres: {
    pt: facts.genres.map((genre) => GENRES[genre][0]),
    en: facts.genres.map((genre) => GENRES[genre][1]),
  },
  credits: [
    { name: facts.director, role: text(['Realização', 'Director']) },
    ...(facts.cast ?? []).map((name) => ({ name, role: text(['Interpretação', 'Cast']) })),
  ],
  countryOfOrigin: text(COUNTRIES[facts.country]),
  artwork: {
    still: `stills/${id}.webp`,
    ...(facts.poster !== false && { poster: `posters/${id}.webp` }),
    ...(facts.hero && { hero: `heroes/${id}.webp` }),
  },
  stream: facts.stream ?? (Number(id.slice(-1)) % 2 === 0 ? 'lanterna-noite' : 'lanterna-mar'),
  trailerStream: 'lanterna-mar',
  access: ACCESS[facts.access],
  ageRating: ageOf(facts.genres),
  subtitles: facts.kind === 'live' ? [] : ['pt', 'en'],
  ...(facts.live && { live: facts.live }),
  ...(facts.season && {
    episode: { seasonId: facts.season[0], number: facts.season[1] },
    skipMarkers: [
      { type: 'INTRO', startTimeMs: 1000, stopTimeMs: 5000 },
      { type: 'CREDITS', startTimeMs: 20_000, stopTimeMs: 24_000 },
    ],
  }),
});

// Builds a seed person of ringside from short facts.
import type { SeedFight, SeedPerson } from '../types';

export type Locale = 'en' | 'es';
export type Pair = readonly [en: string, es: string];

export interface FighterFacts {
  readonly name: string;
  readonly alias: Pair;
  readonly biography: Pair;
  readonly country: Pair;
  readonly weightClass: string;
  /** Wins, losses, draws. */
  readonly record: readonly [number, number, number];
  readonly knockouts?: number;
  /** Age, height and reach in centimetres. */
  readonly measures: readonly [number, number, number];
  readonly stance?: keyof typeof STANCES;
  /** Undefined: not ranked. */
  readonly rank?: number;
  readonly rankChange?: number;
  readonly fights?: readonly SeedFight<Locale>[];
  readonly videoIds: readonly string[];
}

const STANCES = {
  orthodox: { en: 'Orthodox', es: 'Diestro' },
  southpaw: { en: 'Southpaw', es: 'Zurdo' },
  switch: { en: 'Switches', es: 'Cambia de guardia' },
} as const;

export const text = ([en, es]: Pair): Record<Locale, string> => ({ en, es });

/** Makes a seed person from a fighter's facts; the portrait is named after the id. */
export const fighter = (id: string, facts: FighterFacts): SeedPerson<Locale> => ({
  id,
  name: { en: facts.name, es: facts.name },
  alias: text(facts.alias),
  biography: text(facts.biography),
  portrait: `fighters/${id}.webp`,
  country: text(facts.country),
  weightClass: facts.weightClass,
  record: { wins: facts.record[0], losses: facts.record[1], draws: facts.record[2] },
  knockouts: facts.knockouts ?? Math.floor(facts.record[0] * 0.6),
  measures: { age: facts.measures[0], heightCm: facts.measures[1], reachCm: facts.measures[2] },
  stance: STANCES[facts.stance ?? 'orthodox'],
  ...(facts.rank !== undefined && { rank: facts.rank }),
  ...(facts.rankChange !== undefined && { rankChange: facts.rankChange }),
  ...(facts.fights && { fights: facts.fights }),
  videoIds: facts.videoIds,
});

const COUNTRIES = {
  PT: { en: 'Portugal', es: 'Portugal' },
  AR: { en: 'Argentina', es: 'Argentina' },
  PL: { en: 'Poland', es: 'Polonia' },
  KE: { en: 'Kenya', es: 'Kenia' },
  FR: { en: 'France', es: 'Francia' },
} as const;

/** A fight without a video, against an opponent without a page. */
export const unfilmed = (
  date: string,
  opponent: string,
  country: keyof typeof COUNTRIES,
  outcome: SeedFight['outcome'],
  method: string,
  round: number,
): SeedFight<Locale> => ({
  opponent,
  country: COUNTRIES[country],
  outcome,
  method,
  round,
  date,
});

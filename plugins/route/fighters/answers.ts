/**
 * Maps the platform's fighter answers to view models (CAT-080). Throws when required fields are missing, so
 * that it counts as a failed call.
 */
import { usableCards, usableItems, type AnswerOf, type Content, type ListReport } from 'proscenium/sdk';

export interface FightRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly knockouts: number | null;
}

export interface FighterEntry {
  readonly id: string;
  readonly name: string;
  readonly alias: string | null;
  readonly portrait: string | null;
  readonly country: string | null;
  readonly weightClass: string | null;
  readonly record: FightRecord | null;
  /** 0 is the champion; null: not ranked. */
  readonly rank: number | null;
}

export interface FighterPageOfList {
  readonly fighters: readonly FighterEntry[];
  /** Letters with fighters, regardless of filters; null when the platform does not state them (CAT-077). */
  readonly letters: readonly string[] | null;
  readonly weightClasses: readonly string[];
  readonly totalPages: number;
}

export interface RankedFighter {
  readonly rank: number;
  /** Ranks gained; negative: lost. */
  readonly change: number;
  readonly fighter: FighterEntry;
}

export interface Ranking {
  readonly weightClass: string;
  readonly title: string | null;
  readonly entries: readonly RankedFighter[];
}

export interface PastFight {
  readonly opponent: { readonly id: string | null; readonly name: string; readonly country: string | null };
  readonly outcome: 'WIN' | 'LOSS' | 'DRAW' | 'NO_CONTEST';
  readonly method: string | null;
  readonly round: number | null;
  /** Epoch milliseconds. */
  readonly date: number | null;
  readonly videoId: string | null;
}

export interface FighterProfile extends FighterEntry {
  readonly biography: string | null;
  readonly age: number | null;
  readonly heightCm: number | null;
  readonly reachCm: number | null;
  readonly stance: string | null;
  readonly fights: readonly PastFight[];
  readonly videos: readonly Content[];
}

type ListAnswer = AnswerOf<'readFighters'>;
type Summary = ListAnswer['fighters'][number];
type Report = ListReport['report'];

/** Throws without a list: an empty page would be wrong. */
export function listPageOf(answer: ListAnswer, report: Report): FighterPageOfList {
  return {
    fighters: usableItems([...answer.fighters], { list: 'the fighters', report }, isNamed).map(entryOf),
    letters: answer.letters?.map((letter) => letter.toUpperCase()) ?? null,
    weightClasses: answer.weightClasses ?? [],
    totalPages: answer.totalPages,
  };
}

/** Drops classes without fighters; the champion comes first. */
export function rankingsOf({ rankings }: AnswerOf<'readRankings'>, report: Report): readonly Ranking[] {
  return usableItems([...rankings], { list: 'the rankings', report })
    .map(({ entries, ...ranking }) => ({
      ...ranking,
      entries: usableItems(entries, { list: `the ranking "${ranking.weightClass}"`, report }, ({ fighter }) =>
        isNamed(fighter),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ weightClass, title, entries }) => ({
      weightClass,
      title: textOf(title),
      entries: entries
        .map(({ rank, change, fighter }) => ({ rank, change: change ?? 0, fighter: entryOf(fighter) }))
        .sort((left, right) => left.rank - right.rank),
    }));
}

export function fighterProfileOf(answer: AnswerOf<'readFighter'>, report: Report): FighterProfile {
  const { measures, fightHistory, relatedVideos } = answer;
  return {
    ...entryOf(answer),
    biography: textOf(answer.biography),
    age: measures?.age ?? null,
    heightCm: measures?.heightCm ?? null,
    reachCm: measures?.reachCm ?? null,
    stance: textOf(measures?.stance),
    fights: usableItems(fightHistory, { list: `the fights of "${answer.id}"`, report }, (fight) =>
      isNamed(fight.opponent),
    ).map(({ opponent, outcome, method, round, date, videoId }) => ({
      opponent: { id: textOf(opponent.id), name: opponent.name, country: textOf(opponent.country) },
      outcome,
      method: textOf(method),
      round: round ?? null,
      date: date ?? null,
      videoId: textOf(videoId),
    })),
    videos: usableCards(relatedVideos, { list: `the videos of "${answer.id}"`, report }),
  };
}

const isNamed = (person: { readonly name: string } | null): boolean => Boolean(person?.name);

function entryOf({ id, name, record, rank, ...rest }: Summary): FighterEntry {
  return {
    id,
    name: name.trim(),
    alias: textOf(rest.alias),
    portrait: textOf(rest.portraitUrl),
    country: textOf(rest.country),
    weightClass: textOf(rest.weightClass),
    record: record ? { ...record, knockouts: record.knockouts ?? null } : null,
    rank: rank ?? null,
  };
}

function textOf(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}

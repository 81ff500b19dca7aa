/** Builds the fighter responses: A to Z, rankings, one fighter's page (CAT-074 to CAT-081). */
import type {
  Fight,
  Fighter,
  FighterList,
  FighterSummary,
  Rankings,
  WeightClassRanking,
} from '../../../core/generated/platform';
import { isTrailer } from '../database/seedDatabase';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import { foldText } from '../search/foldText';
import type { SeedPerson, SeedVideo } from '../seed/types';
import { mediaUrl, videoCard, type CardContext } from './contentCards';
import { numberedPage } from './page';

/** Lightest to heaviest, women's classes after men's (ENT-014). */
const WEIGHT_CLASSES = [
  'STRAWWEIGHT',
  'FLYWEIGHT',
  'BANTAMWEIGHT',
  'FEATHERWEIGHT',
  'LIGHTWEIGHT',
  'WELTERWEIGHT',
  'MIDDLEWEIGHT',
  'LIGHT_HEAVYWEIGHT',
  'HEAVYWEIGHT',
  'CATCHWEIGHT',
  'WOMENS_STRAWWEIGHT',
  'WOMENS_FLYWEIGHT',
  'WOMENS_BANTAMWEIGHT',
  'WOMENS_FEATHERWEIGHT',
];

export interface FighterRequest {
  readonly letter: string | null;
  readonly weightClass: string | null;
  readonly page: number;
  readonly size: number;
}

/** Fighters by surname. Letters and weight classes cover all fighters, whatever the filter. */
export function fighterList(
  context: CardContext,
  { letter, weightClass, page, size }: FighterRequest,
): FighterList {
  const all = fightersOf(context);
  const listed = all
    .filter((fighter) => letter === null || letterOf(context, fighter) === letter.toUpperCase())
    .filter((fighter) => weightClass === null || fighter.weightClass === weightClass)
    .sort((left, right) => surnameOf(context, left).localeCompare(surnameOf(context, right), context.locale));
  const { items, ...numbers } = numberedPage(listed, page, size);
  return {
    fighters: items.map((fighter) => summaryOf(context, fighter)),
    letters: [...new Set(all.map((fighter) => letterOf(context, fighter)))].sort(),
    weightClasses: weightClassesOf(all),
    ...numbers,
  };
}

/** Each weight class from its champion down; classes without ranked fighters are omitted. */
export function rankingsOf(context: CardContext, weightClass: string | null): Rankings {
  const ranked = fightersOf(context).filter(({ rank }) => rank !== undefined);
  const rankings = weightClassesOf(ranked)
    .filter((one) => weightClass === null || one === weightClass)
    .map((one): WeightClassRanking => {
      const entries = ranked
        .filter((fighter) => fighter.weightClass === one)
        .sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0));
      return {
        weightClass: one,
        entries: entries.map((fighter) => ({
          rank: fighter.rank ?? 0,
          change: fighter.rankChange ?? 0,
          fighter: summaryOf(context, fighter),
        })),
      };
    });
  return { rankings };
}

/** A fighter with past fights, newest first. Throws 404 for an unknown fighter. */
export function fighterPage(context: CardContext, id: string): Fighter {
  const fighter = fightersOf(context).find((one) => one.id === id);
  if (!fighter) throw notFound(`fighter ${id}`);
  return {
    ...summaryOf(context, fighter),
    biography: textIn(context.locale, fighter.biography),
    ...(fighter.measures && {
      measures: {
        ...fighter.measures,
        ...(fighter.stance && { stance: textIn(context.locale, fighter.stance) }),
      },
    }),
    fightHistory: fightsOf(context, fighter),
    relatedVideos: fighter.videoIds
      .flatMap((videoId) => context.catalogue.videos.get(videoId) ?? [])
      .map((video) => videoCard(context, video)),
  };
}

const fightersOf = ({ catalogue }: CardContext): SeedPerson[] =>
  [...catalogue.people.values()].filter(({ weightClass }) => weightClass !== undefined);

function weightClassesOf(fighters: readonly SeedPerson[]): string[] {
  const present = [...new Set(fighters.flatMap(({ weightClass }) => weightClass ?? []))];
  const place = (weightClass: string): number =>
    WEIGHT_CLASSES.includes(weightClass) ? WEIGHT_CLASSES.indexOf(weightClass) : WEIGHT_CLASSES.length;
  return present.sort((left, right) => place(left) - place(right));
}

const surnameOf = ({ locale }: CardContext, { name }: SeedPerson): string =>
  textIn(locale, name).split(' ').slice(1).join(' ') || textIn(locale, name);

const letterOf = (context: CardContext, fighter: SeedPerson): string =>
  foldText(surnameOf(context, fighter)).charAt(0).toUpperCase();

function summaryOf(context: CardContext, fighter: SeedPerson): FighterSummary {
  const { record, knockouts } = fighter;
  return {
    id: fighter.id,
    name: textIn(context.locale, fighter.name),
    ...(fighter.alias && { alias: textIn(context.locale, fighter.alias) }),
    letter: letterOf(context, fighter),
    ...(fighter.portrait !== undefined && { portraitUrl: mediaUrl(context, fighter.portrait) }),
    country: textIn(context.locale, fighter.country),
    ...(fighter.weightClass !== undefined && { weightClass: fighter.weightClass }),
    ...(record && { record: { ...record, ...(knockouts !== undefined && { knockouts }) } }),
    ...(fighter.rank !== undefined && { rank: fighter.rank }),
  };
}

function fightsOf(context: CardContext, fighter: SeedPerson): Fight[] {
  const filmed = [...context.catalogue.videos.values()]
    .filter((video) => !isTrailer(video))
    .flatMap((video) => filmedFight(context, fighter, video));
  const others = (fighter.fights ?? []).map((fight): Fight => ({
    opponent: { name: fight.opponent, country: textIn(context.locale, fight.country) },
    outcome: fight.outcome,
    method: fight.method,
    round: fight.round,
    date: Date.parse(fight.date),
  }));
  return [...filmed, ...others].sort((left, right) => (right.date ?? 0) - (left.date ?? 0));
}

function filmedFight(context: CardContext, fighter: SeedPerson, { id, bout, year }: SeedVideo): Fight[] {
  const corner = bout?.red === fighter.id ? 'red' : bout?.blue === fighter.id ? 'blue' : undefined;
  if (!bout?.result || !corner) return [];
  const { winner, method, round } = bout.result;
  const opponent = context.catalogue.people.get(corner === 'red' ? bout.blue : bout.red);
  if (!opponent) return [];
  return [
    {
      opponent: {
        id: opponent.id,
        name: textIn(context.locale, opponent.name),
        country: textIn(context.locale, opponent.country),
        ...(opponent.portrait !== undefined && { portraitUrl: mediaUrl(context, opponent.portrait) }),
      },
      outcome:
        winner === null
          ? method === 'NO_CONTEST'
            ? 'NO_CONTEST'
            : 'DRAW'
          : winner === corner
            ? 'WIN'
            : 'LOSS',
      method,
      round,
      date: Date.parse(bout.date ?? `${year}-06-15`),
      venue: textIn(context.locale, bout.venue),
      videoId: id,
    },
  ];
}

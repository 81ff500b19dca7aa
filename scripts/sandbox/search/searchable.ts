/** What search knows of each content, and how well a query fits it. */
import type { ContentCard } from '../../../core/generated/platform';
import { cardOf, type CardContext } from '../catalogue/contentCards';
import { isTrailer } from '../database/seedDatabase';
import { listIn, textIn } from '../realms';
import { streams } from '../seed/streams';
import type { Localised, SeedVideo } from '../seed/types';
import { foldText } from './foldText';

/** A genre by a value that is the same in every language. */
export interface Genre {
  readonly value: string;
  readonly label: string;
}

/** One content that can be found; texts are folded. */
export interface Searchable {
  readonly card: ContentCard;
  /** In every language, the viewer's first: an English title is found on an Arabic page. */
  readonly titles: readonly string[];
  /** People, series, fighters, genres. */
  readonly names: readonly string[];
  readonly description: string;
  readonly genres: readonly Genre[];
  readonly languages: readonly string[];
  readonly year: number | undefined;
  /** Its place in the catalogue: what came later is newer. */
  readonly position: number;
}

/** Everything that search can find: videos, events, series, playlists. */
export function searchables(context: CardContext): Searchable[] {
  const { catalogue } = context;
  const videos = [...catalogue.videos.values()].filter((video) => !isTrailer(video)).flatMap((video, position) => ofVideo(context, video, position));
  const yearOf = (ids: (video: SeedVideo) => boolean): number | undefined => [...catalogue.videos.values()].filter(ids).reduce<number | undefined>((latest, { year }) => Math.max(latest ?? 0, year), undefined);
  const series = [...catalogue.series.values()].flatMap((one, position) => {
    const latest = yearOf(({ episode }) => episode !== undefined && one.seasonIds.includes(episode.seasonId));
    return plain(context, 'series', one, position, latest);
  });
  const playlists = [...catalogue.playlists.values()].flatMap((one, position) => plain(context, 'playlist', one, position, yearOf(({ id }) => one.videoIds.includes(id))));
  return [...series, ...playlists, ...videos];
}

function ofVideo(context: CardContext, video: SeedVideo, position: number): Searchable[] {
  const card = cardOf(context, 'video', video.id);
  if (!card) return [];
  const people = [video.bout?.red, video.bout?.blue].flatMap((id) => (id === undefined ? [] : (context.catalogue.people.get(id) ?? [])));
  return [
    {
      card,
      titles: foldAll(context, video.title),
      names: [
        ...video.credits.flatMap(({ name }) => (typeof name === 'string' ? [name] : Object.values(name))),
        ...people.flatMap(({ name, alias }) => [...Object.values(name), ...Object.values(alias ?? {})]),
        ...(card.series ? [card.series.title] : []),
        ...listIn(context.locale, video.genres),
      ].map(foldText),
      description: foldText(`${textIn(context.locale, video.description)} ${card.tagline ?? ''}`),
      genres: genresOf(context, video),
      languages: streams.find(({ key }) => key === video.stream)?.audioLanguages ?? [],
      year: video.year,
      position,
    },
  ];
}

function plain(context: CardContext, kind: 'series' | 'playlist', thing: { readonly id: string; readonly title: Localised; readonly description: Localised }, position: number, year: number | undefined): Searchable[] {
  const card = cardOf(context, kind, thing.id);
  if (!card) return [];
  return [{ card, titles: foldAll(context, thing.title), names: [], description: foldText(textIn(context.locale, thing.description)), genres: [], languages: [], year, position }];
}

function genresOf({ locale }: CardContext, { genres }: SeedVideo): Genre[] {
  const labels = listIn(locale, genres);
  return listIn('en', genres).map((name, place) => ({ value: foldText(name).replaceAll(' ', '-'), label: labels[place] ?? name }));
}

const foldAll = ({ locale }: CardContext, texts: Localised): string[] => [...new Set([textIn(locale, texts), ...Object.values(texts)].map(foldText))];

/** How well a folded query fits, 0 when some word of it is nowhere. A word counts from its beginning; within a word only in titles. */
export function fitOf({ titles, names, description }: Searchable, query: string): number {
  if (query === '') return 1;
  if (titles.includes(query)) return 100;
  const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`) || ` ${text}`.includes(` ال${word}`);
  let fit = titles.some((title) => title.startsWith(query)) ? 20 : 0;
  for (const word of query.split(' ')) {
    if (titles.some((title) => begins(title, word))) fit += 10;
    else if (names.some((name) => begins(name, word))) fit += 5;
    else if (titles.some((title) => title.includes(word))) fit += 3;
    else if (begins(description, word)) fit += 1;
    else return 0;
  }
  return fit;
}

/** The search index of each content, and the score of a query. */
import type { ContentCard } from '../../../core/generated/platform';
import { cardOf, type CardContext } from '../catalogue/contentCards';
import { isTrailer } from '../database/seedDatabase';
import { listIn, textIn } from '../realms';
import type { Localised, SeedVideo } from '../seed/types';
import { foldText } from './foldText';

/** A genre with a language-independent value. */
export interface Genre {
  readonly value: string;
  readonly label: string;
}

/** A searchable content; its texts are folded. */
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
  /** Position in the catalogue: later is newer. */
  readonly position: number;
}

/** All searchable contents: videos, events, series, playlists. */
export function searchables(context: CardContext): Searchable[] {
  const { catalogue } = context;
  const videos = [...catalogue.videos.values()]
    .filter((video) => !isTrailer(video))
    .flatMap((video, position) => ofVideo(context, video, position));
  const yearOf = (ids: (video: SeedVideo) => boolean): number | undefined =>
    [...catalogue.videos.values()]
      .filter(ids)
      .reduce<number | undefined>((latest, { year }) => Math.max(latest ?? 0, year), undefined);
  const series = [...catalogue.series.values()].flatMap((one, position) => {
    const latest = yearOf(({ episode }) => episode !== undefined && one.seasonIds.includes(episode.seasonId));
    return plain(context, 'series', one, position, latest);
  });
  const playlists = [...catalogue.playlists.values()].flatMap((one, position) =>
    plain(
      context,
      'playlist',
      one,
      position,
      yearOf(({ id }) => one.videoIds.includes(id)),
    ),
  );
  return [...series, ...playlists, ...videos];
}

function ofVideo(context: CardContext, video: SeedVideo, position: number): Searchable[] {
  const card = cardOf(context, 'video', video.id);
  if (!card) return [];
  const people = [video.bout?.red, video.bout?.blue].flatMap((id) =>
    id === undefined ? [] : (context.catalogue.people.get(id) ?? []),
  );
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
      languages: Object.keys(video.stream.audio),
      year: video.year,
      position,
    },
  ];
}

function plain(
  context: CardContext,
  kind: 'series' | 'playlist',
  thing: { readonly id: string; readonly title: Localised; readonly description: Localised },
  position: number,
  year: number | undefined,
): Searchable[] {
  const card = cardOf(context, kind, thing.id);
  if (!card) return [];
  return [
    {
      card,
      titles: foldAll(context, thing.title),
      names: [],
      description: foldText(textIn(context.locale, thing.description)),
      genres: [],
      languages: [],
      year,
      position,
    },
  ];
}

function genresOf({ locale }: CardContext, { genres }: SeedVideo): Genre[] {
  const labels = listIn(locale, genres);
  return listIn('en', genres).map((name, place) => ({
    value: foldText(name).replaceAll(' ', '-'),
    label: labels[place] ?? name,
  }));
}

const foldAll = ({ locale }: CardContext, texts: Localised): string[] => [
  ...new Set([textIn(locale, texts), ...Object.values(texts)].map(foldText)),
];

/** The score of a folded query, 0 when a word does not match. Words match as prefixes; inside a word only in titles. */
export function fitOf({ titles, names, description }: Searchable, query: string): number {
  if (query === '') return 1;
  if (titles.includes(query)) return 100;
  const begins = (text: string, word: string): boolean =>
    ` ${text}`.includes(` ${word}`) || ` ${text}`.includes(` ال${word}`);
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

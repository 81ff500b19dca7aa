/** Filters and groupings of a list: facets, tabs, orders. */
import type { ContentCard, Facet, ListTab, SortOption } from '../../../core/generated/platform';
import { textIn } from '../realms';
import type { Localised } from '../seed/types';
import type { Searchable } from './searchable';

const inAll = (en: string, es: string, pt: string, ar: string): Localised => ({ en, es, pt, ar });

/** Names of the platform's facets, tabs and orders. */
export const searchTexts = {
  genre: inAll('Genre', 'Género', 'Género', 'النوع'),
  decade: inAll('{decade}s', 'Años {decade}', 'Anos {decade}', 'أعوام {decade}'),
  decades: inAll('Decade', 'Década', 'Década', 'العقد'),
  language: inAll('Language', 'Idioma', 'Língua', 'اللغة'),
  availability: inAll('Availability', 'Disponibilidad', 'Disponibilidade', 'الإتاحة'),
  here: inAll('Available where you are', 'Disponible donde estás', 'Disponível onde está', 'متاح حيث أنت'),
  now: inAll('Ready to watch', 'Listo para ver', 'Pronto a ver', 'جاهز للمشاهدة'),
  elsewhere: inAll('Elsewhere only', 'Solo en otros países', 'Só noutros países', 'في بلدان أخرى فقط'),
  all: inAll('All', 'Todo', 'Tudo', 'الكل'),
  videos: inAll('Videos', 'Vídeos', 'Vídeos', 'فيديو'),
  series: inAll('Series', 'Series', 'Séries', 'مسلسلات'),
  playlists: inAll('Playlists', 'Listas', 'Listas', 'قوائم'),
  live: inAll('Live', 'En directo', 'Em direto', 'مباشر'),
  relevance: inAll('Relevance', 'Relevancia', 'Relevância', 'الأنسب'),
  newest: inAll('Newest', 'Lo más nuevo', 'Mais recentes', 'الأحدث'),
  title: inAll('Title', 'Título', 'Título', 'العنوان'),
  grid: inAll('Everything', 'Todo el catálogo', 'Todo o catálogo', 'كل الأعمال'),
} as const satisfies Readonly<Record<string, Localised>>;

type SearchText = keyof typeof searchTexts;

type FacetName = 'genre' | 'decade' | 'language' | 'availability';

/** Chosen values by facet. */
export type Choice = ReadonlyMap<string, ReadonlySet<string>>;

/** The default choice: content available here (CAT-056). */
const MARKED: Choice = new Map([['availability', new Set(['here'])]]);

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options a content belongs to, per facet. */
const optionsOf: Readonly<Record<FacetName, (content: Searchable, locale: string) => readonly Option[]>> = {
  genre: ({ genres }) => genres,
  decade: ({ year }, locale) =>
    year === undefined
      ? []
      : [
          {
            value: String(Math.floor(year / 10) * 10),
            label: textIn(locale, searchTexts.decade).replace('{decade}', String(Math.floor(year / 10) * 10)),
          },
        ],
  language: ({ languages }, locale) =>
    languages.map((language) => ({
      value: language,
      label: new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language,
    })),
  availability: ({ card }, locale) => [
    ...(card.accessLevel === 'GEOBLOCKED'
      ? []
      : [{ value: 'here', label: textIn(locale, searchTexts.here) }]),
    ...(card.accessLevel === 'GRANTED' ? [{ value: 'now', label: textIn(locale, searchTexts.now) }] : []),
    ...(card.accessLevel === 'GEOBLOCKED'
      ? [{ value: 'elsewhere', label: textIn(locale, searchTexts.elsewhere) }]
      : []),
  ],
};

const FACETS = Object.keys(optionsOf) as FacetName[];

const LABELS: Readonly<Record<FacetName, Localised>> = {
  genre: searchTexts.genre,
  decade: searchTexts.decades,
  language: searchTexts.language,
  availability: searchTexts.availability,
};

/**
 * Parses the call's `facets` of `name:value` entries; none means the default choice, an empty entry no facet
 * at all.
 */
export function choiceOf(entries: readonly string[]): Choice {
  if (entries.length === 0) return MARKED;
  const choice = new Map<string, Set<string>>();
  for (const entry of entries.filter((one) => one !== '')) {
    const place = entry.indexOf(':');
    const name = entry.slice(0, place);
    choice.set(name, (choice.get(name) ?? new Set()).add(entry.slice(place + 1)));
  }
  return choice;
}

/** Options of one facet combine with OR, facets with AND (CAT-059). `except` is ignored. */
export function fitsChoice(content: Searchable, choice: Choice, locale: string, except?: FacetName): boolean {
  return FACETS.every((name) => {
    const chosen = choice.get(name);
    return (
      name === except || !chosen || optionsOf[name](content, locale).some(({ value }) => chosen.has(value))
    );
  });
}

/** Each option with its number of matches under the other facets; the highest first. */
export function facetsOf(contents: readonly Searchable[], choice: Choice, locale: string): Facet[] {
  return FACETS.map((name) => {
    const counts = new Map<string, { label: string; count: number }>();
    for (const content of contents.filter((one) => fitsChoice(one, choice, locale, name))) {
      for (const { value, label } of optionsOf[name](content, locale))
        counts.set(value, { label, count: (counts.get(value)?.count ?? 0) + 1 });
    }
    for (const value of choice.get(name) ?? [])
      if (!counts.has(value))
        counts.set(value, { label: labelOfEmpty(contents, name, value, locale), count: 0 });
    const options = [...counts].map(([value, { label, count }]) => ({
      value,
      label,
      count,
      active: choice.get(name)?.has(value) ?? false,
    }));
    return {
      name,
      label: textIn(locale, LABELS[name]),
      options: options.sort(
        (left, right) => right.count - left.count || left.label.localeCompare(right.label, locale),
      ),
    };
  }).filter(({ options }) => options.length > 0);
}

/** A chosen option remains listed when it has no matches. */
function labelOfEmpty(
  contents: readonly Searchable[],
  name: FacetName,
  value: string,
  locale: string,
): string {
  return (
    contents.flatMap((content) => optionsOf[name](content, locale)).find((option) => option.value === value)
      ?.label ?? value
  );
}

const TABS: readonly {
  readonly name: string;
  readonly text: SearchText;
  readonly types: readonly ContentCard['type'][] | null;
}[] = [
  { name: 'all', text: 'all', types: null },
  { name: 'videos', text: 'videos', types: ['VOD', 'VIDEO', 'SEASON_VOD'] },
  { name: 'series', text: 'series', types: ['SERIES', 'SEASON'] },
  { name: 'playlists', text: 'playlists', types: ['PLAYLIST'] },
  { name: 'live', text: 'live', types: ['LIVE', 'UPCOMING', 'EPG'] },
];

/** Whether a tab contains the content; an unknown tab means the first. */
export function fitsTab({ card }: Searchable, tab: string | null): boolean {
  const types = (TABS.find(({ name }) => name === tab) ?? TABS[0])?.types;
  return !types || types.includes(card.type);
}

export function tabsOf(contents: readonly Searchable[], tab: string | null, locale: string): ListTab[] {
  const active = TABS.some(({ name }) => name === tab) ? tab : 'all';
  return TABS.map(({ name, text }) => ({
    name,
    label: textIn(locale, searchTexts[text]),
    count: contents.filter((content) => fitsTab(content, name)).length,
    active: name === active,
  }));
}

const ORDERS = ['relevance', 'newest', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** Relevance by default and for unknown values (CAT-057). */
export const orderOf = (value: string | null): Order =>
  ORDERS.find((order) => order === value) ?? 'relevance';

export const sortOptionsOf = (order: Order, locale: string): SortOption[] =>
  ORDERS.map((value) => ({ value, label: textIn(locale, searchTexts[value]), active: value === order }));

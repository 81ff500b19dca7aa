/** A page's subject for search engines: schema.org as JSON-LD. */
import type { PageHead } from '../../../core/generated/manifest';
import { watchQuery } from '../../../core/playback/rules/opening';
import { textOf } from './subjectFacts';

export type SubjectType = PageHead['type'];
type PropertyName = keyof NonNullable<PageHead['properties']>;

export interface StructuredDataInput {
  readonly type: SubjectType;
  readonly name: string;
  readonly description: string | null;
  /** Absolute address. */
  readonly picture: string | null;
  /** By schema.org property name, as the platform returned them. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The canonical address of the page. */
  readonly address: string;
  /** The realm's title. */
  readonly publisher: string;
  readonly locale: string;
  /** Whether the page plays its subject, from any second that its address names. */
  readonly isPlayer: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** Omits values that are unknown or malformed. */
export function structuredData({
  type,
  name,
  description,
  picture,
  properties,
  address,
  publisher,
  locale,
  isPlayer,
}: StructuredDataInput): Data {
  const writtenProperties = Object.fromEntries(
    Object.entries(properties).flatMap(([property, value]) => {
      const written = Object.hasOwn(writers, property) ? writers[property as PropertyName](value) : null;
      return written === null ? [] : [[property, written]];
    }),
  );
  const pictured =
    picture === null
      ? {}
      : type === 'VideoObject' || type === 'BroadcastEvent'
        ? { thumbnailUrl: [picture] }
        : { image: [picture] };
  const described = { ...(description === null ? {} : { description }), ...pictured };
  const page = { inLanguage: locale, url: address, publisher: { '@type': 'Organization', name: publisher } };
  const subject = {
    '@type': type,
    ...(type === 'Article' || type === 'NewsArticle' ? { headline: name } : {}),
    name,
    ...described,
    ...writtenProperties,
    ...(type === 'VideoObject' && isPlayer ? seeking(address) : {}),
  };
  const container = pagesAbout[type];
  const context = { '@context': 'https://schema.org' };
  if (container !== undefined) return { ...context, '@type': container, ...page, name, mainEntity: subject };
  return type === 'BroadcastEvent'
    ? { ...context, ...broadcast(name, described, writtenProperties), ...page }
    : { ...context, ...subject, ...page };
}

/** How search engines link to a moment of a video. The contract has chapters only for those who may play it, so no `Clip`s. */
const seeking = (address: string): Data => ({
  potentialAction: {
    '@type': 'SeekToAction',
    target: `${address}?${watchQuery.progress}={seek_to_second_number}`,
    'startOffset-input': 'required name=seek_to_second_number',
  },
});

/** The brand's first page. */
export function websiteData({
  description,
  address,
  publisher,
  locale,
}: Pick<StructuredDataInput, 'description' | 'address' | 'publisher' | 'locale'>): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: publisher,
    ...(description === null ? {} : { description }),
    url: address,
    inLanguage: locale,
  };
}

/** A page on the way from the first page to another. */
export interface Crumb {
  readonly name: string;
  /** Absolute. */
  readonly address: string;
}

/** The way to a page, itself included; null when it is the only one. */
export function breadcrumbData(crumbs: readonly Crumb[]): Data | null {
  if (crumbs.length < 2) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Subjects that are not creative works get a page that is about them. */
const pagesAbout: Partial<Readonly<Record<SubjectType, string>>> = {
  Event: 'WebPage',
  ItemList: 'CollectionPage',
  Organization: 'ProfilePage',
  Person: 'ProfilePage',
  SportsTeam: 'ProfilePage',
};

/** An event is a video with its BroadcastEvent. */
function broadcast(name: string, described: Data, { startDate, endDate, ...writtenProperties }: Data): Data {
  return {
    '@type': 'VideoObject',
    name,
    ...described,
    ...writtenProperties,
    ...(startDate === undefined ? {} : { uploadDate: startDate }),
    publication: {
      '@type': 'BroadcastEvent',
      name,
      isLiveBroadcast: true,
      ...(startDate === undefined ? {} : { startDate }),
      ...(endDate === undefined ? {} : { endDate }),
    },
  };
}

type Writer = (value: unknown) => unknown;

const named =
  (type: string): Writer =>
  (value) => {
    const name = textOf(value);
    return name === null ? null : { '@type': type, name };
  };
const date: Writer = (value) => {
  const time = numberOf(value);
  return time === null ? null : new Date(time).toISOString();
};
const count: Writer = (value) => (Number.isInteger(value) && (value as number) >= 0 ? value : null);
const texts: Writer = (value) => {
  const all = Array.isArray(value) ? value.map(textOf).filter((text) => text !== null) : [];
  return all.length === 0 ? textOf(value) : all;
};

/** How each property is written; null for a value that it cannot express. */
const writers: Readonly<Record<PropertyName, Writer>> = {
  alternateName: textOf,
  articleSection: textOf,
  author: named('Person'),
  countryOfOrigin: named('Country'),
  dateModified: date,
  datePublished: date,
  duration: (value) => {
    const seconds = numberOf(value);
    return seconds === null ? null : isoDuration(seconds);
  },
  endDate: date,
  genre: texts,
  nationality: named('Country'),
  numberOfEpisodes: count,
  numberOfItems: count,
  numberOfSeasons: count,
  partOfSeries: named('TVSeries'),
  seasonNumber: count,
  startDate: date,
  uploadDate: date,
};

/** A positive number, usable as a date or a duration. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= 8.64e15 ? value : null;
}

/** Seconds as an ISO 8601 duration: 4530 is `PT1H15M30S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ] as const;
  const written = parts.flatMap(([value, unit]) => (value === 0 ? [] : [`${value}${unit}`])).join('');
  return `PT${written === '' ? '0S' : written}`;
}

// The demo catalogue of noor: nine channels with a guide, series, films and concerts, Arabic first.
import { channelsOf, type ChannelPlans } from './channels';
import { fill, seedData } from './data';
import channels from './noor/channels.json';
import episodes from './noor/episodes.json';
import films from './noor/films.json';
import live from './noor/live.json';
import news from './noor/news.json';
import people from './noor/people.json';
import programme from './noor/programme.json';
import quarter from './noor/quarter.json';
import sections from './noor/sections.json';
import terms from './noor/terms.json';
import type { Localised, Seed, SeedSeason } from './types';
import { videoBuilder, type SeedTerms, type VideoFacts } from './videos';

type Locale = 'ar' | 'en';
type Videos = readonly VideoFacts<Locale>[];

const locales: readonly Locale[] = ['ar', 'en'];
const videosOf = (facts: Videos) => facts.map(videoBuilder(locales, seedData<SeedTerms<Locale>>(terms)));
const broadcasts = seedData<Record<'channels' | 'events' | 'themeChannels', Videos>>(live);
const singles = seedData<Record<'films' | 'premieres', Videos>>(films);
const plans = seedData<ChannelPlans<Locale> & Pick<Required<Seed>, 'guides'>>(channels);
const programmes = seedData<Pick<Seed<Locale>, 'series' | 'seasons' | 'playlists'>>(programme);
const titles = videosOf([
  ...broadcasts.channels,
  ...broadcasts.events,
  ...seedData<Videos>(episodes),
  ...singles.films,
]);

/** "Nights of the Quarter": the serial has returned every Ramadan since 1989, with a theme for each season. */
interface Quarter extends Pick<VideoFacts<Locale>, 'credits'> {
  readonly firstYear: number;
  /** The number of the season without an episode. */
  readonly lostSeason: number;
  readonly lostSeasonText: Localised<Locale>;
  readonly seasonTitle: Localised<Locale>;
  readonly seasonText: Localised<Locale>;
  readonly episodeTexts: Localised<Locale>;
  readonly themes: readonly Localised<Locale>[];
  /** The thirty episodes of the last season; each other season reuses three of them. */
  readonly nights: readonly Localised<Locale>[];
  /** Stills of streets, tables and evenings, shared with other titles. */
  readonly stills: readonly string[];
}

const QUARTER = seedData<Quarter>(quarter);
/** Episodes of each season but the last and the lost one. */
const SHORT_SEASON = 3;

const stillOf = (place: number): string => QUARTER.stills[place % QUARTER.stills.length] ?? '';
const seasonId = (number: number): string => `quarter-${number}`;

const filled = (
  texts: Localised<Locale>,
  theme: Localised<Locale>,
  values: Readonly<Record<string, number>>,
): Localised<Locale> => ({
  ar: fill(texts.ar, { ...values, theme: theme.ar }),
  en: fill(texts.en, { ...values, theme: theme.en }),
});

function nightsOf(season: number): readonly Localised<Locale>[] {
  const { nights, themes, lostSeason } = QUARTER;
  if (season === lostSeason) return [];
  if (season === themes.length) return nights;
  const first = (season - 1) * SHORT_SEASON;
  return Array.from({ length: SHORT_SEASON }).flatMap(
    (_, place) => nights[(first + place) % nights.length] ?? [],
  );
}

const episodesOf = (theme: Localised<Locale>, season: number): Videos =>
  nightsOf(season).map((title, place) => ({
    id: `nr-q${season}-${place + 1}`,
    title,
    description: filled(QUARTER.episodeTexts, theme, { night: place + 1 }),
    minutes: 38 + ((season + place) % 9),
    year: QUARTER.firstYear + season - 1,
    genres: ['drama'],
    credits: QUARTER.credits,
    artwork: { still: stillOf(season + place) },
    stream: 'oud',
    access: place === 0 ? 'free' : 'plus',
    ageRating: 12,
    subtitles: locales,
    episode: { seasonId: seasonId(season), number: place + 1 },
    skipMarkers: 'episode',
    watermark: { image: 'channels/noor-cinema.svg', position: 'TOP_LEFT' },
  }));

const quarterSeasons = QUARTER.themes.map((theme, place): SeedSeason<Locale> => {
  const number = place + 1;
  const year = { year: QUARTER.firstYear + place };
  return {
    id: seasonId(number),
    seriesId: 'nights-of-the-quarter',
    number,
    title: filled(QUARTER.seasonTitle, theme, year),
    description:
      number === QUARTER.lostSeason ? QUARTER.lostSeasonText : filled(QUARTER.seasonText, theme, year),
    artwork: { still: stillOf(number) },
  };
});

export const noor: Seed<Locale> = {
  realm: 'noor',
  locales,
  defaultLocale: 'ar',
  videos: [
    ...titles,
    ...videosOf(QUARTER.themes.flatMap((theme, place) => episodesOf(theme, place + 1))),
    ...videosOf([...singles.premieres, ...broadcasts.themeChannels]),
  ],
  ...programmes,
  seasons: [...programmes.seasons, ...quarterSeasons],
  channels: channelsOf(plans, titles),
  guides: plans.guides,
  sections: seedData<Seed<Locale>['sections']>(sections),
  people: seedData<Seed<Locale>['people']>(people),
  ...seedData<Pick<Seed<Locale>, 'newsFeeds' | 'news'>>(news),
};

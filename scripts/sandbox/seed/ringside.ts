// The demo catalogue of ringside: boxing nights, an archive, fighters and their stories.
import { channelsOf, type ChannelPlans } from './channels';
import { fill, named, seedData } from './data';
import bouts from './ringside/bouts.json';
import cellar from './ringside/cellar.json';
import channels from './ringside/channels.json';
import features from './ringside/features.json';
import news from './ringside/news.json';
import people from './ringside/people.json';
import programme from './ringside/programme.json';
import sections from './ringside/sections.json';
import terms from './ringside/terms.json';
import type { Localised, Seed, SeedBout } from './types';
import { videoBuilder, type SeedTerms, type VideoFacts } from './videos';

type Locale = 'en' | 'es';
type Videos = readonly VideoFacts<Locale>[];
type Result = NonNullable<SeedBout['result']>;

/** The deep archive: old fights with few facts each, whose texts and lengths follow from these. */
interface Cellar {
  readonly title: Localised<Locale>;
  readonly description: Localised<Locale>;
  /** How a fight ended, by method. */
  readonly endings: Readonly<Record<string, Localised<Locale>>>;
  readonly bouts: readonly (Result &
    Pick<VideoFacts, 'id' | 'access'> &
    Pick<SeedBout, 'red' | 'blue' | 'weightClass' | 'rounds'> & {
      readonly names: readonly string[];
      readonly venue: string;
      readonly date: string;
      readonly still: string;
    })[];
}

const locales: readonly Locale[] = ['en', 'es'];
const TERMS = seedData<SeedTerms<Locale>>(terms);
const CELLAR = seedData<Cellar>(cellar);

const cellarBouts: Videos = CELLAR.bouts.map(
  ({ id, names, venue, date, still, access, winner, method, round, ...bout }) => {
    const year = Number(date.slice(0, 4));
    const [first = '', second = ''] = names;
    const inLocale = (texts: Localised<Locale>, locale: Locale): string =>
      fill(texts[locale], {
        first,
        second,
        year,
        round,
        rounds: bout.rounds,
        venue: named(TERMS.venues, venue)[locale],
        ending: named(CELLAR.endings, method)[locale],
      });
    return {
      id,
      title: { en: inLocale(CELLAR.title, 'en'), es: inLocale(CELLAR.title, 'es') },
      description: { en: inLocale(CELLAR.description, 'en'), es: inLocale(CELLAR.description, 'es') },
      minutes: round * 4 + 12,
      year,
      genres: ['boxing', 'archive'],
      credits: [
        { name: 'Maeve Tolland', role: 'commentaryEnglish' },
        { name: 'Rafael Otero', role: 'commentarySpanish' },
      ],
      artwork: { still },
      stream: 'bout',
      access,
      subtitles: locales,
      skipMarkers: 'bout',
      bout: { ...bout, venue, date, result: { winner, method, round } },
    };
  },
);

export const ringside: Seed<Locale> = {
  realm: 'ringside',
  locales,
  defaultLocale: 'en',
  videos: [...seedData<Videos>(bouts), ...cellarBouts, ...seedData<Videos>(features)].map(
    videoBuilder(locales, TERMS),
  ),
  ...seedData<Pick<Seed<Locale>, 'series' | 'seasons' | 'playlists'>>(programme),
  channels: channelsOf(seedData<ChannelPlans<Locale>>(channels), []),
  sections: seedData<Seed<Locale>['sections']>(sections),
  people: seedData<Seed<Locale>['people']>(people),
  ...seedData<Pick<Seed<Locale>, 'newsFeeds' | 'news'>>(news),
};

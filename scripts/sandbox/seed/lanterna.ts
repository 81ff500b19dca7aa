// The demo catalogue of lanterna: an arthouse cinema with retrospectives and one continuous channel.
import { seedData } from './data';
import episodes from './lanterna/episodes.json';
import films from './lanterna/films.json';
import news from './lanterna/news.json';
import people from './lanterna/people.json';
import programme from './lanterna/programme.json';
import sections from './lanterna/sections.json';
import terms from './lanterna/terms.json';
import type { Seed } from './types';
import { videoBuilder, type SeedTerms, type VideoFacts } from './videos';

type Locale = 'pt' | 'en';
type Videos = readonly VideoFacts<Locale>[];

const locales: readonly Locale[] = ['pt', 'en'];
const { films: features, premieres } = seedData<Record<'films' | 'premieres', Videos>>(films);

export const lanterna: Seed<Locale> = {
  realm: 'lanterna',
  locales,
  defaultLocale: 'pt',
  videos: [...features, ...seedData<Videos>(episodes), ...premieres].map(
    videoBuilder(locales, seedData<SeedTerms<Locale>>(terms)),
  ),
  ...seedData<Pick<Seed<Locale>, 'series' | 'seasons' | 'playlists'>>(programme),
  channels: [],
  sections: seedData<Seed<Locale>['sections']>(sections),
  people: seedData<Seed<Locale>['people']>(people),
  ...seedData<Pick<Seed<Locale>, 'newsFeeds' | 'news'>>(news),
};

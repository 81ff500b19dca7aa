// The demo catalogue of ringside: boxing nights, an archive, fighters and their stories.
import { bouts } from './ringside/bouts';
import { channels } from './ringside/channels';
import { cellar } from './ringside/cellar';
import { contenders } from './ringside/contenders';
import { features, seasons, series } from './ringside/features';
import { fighters } from './ringside/fighters';
import { news, newsFeeds } from './ringside/news';
import { playlists, sections } from './ringside/sections';
import type { Seed } from './types';

export const ringside: Seed<'en' | 'es'> = {
  realm: 'ringside',
  locales: ['en', 'es'],
  defaultLocale: 'en',
  videos: [...bouts, ...cellar, ...features],
  series,
  seasons,
  playlists,
  channels,
  sections,
  people: [...fighters, ...contenders],
  newsFeeds,
  news,
};

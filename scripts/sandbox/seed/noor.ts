// The demo catalogue of noor: nine channels with a guide, series, films and concerts, Arabic first.
import { houseChannels } from './noor/channels';
import { news, newsFeeds } from './noor/news';
import { quarterSeasons, quarterSeries, quarterVideos } from './noor/quarter';
import { people, playlists, sections } from './noor/sections';
import { guides, themeChannels, themeChannelVideos } from './noor/themeChannels';
import { seasons, series, titles } from './noor/titles';
import type { Seed } from './types';

export const noor: Seed<'ar' | 'en'> = {
  realm: 'noor',
  locales: ['ar', 'en'],
  defaultLocale: 'ar',
  videos: [...titles, ...quarterVideos, ...themeChannelVideos],
  series: [...series, ...quarterSeries],
  seasons: [...seasons, ...quarterSeasons],
  playlists,
  channels: [...houseChannels, ...themeChannels],
  guides,
  sections,
  people,
  newsFeeds,
  news,
};

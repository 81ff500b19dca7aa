// The demo catalogue of lanterna: an arthouse cinema with retrospectives and one continuous channel.
import { films } from './lanterna/films';
import { news, newsFeeds } from './lanterna/news';
import { directors, playlists, seasons, sections, series } from './lanterna/programme';
import { serials, serialSeasons, serialVideos } from './lanterna/serials';
import type { Seed } from './types';

export const lanterna: Seed<'pt' | 'en'> = {
  realm: 'lanterna',
  locales: ['pt', 'en'],
  defaultLocale: 'pt',
  videos: [...films, ...serialVideos],
  series: [...series, ...serials],
  seasons: [...seasons, ...serialSeasons],
  playlists,
  channels: [],
  sections,
  people: directors,
  newsFeeds,
  news,
};

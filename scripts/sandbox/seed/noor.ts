// The demo catalogue of noor: six channels with a guide, series, films and concerts, Arabic first.
import { channels } from './noor/channels';
import { people, playlists, sections } from './noor/sections';
import { seasons, series, titles } from './noor/titles';
import type { Seed } from './types';

export const noor: Seed<'ar' | 'en'> = {
  realm: 'noor',
  locales: ['ar', 'en'],
  defaultLocale: 'ar',
  videos: titles,
  series,
  seasons,
  playlists,
  channels,
  sections,
  people,
};

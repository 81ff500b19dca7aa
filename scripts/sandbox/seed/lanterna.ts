// The demo catalogue of lanterna: an art-house cinema with retrospectives and one continuous screen.
import { films } from './lanterna/films';
import { directors, playlists, seasons, sections, series } from './lanterna/programme';
import type { Seed } from './types';

export const lanterna: Seed<'pt' | 'en'> = {
  realm: 'lanterna',
  locales: ['pt', 'en'],
  defaultLocale: 'pt',
  videos: films,
  series,
  seasons,
  playlists,
  channels: [],
  sections,
  people: directors,
};

/** Series, seasons, playlists and related videos. */
import {
  adjacentInPlaylist,
  adjacentSeasons,
  playlistPage,
  relatedPage,
  seasonPage,
  seriesPage,
} from '../catalogue/seriesPages';
import { numberOf, type Handlers } from '../operation';
import { notFound } from '../platformError';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';

type ListOperation =
  | 'readSeries'
  | 'readAdjacentSeasons'
  | 'readSeason'
  | 'readPlaylist'
  | 'readAdjacentPlaylistVods'
  | 'readRelatedVods';

/** Default page size of a season, a series or a playlist (CAT-041). */
const LIST_PAGE = 25;
const RELATED_PAGE = 12;

export function listRoutes(services: SandboxServices): Handlers<ListOperation> {
  return {
    readSeries: async (call) =>
      seriesPage(
        await cardContextOf(services, call),
        call.path['seriesId'] ?? '',
        call.query.get('lastSeen'),
        numberOf(call.query, 'rpp', LIST_PAGE),
      ),
    readAdjacentSeasons: async (call) =>
      adjacentSeasons(
        await cardContextOf(services, call),
        call.path['seriesId'] ?? '',
        call.path['seasonId'] ?? '',
        numberOf(call.query, 'size', LIST_PAGE),
      ),
    readSeason: async (call) =>
      seasonPage(
        await cardContextOf(services, call),
        call.path['id'] ?? '',
        call.query.get('lastSeen'),
        numberOf(call.query, 'rpp', LIST_PAGE),
      ),
    readPlaylist: async (call) =>
      playlistPage(
        await cardContextOf(services, call),
        call.path['id'] ?? '',
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', LIST_PAGE),
      ),
    readAdjacentPlaylistVods: async (call) =>
      adjacentInPlaylist(
        await cardContextOf(services, call),
        call.path['id'] ?? '',
        call.path['videoId'] ?? '',
        numberOf(call.query, 'size', 5),
      ),

    async readRelatedVods(call) {
      const video = services.catalogueOf(call.realm.id).videos.get(call.path['id'] ?? '');
      if (!video) throw notFound(`video ${call.path['id'] ?? ''}`);
      return relatedPage(
        await cardContextOf(services, call),
        video,
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', RELATED_PAGE),
      );
    },
  };
}

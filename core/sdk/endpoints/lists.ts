/** The calls of the platform's "lists", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads a series with a page of its seasons (CAT-021, CAT-035, API-053). */
export const readSeries: Endpoint<'readSeries'> = { id: 'readSeries', method: 'GET', path: '/api/v4/series/{seriesId}', auth: true };

/** Reads the previous and next seasons of a season (CAT-022, CAT-036, API-052). */
export const readAdjacentSeasons: Endpoint<'readAdjacentSeasons'> = { id: 'readAdjacentSeasons', method: 'GET', path: '/api/v4/series/{seriesId}/adjacentTo/{seasonId}', auth: true };

/** Reads a season with a page of its episodes (CAT-023, CAT-095, API-050). */
export const readSeason: Endpoint<'readSeason'> = { id: 'readSeason', method: 'GET', path: '/api/v4/season/{id}', auth: true };

/** Reads a playlist with a page of its videos (CAT-024, CAT-025, API-051). */
export const readPlaylist: Endpoint<'readPlaylist'> = { id: 'readPlaylist', method: 'GET', path: '/api/v2/vod/playlist/{id}', auth: true };

/** Reads the previous and next videos in a playlist (CAT-028, PLY-061). */
export const readAdjacentPlaylistVods: Endpoint<'readAdjacentPlaylistVods'> = { id: 'readAdjacentPlaylistVods', method: 'GET', path: '/api/v2/playlist/{id}/adjacentTo/{videoId}', auth: true };

/** Lists videos related to a video (CAT-086, CAT-087). */
export const readRelatedVods: Endpoint<'readRelatedVods'> = { id: 'readRelatedVods', method: 'GET', path: '/api/v4/vod/{id}/related', auth: true };

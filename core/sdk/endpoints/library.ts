/** The calls of the platform's "library", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the viewer’s favourites, newest first (CAT-073, FAV-001). */
export const readFavourites: Endpoint<'readFavourites'> = { id: 'readFavourites', method: 'GET', path: '/api/v2/favourite/vods', auth: true };

/** Makes a video a favourite (FAV-002, CAT-066). */
export const addFavourite: Endpoint<'addFavourite'> = { id: 'addFavourite', method: 'PUT', path: '/api/v2/favourite/vods/{id}', auth: true };

/** Takes a video out of the favourites (FAV-003, CAT-066). */
export const removeFavourite: Endpoint<'removeFavourite'> = { id: 'removeFavourite', method: 'DELETE', path: '/api/v2/favourite/vods/{id}', auth: true };

/** Takes a video out of what was watched (FAV-010). */
export const removeFromHistory: Endpoint<'removeFromHistory'> = { id: 'removeFromHistory', method: 'DELETE', path: '/api/v2/user/history/{id}', auth: true };

/** Lists what the viewer has watched, newest first (CAT-072, FAV-010, FAV-011). */
export const readHistory: Endpoint<'readHistory'> = { id: 'readHistory', method: 'GET', path: '/api/v2/user/history', auth: true };

/** Empties what was watched (FAV-010). */
export const clearHistory: Endpoint<'clearHistory'> = { id: 'clearHistory', method: 'DELETE', path: '/api/v2/user/history', auth: true };

/** Reviews a video; a second review takes the place of the first (CAT-062, CAT-065). */
export const writeReview: Endpoint<'writeReview'> = { id: 'writeReview', method: 'POST', path: '/api/v2/vod/{id}/review', auth: true, onBehalf: false };

/** The calls of the platform's "library", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the viewer's favourites, newest first (CAT-073, FAV-001). */
export const readFavourites: Endpoint<'readFavourites'> = { id: 'readFavourites', method: 'GET', path: '/api/v2/favourite/vods', auth: true };

/** Adds a video to the favourites (FAV-002, CAT-066). */
export const addFavourite: Endpoint<'addFavourite'> = { id: 'addFavourite', method: 'PUT', path: '/api/v2/favourite/vods/{id}', auth: true };

/** Removes a video from the favourites (FAV-003, CAT-066). */
export const removeFavourite: Endpoint<'removeFavourite'> = { id: 'removeFavourite', method: 'DELETE', path: '/api/v2/favourite/vods/{id}', auth: true };

/** Removes a video from the watch history (FAV-010). */
export const removeFromHistory: Endpoint<'removeFromHistory'> = { id: 'removeFromHistory', method: 'DELETE', path: '/api/v2/user/history/{id}', auth: true };

/** Lists the viewer's watch history, newest first (CAT-072, FAV-010, FAV-011). */
export const readHistory: Endpoint<'readHistory'> = { id: 'readHistory', method: 'GET', path: '/api/v2/user/history', auth: true };

/** Clears the watch history (FAV-010). */
export const clearHistory: Endpoint<'clearHistory'> = { id: 'clearHistory', method: 'DELETE', path: '/api/v2/user/history', auth: true };

/** Reviews a video; a second review replaces the first (CAT-062, CAT-065). */
export const writeReview: Endpoint<'writeReview'> = { id: 'writeReview', method: 'POST', path: '/api/v2/vod/{id}/review', auth: true, onBehalf: false };

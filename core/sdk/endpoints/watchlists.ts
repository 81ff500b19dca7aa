/** The calls of the platform's "watchlists", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the viewer's own and saved watchlists (WCH-007, WCH-017, WCH-021). */
export const readWatchlists: Endpoint<'readWatchlists'> = { id: 'readWatchlists', method: 'GET', path: '/api/v3/user/watchlist', auth: true };

/** Creates an empty watchlist (WCH-008, WCH-030). */
export const createWatchlist: Endpoint<'createWatchlist'> = { id: 'createWatchlist', method: 'POST', path: '/api/v3/user/watchlist', auth: true };

/** Renames one of the viewer's own watchlists (WCH-009, WCH-030). */
export const renameWatchlist: Endpoint<'renameWatchlist'> = { id: 'renameWatchlist', method: 'PUT', path: '/api/v3/user/watchlist/{id}', auth: true };

/** Deletes one of the viewer's own watchlists, or removes a saved one (WCH-010, WCH-024). */
export const deleteWatchlist: Endpoint<'deleteWatchlist'> = { id: 'deleteWatchlist', method: 'DELETE', path: '/api/v3/user/watchlist/{ownerId}/{id}', auth: true };

/** Saves a shared watchlist (WCH-011, WCH-029). */
export const saveWatchlist: Endpoint<'saveWatchlist'> = { id: 'saveWatchlist', method: 'POST', path: '/api/v3/user/watchlist/{ownerId}/{id}/save', auth: true };

/** Appends content to a watchlist (WCH-013, WCH-033). */
export const addToWatchlist: Endpoint<'addToWatchlist'> = { id: 'addToWatchlist', method: 'POST', path: '/api/v4/user/watchlist/{id}/content', auth: true };

/** Removes a content from a watchlist (WCH-016, WCH-025). */
export const removeFromWatchlist: Endpoint<'removeFromWatchlist'> = { id: 'removeFromWatchlist', method: 'DELETE', path: '/api/v4/user/watchlist/{id}/content/{type}/{contentId}', auth: true };

/** Reads a watchlist with a page of its content (WCH-012, WCH-019, CAT-004). */
export const readWatchlist: Endpoint<'readWatchlist'> = { id: 'readWatchlist', method: 'GET', path: '/api/v4/user/watchlist/{id}', auth: true };

/** Reorders a range of a watchlist (WCH-014, WCH-027). */
export const reorderWatchlist: Endpoint<'reorderWatchlist'> = { id: 'reorderWatchlist', method: 'POST', path: '/api/v4/user/watchlist/{id}', auth: true };

/** Reads the previous and next items of a content in a watchlist (CAT-029, WCH-015). */
export const readAdjacentWatchlistVods: Endpoint<'readAdjacentWatchlistVods'> = { id: 'readAdjacentWatchlistVods', method: 'GET', path: '/api/v3/user/watchlist/{ownerId}/{id}/adjacentTo/{contentId}', auth: true };

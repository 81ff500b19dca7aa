/** The calls of the platform's "watchlists", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads a watchlist with a page of its content (WCH-012, WCH-019, CAT-004). */
export const readWatchlist: Endpoint<'readWatchlist'> = { id: 'readWatchlist', method: 'GET', path: '/api/v4/user/watchlist/{id}', auth: true };

/** Reads the neighbours of a content in a watchlist (CAT-029, WCH-015). */
export const readAdjacentWatchlistVods: Endpoint<'readAdjacentWatchlistVods'> = { id: 'readAdjacentWatchlistVods', method: 'GET', path: '/api/v3/user/watchlist/{ownerId}/{id}/adjacentTo/{contentId}', auth: true };

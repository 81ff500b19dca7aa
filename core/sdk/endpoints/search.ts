/** The calls of the platform's "search", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Searches the catalogue (CAT-044, CAT-056, CAT-057, CAT-059, CAT-060, API-060). */
export const searchContent: Endpoint<'searchContent'> = { id: 'searchContent', method: 'GET', path: '/api/v2/content-search', auth: true };

/** Reads the whole catalogue as a grid (HOM-098, API-061, CAT-055). */
export const readContentGrid: Endpoint<'readContentGrid'> = { id: 'readContentGrid', method: 'GET', path: '/api/v2/view/content-grid', auth: true };

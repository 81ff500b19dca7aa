/** The calls of the platform's "people", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the fighters from A to Z (CAT-074, CAT-077, CAT-080, ENT-015). */
export const readFighters: Endpoint<'readFighters'> = { id: 'readFighters', method: 'GET', path: '/api/v2/fighters', auth: true };

/** Reads the rankings of all weight classes (CAT-075, CAT-080). */
export const readRankings: Endpoint<'readRankings'> = { id: 'readRankings', method: 'GET', path: '/api/v2/fighters/rankings', auth: true };

/** Reads a fighter (CAT-074, CAT-080, CAT-081). */
export const readFighter: Endpoint<'readFighter'> = { id: 'readFighter', method: 'GET', path: '/api/v2/fighters/{id}', auth: true };

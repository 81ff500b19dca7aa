/** The calls of the platform's "guide", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads the programme guide, a page of channels (API-056, LIV-030, LIV-031, LIV-032, LIV-053, LIV-054). */
export const readEpg: Endpoint<'readEpg'> = { id: 'readEpg', method: 'GET', path: '/api/v4/epg', auth: true };

/** Reads the programme guide of another operator (API-057, LIV-033). */
export const readExternalTable: Endpoint<'readExternalTable'> = { id: 'readExternalTable', method: 'GET', path: '/api/v3/external-table', auth: true };

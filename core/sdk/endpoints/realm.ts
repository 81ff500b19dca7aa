/** The calls of the platform's "realm", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads the realm's texts (API-034, API-035, LOC-002). */
export const readLabels: Endpoint<'readLabels'> = { id: 'readLabels', method: 'GET', path: '/api/v2/label', auth: false };

/** Reads the texts of some keys (API-036, LOC-004). */
export const readTexts: Endpoint<'readTexts'> = { id: 'readTexts', method: 'POST', path: '/api/v2/texts', auth: false };

/** Reads the list of countries and the caller's country (API-030, API-031, API-032). */
export const readCountries: Endpoint<'readCountries'> = { id: 'readCountries', method: 'GET', path: '/api/v2/country', auth: true };

/** Reads the menu of a platform (NAV-022, API-059). */
export const readMenu: Endpoint<'readMenu'> = { id: 'readMenu', method: 'GET', path: '/api/v2/menu', auth: true };

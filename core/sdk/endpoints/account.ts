/** The calls of the platform's "account", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads the viewer’s preferences (FAV-020, FAV-022). */
export const readPreferences: Endpoint<'readPreferences'> = { id: 'readPreferences', method: 'GET', path: '/api/v2/user/preferences', auth: true };

/** Replaces the viewer’s preferences (FAV-021). */
export const writePreferences: Endpoint<'writePreferences'> = { id: 'writePreferences', method: 'PUT', path: '/api/v2/user/preferences', auth: true };

/** Reads the viewer’s details (ACC-023, ACC-031). */
export const readUserDetails: Endpoint<'readUserDetails'> = { id: 'readUserDetails', method: 'GET', path: '/api/v2/user/details', auth: true };

/** Adds to the viewer’s details; what is left out stays (ACC-031, FRM-039, SGN-008). */
export const writeUserDetails: Endpoint<'writeUserDetails'> = { id: 'writeUserDetails', method: 'PUT', path: '/api/v2/user/details', auth: true };

/** Parts the viewer’s account from an outside provider (PWD-033). */
export const unlinkAuthProvider: Endpoint<'unlinkAuthProvider'> = { id: 'unlinkAuthProvider', method: 'DELETE', path: '/api/v2/user/auth-provider/{provider}', auth: true };

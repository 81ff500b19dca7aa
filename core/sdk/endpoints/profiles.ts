/** The calls of the platform's "profiles", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the profiles of the account (FAV-030, FAV-037). */
export const readProfiles: Endpoint<'readProfiles'> = { id: 'readProfiles', method: 'GET', path: '/api/v2/user/profile', auth: true };

/** Creates a profile (FAV-030, FAV-037). */
export const createProfile: Endpoint<'createProfile'> = { id: 'createProfile', method: 'POST', path: '/api/v2/user/profile', auth: true, onBehalf: false };

/** Changes a profile (FAV-030, FAV-037). */
export const writeProfile: Endpoint<'writeProfile'> = { id: 'writeProfile', method: 'PUT', path: '/api/v2/user/profile/{id}', auth: true, onBehalf: false };

/** Deletes a profile and its data (FAV-030, FAV-037). */
export const deleteProfile: Endpoint<'deleteProfile'> = { id: 'deleteProfile', method: 'DELETE', path: '/api/v2/user/profile/{id}', auth: true, onBehalf: false };

/** Switches to another profile and issues new tokens (FAV-036, FAV-037). */
export const switchProfile: Endpoint<'switchProfile'> = { id: 'switchProfile', method: 'POST', path: '/api/v2/user/profile/{id}/switch', auth: true };

/** Reads the parental control (FAV-040). */
export const readParentalControl: Endpoint<'readParentalControl'> = { id: 'readParentalControl', method: 'GET', path: '/api/v2/parental-control', auth: true };

/** Changes the parental control (FAV-040). */
export const writeParentalControl: Endpoint<'writeParentalControl'> = { id: 'writeParentalControl', method: 'PUT', path: '/api/v2/parental-control', auth: true, onBehalf: false };

/** Unlocks restricted content for this session for some hours, with a new token (FAV-040). */
export const unlockParentalControl: Endpoint<'unlockParentalControl'> = { id: 'unlockParentalControl', method: 'POST', path: '/api/v2/parental-control/unlock', auth: true };

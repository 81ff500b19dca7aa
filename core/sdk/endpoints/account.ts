/** The calls of the platform's "account", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reads the viewer's preferences (FAV-020, FAV-022). */
export const readPreferences: Endpoint<'readPreferences'> = { id: 'readPreferences', method: 'GET', path: '/api/v2/user/preferences', auth: true };

/** Replaces the viewer's preferences (FAV-021). */
export const writePreferences: Endpoint<'writePreferences'> = { id: 'writePreferences', method: 'PUT', path: '/api/v2/user/preferences', auth: true };

/** Reads the viewer's details (ACC-023, ACC-031). */
export const readUserDetails: Endpoint<'readUserDetails'> = { id: 'readUserDetails', method: 'GET', path: '/api/v2/user/details', auth: true };

/** Updates the viewer's details; omitted fields are unchanged (ACC-031, FRM-039, SGN-008). */
export const writeUserDetails: Endpoint<'writeUserDetails'> = { id: 'writeUserDetails', method: 'PUT', path: '/api/v2/user/details', auth: true, onBehalf: false };

/** Lists payments, refunds and refused payments, newest first (ACC-010, ACC-017, ACC-018). */
export const readPayments: Endpoint<'readPayments'> = { id: 'readPayments', method: 'GET', path: '/api/v2/customer/payments', auth: true };

/** Reads the viewer's postal address (ACC-031). */
export const readAddress: Endpoint<'readAddress'> = { id: 'readAddress', method: 'GET', path: '/api/v2/user/address', auth: true };

/** Replaces the viewer's postal address (ACC-031, FRM-038). */
export const writeAddress: Endpoint<'writeAddress'> = { id: 'writeAddress', method: 'PUT', path: '/api/v2/user/address', auth: true, onBehalf: false };

/** Reads the viewer's contact consents (ACC-026, ACC-031). */
export const readMarketingPreferences: Endpoint<'readMarketingPreferences'> = { id: 'readMarketingPreferences', method: 'GET', path: '/api/v2/user/marketing-preferences', auth: true };

/** Saves the viewer's answers (ACC-028, ACC-031). */
export const writeMarketingPreferences: Endpoint<'writeMarketingPreferences'> = { id: 'writeMarketingPreferences', method: 'PUT', path: '/api/v2/user/marketing-preferences', auth: true, onBehalf: false };

/** Changes the password of the signed-in viewer (ACC-033, PWD-015). */
export const changePassword: Endpoint<'changePassword'> = { id: 'changePassword', method: 'PUT', path: '/api/v2/user/password', auth: true, onBehalf: false };

/** Ends all sessions of the viewer, including this one (SGN-061). */
export const endSessions: Endpoint<'endSessions'> = { id: 'endSessions', method: 'DELETE', path: '/api/v2/user/session', auth: true, onBehalf: false };

/** Lists the external accounts that are linked to the viewer's (ACC-030). */
export const readLinkedAccounts: Endpoint<'readLinkedAccounts'> = { id: 'readLinkedAccounts', method: 'GET', path: '/api/v2/user/linked-accounts', auth: true };

/** Unlinks an external account from the viewer's account (ACC-030). */
export const unlinkAccount: Endpoint<'unlinkAccount'> = { id: 'unlinkAccount', method: 'DELETE', path: '/api/v2/user/linked-accounts/{provider}', auth: true, onBehalf: false };

/** Unlinks an external provider from the viewer's account (PWD-033). */
export const unlinkAuthProvider: Endpoint<'unlinkAuthProvider'> = { id: 'unlinkAuthProvider', method: 'DELETE', path: '/api/v2/user/auth-provider/{provider}', auth: true, onBehalf: false };

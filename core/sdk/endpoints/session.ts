/** The calls of the platform's "session", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Starts a guest session (SGN-001, API-066). */
export const createGuestSession: Endpoint<'createGuestSession'> = { id: 'createGuestSession', method: 'POST', path: '/api/v2/guest-session', auth: false };

/** Signs in with e-mail and password (SGN-007, SGN-009, SGP-035, API-022). */
export const login: Endpoint<'login'> = { id: 'login', method: 'POST', path: '/api/v2/login', auth: true };

/** Ends the session of a refresh token (SGN-061, SGN-063, API-066). */
export const logout: Endpoint<'logout'> = { id: 'logout', method: 'POST', path: '/api/v2/logout', auth: true };

/** Exchanges a refresh token for the next pair of tokens (API-021). */
export const refreshTokens: Endpoint<'refreshTokens'> = { id: 'refreshTokens', method: 'POST', path: '/api/v2/token/refresh', auth: false };

/** Reads the caller's identity (SGN-003, ENT-009). */
export const readSessionUser: Endpoint<'readSessionUser'> = { id: 'readSessionUser', method: 'GET', path: '/api/v2/user', auth: true };

/** Creates an account and signs in (SGP-038, SGN-072). */
export const signUp: Endpoint<'signUp'> = { id: 'signUp', method: 'POST', path: '/api/v2/user', auth: true };

/** Creates the authorization URL (SGP-002, SGP-003, SGP-005). */
export const readOpenIdAuthorisationUri: Endpoint<'readOpenIdAuthorisationUri'> = { id: 'readOpenIdAuthorisationUri', method: 'GET', path: '/api/v2/openid/{provider}/auth-uri', auth: true };

/** Exchanges a single-use authorization code for tokens (SGP-011, SGN-010). */
export const exchangeOpenIdCode: Endpoint<'exchangeOpenIdCode'> = { id: 'exchangeOpenIdCode', method: 'POST', path: '/api/v2/openid/{clientName}/token', auth: false };

/** Creates the URL for signing out at the provider (SGP-014, API-066). */
export const readOpenIdLogoutUri: Endpoint<'readOpenIdLogoutUri'> = { id: 'readOpenIdLogoutUri', method: 'GET', path: '/api/v2/openid/{clientName}/logout-uri', auth: true };

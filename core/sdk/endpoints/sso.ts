/** The calls of the platform's "sso", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Creates the authorization URL of a single sign-on (SGP-022). */
export const readSsoAuthorisationUri: Endpoint<'readSsoAuthorisationUri'> = { id: 'readSsoAuthorisationUri', method: 'GET', path: '/api/v2/sso/{route}/auth-uri', auth: true };

/** Exchanges a single-use code of a single sign-on for tokens (SGP-024, SGN-010). */
export const exchangeSsoCode: Endpoint<'exchangeSsoCode'> = { id: 'exchangeSsoCode', method: 'POST', path: '/api/v2/sso/{route}/token', auth: false };

/** Ends the session of a refresh token that was issued by a single sign-on (SGP-025, SGN-063). */
export const endSsoSession: Endpoint<'endSsoSession'> = { id: 'endSsoSession', method: 'POST', path: '/api/v2/sso/{route}/logout', auth: true };

/** Creates the authorization URL of an OAuth client (SGP-093). */
export const readOAuthAuthorisationUri: Endpoint<'readOAuthAuthorisationUri'> = { id: 'readOAuthAuthorisationUri', method: 'GET', path: '/api/v2/generic-oauth/{clientName}/auth-uri', auth: true };

/** Exchanges a single-use code of an OAuth client for tokens (SGP-093, SGN-010). */
export const exchangeOAuthCode: Endpoint<'exchangeOAuthCode'> = { id: 'exchangeOAuthCode', method: 'POST', path: '/api/v2/generic-oauth/{clientName}/token', auth: false };

/** Ends the session of a refresh token that was issued through an OAuth client (SGP-093, SGN-063). */
export const endOAuthSession: Endpoint<'endOAuthSession'> = { id: 'endOAuthSession', method: 'POST', path: '/api/v2/generic-oauth/{clientName}/logout', auth: true };

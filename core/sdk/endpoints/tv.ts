/** The calls of the platform's "tv", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Registers this browser with the pay-TV provider (SGP-110). */
export const registerTvClient: Endpoint<'registerTvClient'> = { id: 'registerTvClient', method: 'POST', path: '/o/client/register', auth: false };

/** Lists the television providers of viewers (API-005, SGP-114, SGP-141). */
export const readTvProviders: Endpoint<'readTvProviders'> = { id: 'readTvProviders', method: 'GET', path: '/api/v1/config/{requestorId}', auth: false };

/** Starts a pay-TV sign-in (API-007, SGP-112). */
export const requestTvCode: Endpoint<'requestTvCode'> = { id: 'requestTvCode', method: 'POST', path: '/api/v3/adobe/regcode', auth: true, onBehalf: false };

/** Starts a pay-TV sign-in for a site without its own client (SGP-113). */
export const requestTvCodeOfRequestor: Endpoint<'requestTvCodeOfRequestor'> = { id: 'requestTvCodeOfRequestor', method: 'POST', path: '/api/v2/adobe/{requestorId}/regcode', auth: true, onBehalf: false };

/** Exchanges a pay-TV sign-in for tokens (API-007, SGP-120). */
export const exchangeTvCode: Endpoint<'exchangeTvCode'> = { id: 'exchangeTvCode', method: 'POST', path: '/api/v3/adobe/token', auth: true, onBehalf: false };

/** Exchanges the entitlements of the viewer's pay-TV provider for tokens (SGP-121). */
export const linkTvEntitlement: Endpoint<'linkTvEntitlement'> = { id: 'linkTvEntitlement', method: 'POST', path: '/api/v2/user/adobe', auth: true, onBehalf: false };

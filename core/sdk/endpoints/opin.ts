/** The calls of the platform's "opin", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Exchanges the partner's token for tokens (API-005, SGP-045, SGP-046). */
export const exchangeOpinToken: Endpoint<'exchangeOpinToken'> = { id: 'exchangeOpinToken', method: 'POST', path: '/api/v1/opin-auth', auth: true };

/** Adds the partner's entitlements to the signed-in viewer and issues the next pair of tokens (API-005, SGP-043, SGP-044). */
export const syncEntitlements: Endpoint<'syncEntitlements'> = { id: 'syncEntitlements', method: 'POST', path: '/api/v1/entitlement-sync', auth: true, onBehalf: false };

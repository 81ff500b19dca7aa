/** The calls of the platform's "seller", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Exchanges a single-use code of another seller for tokens (SGP-094, LIC-092). */
export const exchangeSellerCode: Endpoint<'exchangeSellerCode'> = { id: 'exchangeSellerCode', method: 'POST', path: '/api/v2/external/{provider}/token', auth: false };

/** The calls of the platform's "migration", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Accepts or rejects a price change (API-007, LIC-065, LIC-072). */
export const answerPriceMigration: Endpoint<'answerPriceMigration'> = { id: 'answerPriceMigration', method: 'PUT', path: '/api/v3/price-version-migration/{id}/consent', auth: true, onBehalf: false };

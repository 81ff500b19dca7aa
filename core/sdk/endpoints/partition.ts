/** The calls of the platform's "partition", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Adds the viewer to audience segments and removes them from others (FAV-050, SGN-048). */
export const updatePartition: Endpoint<'updatePartition'> = { id: 'updatePartition', method: 'PUT', path: '/api/v2/user/partition', auth: true, onBehalf: false };

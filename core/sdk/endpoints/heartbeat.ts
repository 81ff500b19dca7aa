/** The calls of the platform's "heartbeat", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Reports what is being watched, and the position (API-005, PLY-094, MUL-011). */
export const sendHeartbeat: Endpoint<'sendHeartbeat'> = { id: 'sendHeartbeat', method: 'POST', path: '/api/v1/multiviewHeartbeat', auth: true };

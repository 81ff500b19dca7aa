/** The calls of the platform's "rooms", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Creates a room for watching a live event together (API-058, MUL-012, MUL-013). */
export const openRoom: Endpoint<'openRoom'> = { id: 'openRoom', method: 'POST', path: '/api/v2/room', auth: true };

/** Synchronizes the clock with a room and reports what its host plays (API-058, MUL-012, MUL-013). */
export const beatRoom: Endpoint<'beatRoom'> = { id: 'beatRoom', method: 'POST', path: '/api/v2/room/{id}/beat', auth: true };

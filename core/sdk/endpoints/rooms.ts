/** The calls of the platform's "rooms", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Opens a room in which viewers watch a live event together (API-058, MUL-012, MUL-013). */
export const openRoom: Endpoint<'openRoom'> = { id: 'openRoom', method: 'POST', path: '/api/v2/room', auth: true };

/** Asks a room for its clock, and tells it what its host plays (API-058, MUL-012, MUL-013). */
export const beatRoom: Endpoint<'beatRoom'> = { id: 'beatRoom', method: 'POST', path: '/api/v2/room/{id}/beat', auth: true };

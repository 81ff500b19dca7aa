/** The calls of the platform's "live", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists current live events (LIV-001, LIV-003, API-054, ENT-005, ENT-006). */
export const readLiveEvents: Endpoint<'readLiveEvents'> = { id: 'readLiveEvents', method: 'GET', path: '/api/v2/event/live', auth: true };

/** Lists upcoming live events (LIV-014, API-055, API-065). */
export const readUpcomingEvents: Endpoint<'readUpcomingEvents'> = { id: 'readUpcomingEvents', method: 'GET', path: '/api/v2/event/upcoming', auth: true };

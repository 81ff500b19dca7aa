/** The calls of the platform's "impersonation", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Exchanges a single-use impersonation token of staff for a session of the viewer (ADM-012, ADM-013). */
export const impersonate: Endpoint<'impersonate'> = { id: 'impersonate', method: 'POST', path: '/api/v2/impersonate', auth: false };

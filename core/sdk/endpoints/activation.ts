/** The calls of the platform's "activation", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Approves a device or an account by its code (ADM-016). */
export const activate: Endpoint<'activate'> = { id: 'activate', method: 'POST', path: '/api/v2/activate/{id}', auth: true, onBehalf: false };

/** Signs a television in as this viewer, by the code on its screen (SGN-098). */
export const activateTelevision: Endpoint<'activateTelevision'> = { id: 'activateTelevision', method: 'POST', path: '/api/v2/tv-login/{code}', auth: true, onBehalf: false };

/** The calls of the platform's "sptv", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Signs in with the account of a television subscription (SGP-032). */
export const loginAtSptv: Endpoint<'loginAtSptv'> = { id: 'loginAtSptv', method: 'POST', path: '/api/v2/login/sptv', auth: false };

/** The calls of the platform's "pbr", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Signs in with an account of the public broadcaster (SGP-029). */
export const loginAtPbr: Endpoint<'loginAtPbr'> = { id: 'loginAtPbr', method: 'POST', path: '/api/v2/login/auth-provider/pbr', auth: false };

/** Creates an account of the public broadcaster and signs in (SGP-030, SGN-072). */
export const signUpAtPbr: Endpoint<'signUpAtPbr'> = { id: 'signUpAtPbr', method: 'POST', path: '/api/v2/user/auth-provider/pbr', auth: false };

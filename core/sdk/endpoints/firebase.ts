/** The calls of the platform's "firebase", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Signs in with the tokens of Firebase (SGP-079, SGN-072). */
export const loginWithFirebase: Endpoint<'loginWithFirebase'> = { id: 'loginWithFirebase', method: 'POST', path: '/api/v2/firebase-auth', auth: false };

/** Creates an account that signs in with Firebase (SGP-082, SGP-083, SGN-072). */
export const signUpWithFirebase: Endpoint<'signUpWithFirebase'> = { id: 'signUpWithFirebase', method: 'POST', path: '/api/v2/firebase-auth/signup', auth: false };

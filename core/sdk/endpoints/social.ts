/** The calls of the platform's "social", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Signs in with Apple (SGP-060, SGP-061, SGP-062, SGP-140). */
export const loginWithApple: Endpoint<'loginWithApple'> = { id: 'loginWithApple', method: 'POST', path: '/api/v2/login/apple-id', auth: true, onBehalf: false };

/** Signs in with Facebook (SGP-063, SGP-061, SGP-140). */
export const loginWithFacebook: Endpoint<'loginWithFacebook'> = { id: 'loginWithFacebook', method: 'POST', path: '/api/v2/login/social/facebook', auth: true, onBehalf: false };

/** Signs in with Google (SGP-064, SGP-061, SGP-140). */
export const loginWithGoogle: Endpoint<'loginWithGoogle'> = { id: 'loginWithGoogle', method: 'POST', path: '/api/v2/login/social/google', auth: true, onBehalf: false };

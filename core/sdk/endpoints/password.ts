/** The calls of the platform's "password", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Mails a link to a page that sets a new password (API-040, PWD-011, PWD-021). */
export const requestPasswordReset: Endpoint<'requestPasswordReset'> = { id: 'requestPasswordReset', method: 'POST', path: '/api/v2/reset-password/create', auth: false };

/** Sets a new password with the single-use token of the mail (API-039, PWD-012, PWD-015). */
export const resetPassword: Endpoint<'resetPassword'> = { id: 'resetPassword', method: 'PUT', path: '/api/v2/reset-password', auth: false };

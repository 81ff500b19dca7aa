/** The calls of the platform's "confirmation", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Confirms the e-mail address with the single-use token of the mail (API-041, PWD-029, PWD-031). */
export const confirmEmail: Endpoint<'confirmEmail'> = { id: 'confirmEmail', method: 'POST', path: '/api/v2/user/email-confirmation', auth: false };

/** The calls of the platform's "magic", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Mails a link that signs the viewer in (SGP-101). */
export const sendMagicLink: Endpoint<'sendMagicLink'> = { id: 'sendMagicLink', method: 'GET', path: '/api/v2/token/alt/magic-email', auth: false, acts: true };

/** Exchanges the single-use token of a mailed link for tokens (SGP-102). */
export const exchangeMagicToken: Endpoint<'exchangeMagicToken'> = { id: 'exchangeMagicToken', method: 'POST', path: '/api/v2/token/alt/magic-email', auth: false };

/** Mails a link that signs the viewer in (SGP-101). */
export const requestMagicLink: Endpoint<'requestMagicLink'> = { id: 'requestMagicLink', method: 'POST', path: '/api/v2/token/alt/magic-email/request', auth: false };

/** Reads whom a mailed link signs in, without using its token (SGP-102). */
export const readMagicLinkAccount: Endpoint<'readMagicLinkAccount'> = { id: 'readMagicLinkAccount', method: 'POST', path: '/api/v2/token/alt/magic-email/account', auth: false };

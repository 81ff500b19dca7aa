/** The calls of the platform's "holding", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Pauses a licence (LIC-074, LIC-081). */
export const pauseLicence: Endpoint<'pauseLicence'> = { id: 'pauseLicence', method: 'POST', path: '/api/v2/customer/subscriptions/status/active/{id}/pause', auth: true, onBehalf: false };

/** Resumes a paused licence (LIC-075, LIC-081). */
export const resumeLicence: Endpoint<'resumeLicence'> = { id: 'resumeLicence', method: 'POST', path: '/api/v2/customer/subscriptions/status/active/{id}/resume', auth: true, onBehalf: false };

/** Cancels a licence at the end of its period (LIC-068, LIC-076, LIC-080, LIC-081). */
export const cancelLicence: Endpoint<'cancelLicence'> = { id: 'cancelLicence', method: 'DELETE', path: '/api/v2/customer/subscriptions/status/active/{id}', auth: true, onBehalf: false };

/** Reads the retention offer for a viewer who is about to cancel (LIC-067, LIC-077, LIC-081). */
export const verifyCancellationPromo: Endpoint<'verifyCancellationPromo'> = { id: 'verifyCancellationPromo', method: 'GET', path: '/api/v2/promotions/cancellation/{id}/verify', auth: true };

/** Accepts the retention offer and keeps the licence (LIC-067, LIC-078, LIC-081). */
export const redeemCancellationPromo: Endpoint<'redeemCancellationPromo'> = { id: 'redeemCancellationPromo', method: 'POST', path: '/api/v2/promotions/cancellation/{id}/redeem', auth: true, onBehalf: false };

/** Declines the retention offer (LIC-067, LIC-078, LIC-081). */
export const refuseCancellationPromo: Endpoint<'refuseCancellationPromo'> = { id: 'refuseCancellationPromo', method: 'POST', path: '/api/v2/promotions/cancellation/{id}/refuse', auth: true, onBehalf: false };

/** Turns the renewal of a licence on again (LIC-079, LIC-081). */
export const reactivateLicence: Endpoint<'reactivateLicence'> = { id: 'reactivateLicence', method: 'PATCH', path: '/api/v2/user/licence/{id}', auth: true, onBehalf: false };

/** Changes the payment card of a licence (LIC-073, ACC-022, LIC-081). */
export const moveLicenceToCard: Endpoint<'moveLicenceToCard'> = { id: 'moveLicenceToCard', method: 'POST', path: '/api/v2/user/licence/{licenceId}/card/{cardId}', auth: true, onBehalf: false };

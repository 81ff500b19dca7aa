/** The calls of the platform's "card", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the viewer's saved payment cards (ACC-020, ACC-031). */
export const readCards: Endpoint<'readCards'> = { id: 'readCards', method: 'GET', path: '/api/v2/user/card', auth: true };

/** Saves a payment card that a provider has tokenized (ACC-031). */
export const addCard: Endpoint<'addCard'> = { id: 'addCard', method: 'POST', path: '/api/v2/user/card', auth: true, onBehalf: false };

/** Lists the payment methods with which a card can be added (ACC-031). */
export const readCardSetup: Endpoint<'readCardSetup'> = { id: 'readCardSetup', method: 'GET', path: '/api/v2/user/card/setup', auth: true, onBehalf: false };

/** Makes a payment card the default (ACC-020, ACC-031). */
export const makeCardDefault: Endpoint<'makeCardDefault'> = { id: 'makeCardDefault', method: 'PUT', path: '/api/v2/user/card/{cardId}', auth: true, onBehalf: false };

/** Removes a payment card (ACC-021, ACC-031). */
export const removeCard: Endpoint<'removeCard'> = { id: 'removeCard', method: 'DELETE', path: '/api/v2/user/card/{cardId}', auth: true, onBehalf: false };

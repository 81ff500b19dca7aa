/** The calls of the platform's "card", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the cards that the viewer pays with (ACC-020, ACC-031). */
export const readCards: Endpoint<'readCards'> = { id: 'readCards', method: 'GET', path: '/api/v2/user/card', auth: true };

/** Keeps a card that a provider has secured (ACC-031). */
export const addCard: Endpoint<'addCard'> = { id: 'addCard', method: 'POST', path: '/api/v2/user/card', auth: true, onBehalf: false };

/** Names the methods to add a card (ACC-031). */
export const readCardSetup: Endpoint<'readCardSetup'> = { id: 'readCardSetup', method: 'GET', path: '/api/v2/user/card/setup', auth: true, onBehalf: false };

/** Makes a card the one that pays when nothing else is said (ACC-020, ACC-031). */
export const makeCardDefault: Endpoint<'makeCardDefault'> = { id: 'makeCardDefault', method: 'PUT', path: '/api/v2/user/card/{cardId}', auth: true, onBehalf: false };

/** Forgets a card (ACC-021, ACC-031). */
export const removeCard: Endpoint<'removeCard'> = { id: 'removeCard', method: 'DELETE', path: '/api/v2/user/card/{cardId}', auth: true, onBehalf: false };

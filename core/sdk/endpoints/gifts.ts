/** The calls of the platform's "gifts", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the gifts that can be bought (GFT-010). */
export const readGiftProducts: Endpoint<'readGiftProducts'> = { id: 'readGiftProducts', method: 'GET', path: '/api/v2/gift/products', auth: true };

/** Puts a gift and its recipient into the gift basket, at the current price (GFT-011). */
export const putGiftIntoBasket: Endpoint<'putGiftIntoBasket'> = { id: 'putGiftIntoBasket', method: 'POST', path: '/api/v2/gift/basket', auth: true };

/** Redeems a gift for the viewer (GFT-016, GFT-018). */
export const redeemGift: Endpoint<'redeemGift'> = { id: 'redeemGift', method: 'POST', path: '/api/v2/gift/redeem', auth: true, onBehalf: false };

/** Reads the gift basket and its payment methods (GFT-012, GFT-017). */
export const readGiftBasket: Endpoint<'readGiftBasket'> = { id: 'readGiftBasket', method: 'GET', path: '/api/v2/basket', auth: true };

/** Reports what has changed since the gift was put into the basket (GFT-013). */
export const readGiftBasketChanges: Endpoint<'readGiftBasketChanges'> = { id: 'readGiftBasketChanges', method: 'GET', path: '/api/v2/basket/changes', auth: true };

/** Pays the gift basket (GFT-014). */
export const payGiftBasket: Endpoint<'payGiftBasket'> = { id: 'payGiftBasket', method: 'POST', path: '/api/v2/basket/pay', auth: true, onBehalf: false };

/** Starts a guest checkout, whose tokens are valid for this checkout only (GFT-015). */
export const createGuestCheckoutPrincipal: Endpoint<'createGuestCheckoutPrincipal'> = { id: 'createGuestCheckoutPrincipal', method: 'POST', path: '/api/v2/user/guest-checkout-principal', auth: false };

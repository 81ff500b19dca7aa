/** Gifts: catalogue, basket, payment and redemption. */
import type { BasketContext } from '../commerce/baskets';
import { changesOf, giftBasketAnswer, putGift, readGiftBasket } from '../commerce/giftBaskets';
import { payGift, redeemGift } from '../commerce/gifts';
import { giftProducts, giftSku } from '../commerce/giftShelf';
import { payOnce } from '../commerce/idempotentPayment';
import { securedPayment } from '../commerce/paymentIntents';
import type { Call, Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { openPrincipal, requireBuyer } from '../session/checkoutPrincipals';
import { requireAccount } from '../session/viewer';

type GiftOperation =
  | 'readGiftProducts'
  | 'putGiftIntoBasket'
  | 'readGiftBasket'
  | 'readGiftBasketChanges'
  | 'payGiftBasket'
  | 'createGuestCheckoutPrincipal'
  | 'redeemGift';

export function giftRoutes({ database, sessions, unkind, now }: SandboxServices): Handlers<GiftOperation> {
  const contextOf = ({ realm, locale, viewer }: Call): BasketContext => ({
    realm,
    locale,
    account: requireBuyer(viewer),
    now: now(),
    unkind,
  });
  const currentBasket = async (call: Call) => {
    const context = contextOf(call);
    const basket = await readGiftBasket(database, context);
    return giftBasketAnswer(
      context,
      basket,
      basket &&
        (await securedPayment(database, { basketId: basket.id, kind: 'payment', amount: basket.quoted })),
    );
  };
  return {
    readGiftProducts: async (call) => ({ products: await giftProducts(database, call) }),

    async putGiftIntoBasket(call) {
      const { sku, recipient } = call.body;
      await database.transaction((sql) => putGift(sql, contextOf(call), sku, recipient));
      return currentBasket(call);
    },

    readGiftBasket: currentBasket,

    async readGiftBasketChanges(call) {
      const context = contextOf(call);
      return { changes: changesOf(context, await readGiftBasket(database, context)) };
    },

    async payGiftBasket(call) {
      const context = contextOf(call);
      const basket = await readGiftBasket(database, context);
      if (basket)
        await unkind.changePrice(context.account.id, { sku: giftSku(basket.gift), amount: basket.quoted });
      return payOnce({ database, unkind }, context.account.id, call, (sql, interleave) =>
        payGift(sql, context, { body: call.body, giver: context.account.name, site: call.site, interleave }),
      );
    },

    createGuestCheckoutPrincipal: ({ realm, body }) =>
      openPrincipal(database, sessions, realm.id, body.email),

    redeemGift(call) {
      const context = { ...contextOf(call), account: requireAccount(call.viewer) };
      return database.transaction((sql) => redeemGift(sql, context, call.body.redeemCode));
    },
  };
}

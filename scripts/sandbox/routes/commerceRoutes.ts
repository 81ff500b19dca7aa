/** Licences, basket and payment. */
import {
  addVoucher,
  basketAnswer,
  putIntoBasket,
  readBasket,
  refuseChild,
  removeVoucher,
  type BasketContext,
} from '../commerce/baskets';
import { beginOpenPayment } from '../commerce/beginPayment';
import { submitDetails } from '../commerce/adyenDetails';
import { cardProviderOf, cardSetup } from '../commerce/cardProviders';
import { cardMethodId, cardMethods } from '../commerce/cards';
import { isActive } from '../commerce/entitlements';
import { licenceAnswer, licenceFamilies, skuOf } from '../commerce/licenceAnswers';
import { filledOf, readGiftBasket } from '../commerce/giftBaskets';
import { payOnce } from '../commerce/idempotentPayment';
import { payBasket } from '../commerce/payBasket';
import { createIntent, openIntent, readIntent, releaseIntents } from '../commerce/paymentIntents';
import { otherMethodOf } from '../commerce/otherMethods';
import type { Call, Handlers } from '../operation';
import { notFound, PlatformError } from '../platformError';
import type { SandboxServices } from '../services';
import { requireBuyer } from '../session/checkoutPrincipals';
import { requireAccount } from '../session/viewer';
import { licenceContextOf } from './licenceContext';

type CommerceOperation =
  | 'readLicences'
  | 'readLicenceFamilies'
  | 'readActiveSubscriptions'
  | 'readBasket'
  | 'putIntoBasket'
  | 'addVoucher'
  | 'removeVoucher'
  | 'payBasket'
  | 'paySku'
  | 'initPaymentMethod'
  | 'validatePaymentMethod';

export function commerceRoutes(services: SandboxServices): Handlers<CommerceOperation> {
  const { database, unkind, now } = services;
  const basketContext = ({ realm, locale, viewer }: Call): BasketContext => ({
    realm,
    locale,
    account: requireAccount(viewer),
    now: now(),
    unkind,
  });
  const currentBasket = async (call: Call) => {
    const context = basketContext(call);
    return basketAnswer(context, await readBasket(database, context));
  };
  /** The viewer's own basket, or the named gift basket (GFT-017). */
  const basketToPay = async (context: BasketContext, id: string | undefined) => {
    const gift = id === undefined ? undefined : await readGiftBasket(database, context);
    return gift !== undefined && gift.id === id ? filledOf(context, gift) : readBasket(database, context);
  };
  /** The unkind mode `priceChange`: refunds a payment that was started at the previous price. */
  const raisePrice = async (context: BasketContext): Promise<void> => {
    const { licence, id } = await readBasket(database, context);
    if (
      licence &&
      (await unkind.changePrice(context.account.id, { sku: skuOf(licence), amount: licence.amount }))
    )
      await releaseIntents(database, id);
  };
  const acknowledged = ({ query }: Call): boolean => query.get('acknowledgeNoFreeTrial') === 'true';

  return {
    async readLicences(call) {
      const context = await licenceContextOf(services, call);
      return { licences: call.realm.trade.licences.map((licence) => licenceAnswer(context, licence)) };
    },

    async readLicenceFamilies(call) {
      const context = await licenceContextOf(services, call);
      const asked = call.query.getAll('licenceId');
      const held = call.query.has('includeEntitlements')
        ? context.entitlements
            .filter((entitlement) => isActive(entitlement, context.now))
            .map(({ licenceId }) => licenceId)
        : [];
      return licenceFamilies(context, asked.length === 0 ? [] : [...asked, ...held]);
    },

    async readActiveSubscriptions(call) {
      requireAccount(call.viewer);
      const context = await licenceContextOf(services, call);
      const active = new Set(
        context.entitlements
          .filter((entitlement) => isActive(entitlement, context.now))
          .map(({ licenceId }) => licenceId),
      );
      return {
        licences: call.realm.trade.licences
          .filter(({ id }) => active.has(id))
          .map((licence) => licenceAnswer(context, licence)),
      };
    },

    readBasket: currentBasket,

    async putIntoBasket(call) {
      const context = basketContext(call);
      await database.transaction((sql) =>
        putIntoBasket(sql, context, call.path['id'] ?? '', acknowledged(call)),
      );
      return currentBasket(call);
    },

    async addVoucher(call) {
      await addVoucher(database, basketContext(call), call.path['code'] ?? '');
      return currentBasket(call);
    },

    async removeVoucher(call) {
      await removeVoucher(database, basketContext(call), call.path['code'] ?? '');
      return currentBasket(call);
    },

    payBasket: async (call) => {
      const context = basketContext(call);
      await raisePrice(context);
      return payOnce(services, context.account.id, call, (sql, interleave) =>
        payBasket(sql, context, {
          sku: undefined,
          acknowledgeNoFreeTrial: acknowledged(call),
          body: call.body,
          interleave,
        }),
      );
    },

    paySku: async (call) => {
      const context = basketContext(call);
      await raisePrice(context);
      return payOnce(services, context.account.id, call, (sql, interleave) =>
        payBasket(sql, context, {
          sku: call.path['id'],
          acknowledgeNoFreeTrial: acknowledged(call),
          body: call.body,
          interleave,
        }),
      );
    },

    async initPaymentMethod(call) {
      const { body, realm } = call;
      const context: BasketContext = {
        realm,
        locale: call.locale,
        account: requireBuyer(call.viewer),
        now: now(),
      };
      refuseChild(context);
      const forCard = body.paymentProviderId === cardMethodId(realm);
      if (body.sku !== undefined && !forCard)
        await database.transaction((sql) => putIntoBasket(sql, context, body.sku ?? '', true));
      const basket = await basketToPay(context, body.basketId);
      const providers = forCard ? cardMethods(realm).providers : basketAnswer(context, basket).providers;
      const offered = providers.find(
        ({ id, name }) => name === body.targetPaymentProvider && (body.paymentProviderId ?? id) === id,
      );
      if (!offered) throw notFound(`payment provider ${body.targetPaymentProvider} for this basket`);
      const ends = otherMethodOf(offered.name)?.ends;
      if (ends === 'bank' || ends === 'app')
        return database.transaction((sql) => beginOpenPayment(sql, context, basket, body));
      const cardProvider = cardProviderOf(offered.name, realm);
      if (cardProvider === undefined) return { targetPaymentProvider: offered.name };
      // Each added card requires its own setup intent.
      const intent = await (forCard ? createIntent : openIntent)(database, {
        realm: realm.id,
        accountId: context.account.id,
        // A stored card belongs to no basket.
        basketId: forCard ? `card-of-${context.account.id}` : basket.id,
        kind: forCard || basket.trial ? 'setup' : 'payment',
        amount: forCard ? 0 : basket.totals.discountedTotal,
        currency: realm.trade.currency,
        ...(basket.licence && !forCard && { sku: skuOf(basket.licence) }),
      });
      return { ...cardSetup(cardProvider, realm, intent), targetPaymentProvider: offered.name };
    },

    async validatePaymentMethod(call) {
      const { body } = call;
      const account = requireBuyer(call.viewer);
      const named =
        body.paymentDetailsExternalId ??
        body.parameters?.['payment_intent'] ??
        body.parameters?.['setup_intent'] ??
        body.parameters?.['sessionId'];
      const known = named === undefined ? undefined : await readIntent(database, named);
      if (!known || known.accountId !== account.id)
        throw new PlatformError(404, 'paymentUnknown', ['There is no such payment.']);
      const threeDSResult = body.parameters?.['threeDSResult'];
      if (threeDSResult !== undefined && known.status === 'requires_action')
        await submitDetails(database, known, threeDSResult);
      const intent = (await readIntent(database, known.id)) ?? known;
      const status =
        intent.status === 'succeeded'
          ? 'succeeded'
          : intent.lastError || intent.status === 'canceled'
            ? 'failed'
            : 'pending';
      return {
        status,
        completed: intent.spent,
        basketId: intent.basketId,
        code: intent.lastError?.code ?? null,
        paymentDetailsExternalId: intent.id,
        messages: intent.lastError?.message ? [intent.lastError.message] : null,
      };
    },
  };
}

/** Payments on third-party pages: status and cancellation. Vouchers redeemed without a basket. */
import { paymentAnswer, type Asked } from '../commerce/beginPayment';
import { isActive } from '../commerce/entitlements';
import { licenceAnswer } from '../commerce/licenceAnswers';
import { closeOpenPayments } from '../commerce/openPayments';
import { takeBack } from '../commerce/paymentIntents';
import { redeemVoucher } from '../commerce/redeemedVouchers';
import type { Call, Handlers } from '../operation';
import { notFound } from '../platformError';
import type { SandboxServices } from '../services';
import { requireBuyer } from '../session/checkoutPrincipals';
import { requireAccount } from '../session/viewer';
import { licenceContextOf } from './licenceContext';

export function paymentRoutes(
  services: SandboxServices,
): Handlers<'readPayment' | 'cancelPayment' | 'redeemVoucher'> {
  const { database, now } = services;
  const askedBy = ({ realm, locale, viewer, origin }: Call): Asked => ({
    realm,
    locale,
    origin,
    accountId: requireBuyer(viewer).id,
    now: now(),
  });
  const readState = async (call: Call) => {
    const id = call.path['id'] ?? '';
    const payment = await paymentAnswer(database, askedBy(call), id);
    if (!payment) throw notFound(`payment ${id}`);
    return payment;
  };

  return {
    readPayment: readState,

    async cancelPayment(call) {
      const payment = await readState(call);
      if (payment.status === 'requires_action') {
        await closeOpenPayments(database, requireBuyer(call.viewer).id);
        await takeBack(database, payment.id);
      }
      return readState(call);
    },

    async redeemVoucher(call) {
      const { body, realm, viewer } = call;
      const account = requireAccount(viewer);
      await redeemVoucher(database, { realm, account, now: now() }, body);
      const context = await licenceContextOf(services, call);
      const held = new Set(
        context.entitlements
          .filter((entitlement) => isActive(entitlement, context.now))
          .map(({ licenceId }) => licenceId),
      );
      const licences = realm.trade.licences.filter(({ id }) => id === body.licenceId && held.has(id));
      return { licences: licences.map((licence) => licenceAnswer(context, licence)) };
    },
  };
}

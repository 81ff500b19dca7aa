/** Endpoints that change a held licence (LIC-072 to LIC-081). */
import type { CancellationOffer } from '../sdk/cancellation';
import type { PlatformClient } from '../sdk/platform';
import {
  cancelLicence,
  moveLicenceToCard,
  pauseLicence,
  reactivateLicence,
  redeemCancellationPromo,
  refuseCancellationPromo,
  resumeLicence,
  verifyCancellationPromo,
} from '../sdk/endpoints/holding';
import { redeemVoucher } from '../sdk/endpoints/commerce';
import { answerPriceMigration } from '../sdk/endpoints/migration';
import { CancellationRefusal } from './rules/refusals';

/** Answer to a price change (LIC-065). */
export type PriceAnswer = 'LEAVE' | 'CONTINUE';

export interface HoldingApi {
  /** Until `resumeAfter` in epoch milliseconds; null: until resumed (LIC-074). */
  pause(licenceId: string, resumeAfter: number | null): Promise<void>;
  resume(licenceId: string): Promise<void>;
  reactivate(licenceId: string): Promise<void>;
  /** Rejects with a {@link CancellationRefusal} if the platform gives a reason (LIC-080). */
  cancel(licenceId: string, how: { readonly ignoreDiscount: boolean }): Promise<void>;
  /** Retention offer for a viewer about to cancel; null if there is none. */
  verifyOffer(licenceId: string, signal: AbortSignal): Promise<CancellationOffer | null>;
  redeemOffer(licenceId: string): Promise<void>;
  refuseOffer(licenceId: string): Promise<void>;
  /** Rejects with 424 and the missing fields while billing details are missing (ACC-022). */
  moveToCard(licenceId: string, cardId: string): Promise<void>;
  answerPriceChange(migrationId: string, answer: PriceAnswer): Promise<void>;
  /**
   * Lowers the next payment, without a basket (PAY-037). Rejects with 404 for an unknown voucher, 409 for an
   * unusable one.
   */
  redeemVoucher(licenceId: string, voucherCode: string): Promise<void>;
}

export function createHoldingApi(client: PlatformClient): HoldingApi {
  return {
    pause: async (id, resumeAfter) =>
      void (await client.call(pauseLicence, {
        path: { id },
        body: resumeAfter === null ? {} : { resumeAfter },
      })),
    resume: async (id) => void (await client.call(resumeLicence, { path: { id } })),
    reactivate: async (id) => void (await client.call(reactivateLicence, { path: { id } })),
    cancel: async (id, { ignoreDiscount }) => {
      try {
        await client.call(cancelLicence, {
          path: { id },
          ...(ignoreDiscount ? { query: { cancellationDiscount: 'IGNORE' as const } } : {}),
        });
      } catch (error) {
        throw CancellationRefusal.from(error);
      }
    },
    verifyOffer: async (id, signal) => {
      const { valid, discount } = await client.call(verifyCancellationPromo, { path: { id }, signal });
      return valid && discount ? { discount } : null;
    },
    redeemOffer: async (id) => void (await client.call(redeemCancellationPromo, { path: { id } })),
    refuseOffer: async (id) => void (await client.call(refuseCancellationPromo, { path: { id } })),
    moveToCard: async (licenceId, cardId) =>
      void (await client.call(moveLicenceToCard, {
        path: { licenceId, cardId },
        query: { checkBillingDetails: true },
      })),
    answerPriceChange: async (id, status) =>
      void (await client.call(answerPriceMigration, { path: { id }, body: { status } })),
    redeemVoucher: async (licenceId, voucherCode) =>
      void (await client.call(redeemVoucher, { body: { voucherCode, licenceId } })),
  };
}

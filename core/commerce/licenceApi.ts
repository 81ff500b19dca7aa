/** Endpoints for licences on offer. */
import type { AnswerOf, PlatformClient } from '../sdk/platform';
import { cancelPayment, readLicenceFamilies, readPayment } from '../sdk/endpoints/commerce';
import type { Payment } from '../sdk/payment';

export type LicenceFamiliesAnswer = AnswerOf<'readLicenceFamilies'>;

export interface LicenceApi {
  /** Families and single licences with the viewer's entitlements (LIC-071); all, or only those of `ids`. */
  families(ids: readonly string[], signal: AbortSignal): Promise<LicenceFamiliesAnswer>;
}

export function createLicenceApi(client: PlatformClient): LicenceApi {
  return {
    families: (ids, signal) =>
      client.call(readLicenceFamilies, {
        query: {
          includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS',
          ...(ids.length === 0 ? {} : { licenceId: [...ids] }),
        },
        signal,
      }),
  };
}

export interface PaymentApi {
  /** Current state (PAY-051). Rejects with 404 for another viewer's payment. */
  read(id: string, signal: AbortSignal): Promise<Payment>;
  /** Cancels it, and returns the resulting state: a payment completed meanwhile stays completed. */
  cancel(id: string): Promise<Payment>;
}

/** Endpoints for a payment that has begun. */
export function createPaymentApi(client: PlatformClient): PaymentApi {
  return {
    read: (id, signal) => client.call(readPayment, { path: { id }, signal }),
    cancel: (id) => client.call(cancelPayment, { path: { id } }),
  };
}

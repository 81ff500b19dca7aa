/** Endpoints for licences on offer. */
import type { PlatformClient } from '../sdk/platform';
import { cancelPayment, readLicenceFamilies, readPayment } from '../sdk/endpoints/commerce';
import type { Payment } from '../sdk/payment';
import { licencesOf, type Licences } from './rules/licence';

export interface LicenceApi {
  /** Families and single licences with the viewer's entitlements (LIC-071); all, or only those of `ids`. */
  families(ids: readonly string[], signal: AbortSignal): Promise<Licences>;
}

/** `report` receives invalid licences of an answer. */
export function createLicenceApi(client: PlatformClient, report: (error: unknown) => void): LicenceApi {
  return {
    families: async (ids, signal) =>
      licencesOf(
        await client.call(readLicenceFamilies, {
          query: {
            includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS',
            ...(ids.length === 0 ? {} : { licenceId: [...ids] }),
          },
          signal,
        }),
        report,
      ),
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

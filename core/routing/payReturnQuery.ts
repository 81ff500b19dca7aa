/** Query of a return from a payment provider's redirect (ROU-107). */
import { queryNames } from './queryNames';

export interface PayReturn {
  readonly targetPaymentProvider: string;
  readonly paymentProviderId: string;
  readonly paymentMethodType: string;
  /** The provider's own status, such as `succeeded`; absent when it gave none. */
  readonly redirectStatus?: string;
  /** The final destination; check it with `safeTarget` before following it. */
  readonly from?: string;
}

/** The query of a return URL for a payment provider. */
export function payReturnQuery(returned: PayReturn): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of required) query.set(queryNames[key], returned[key]);
  if (returned.redirectStatus !== undefined) query.set(queryNames.redirectStatus, returned.redirectStatus);
  if (returned.from !== undefined) query.set(queryNames.from, returned.from);
  return query;
}

/** Parses a return; null when one of the three required values is missing or empty. */
export function payReturnOf(query: URLSearchParams): PayReturn | null {
  const [targetPaymentProvider, paymentProviderId, paymentMethodType] = required.map((key) =>
    query.get(queryNames[key]),
  );
  if (!targetPaymentProvider || !paymentProviderId || !paymentMethodType) return null;
  const redirectStatus = query.get(queryNames.redirectStatus);
  const from = query.get(queryNames.from);
  return {
    targetPaymentProvider,
    paymentProviderId,
    paymentMethodType,
    ...(redirectStatus ? { redirectStatus } : {}),
    ...(from ? { from } : {}),
  };
}

const required = ['targetPaymentProvider', 'paymentProviderId', 'paymentMethodType'] as const;

/** Endpoints for a payment that has begun. */
import type { Payment } from '../sdk/payment';
import type { PlatformClient } from '../sdk/platform';
import { cancelPayment, readPayment } from '../sdk/endpoints/commerce';

export interface PaymentApi {
  /** Current state (PAY-051). Rejects with 404 for another viewer's payment. */
  read(id: string, signal: AbortSignal): Promise<Payment>;
  /** Cancels it, and returns the resulting state: a payment completed meanwhile stays completed. */
  cancel(id: string): Promise<Payment>;
}

export function createPaymentApi(client: PlatformClient): PaymentApi {
  return {
    read: (id, signal) => client.call(readPayment, { path: { id }, signal }),
    cancel: (id) => client.call(cancelPayment, { path: { id } }),
  };
}

/** The calls about a payment that has begun. */
import type { Payment, PlatformClient } from '../sdk';
import { cancelPayment, readPayment } from '../sdk/endpoints/commerce';

export interface PaymentApi {
  /** How it stands (PAY-051). Rejects with 404 for one that is not the viewer's. */
  read(id: string, signal: AbortSignal): Promise<Payment>;
  /** Takes it back, and gives how it stands then: one that was made meanwhile stays made. */
  cancel(id: string): Promise<Payment>;
}

export function createPaymentApi(client: PlatformClient): PaymentApi {
  return {
    read: (id, signal) => client.call(readPayment, { path: { id }, signal }),
    cancel: (id) => client.call(cancelPayment, { path: { id } }),
  };
}

/** What the status of a payment means (PAY-051). Any status that is not named here is found out, never concluded from. */
import type { Payment } from '../../sdk/payment';

/** Ended without a charge. */
export type PaymentEnding = 'failed' | 'canceled' | 'expired';

/** How a payment ended without a charge; null for every other status, known or not. */
export function endingOf({ status, completed }: Pick<Payment, 'status' | 'completed'>): PaymentEnding | null {
  return !completed && (status === 'failed' || status === 'canceled' || status === 'expired') ? status : null;
}

/** Whether the provider has not decided yet, as far as this version can tell. */
export const isUndecided = (payment: Pick<Payment, 'status' | 'completed'>): boolean =>
  !payment.completed && payment.status !== 'succeeded' && endingOf(payment) === null;

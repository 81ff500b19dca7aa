/** What the status of a payment means (PAY-051). Any status that is not named here is found out, never concluded from. */
import type { Payment } from '../../sdk/payment';

/** Ended without a charge. */
export type PaymentEnding = 'failed' | 'canceled' | 'expired';

/** `pending`: whoever has to pay or confirm has not done so. `unknown`: proves nothing, neither success nor failure. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'unknown';

/**
 * Statuses of a pay call's answer and of a payment. `succeeded`: the provider has the money, and the platform has yet
 * to complete the purchase.
 */
const outcomes = new Map<unknown, PaymentOutcome>([
  ['COMPLETED', 'paid'],
  ['PENDING', 'pending'],
  ['CHALLENGE', 'pending'],
  ['requires_action', 'pending'],
  ['pending', 'pending'],
  ['succeeded', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['expired', 'failed'],
]);

/** The only place that decides whether a payment is paid. `completed`: the platform says so, whatever the status. */
export const outcomeOf = (status: unknown, completed = false): PaymentOutcome =>
  completed ? 'paid' : (outcomes.get(status) ?? 'unknown');

type Status = Pick<Payment, 'status' | 'completed'>;

export const isPaid = ({ status, completed }: Status): boolean => outcomeOf(status, completed) === 'paid';

/** How a payment ended without a charge; null for every other status, known or not. */
export const endingOf = ({ status, completed }: Status): PaymentEnding | null =>
  outcomeOf(status, completed) === 'failed' ? (status as PaymentEnding) : null;

/** Whether the provider has not decided yet, as far as this version can tell. */
export const isUndecided = (payment: Status): boolean =>
  !isPaid(payment) && payment.status !== 'succeeded' && endingOf(payment) === null;

/**
 * Adyen's evaluation of a 3-D Secure result, submitted by the page within a session, or by the platform for a
 * stored card.
 */
import type { SqlRunner } from '../database/database';
import { moveIntent, type PaymentIntent } from './paymentIntents';

/** Adyen's refusalReasonCode for a failed authentication. */
const NOT_AUTHENTICATED = '11';

/** The bank's positive result of a challenge; only the fakes can read it. */
export const passedResult = ({ clientSecret }: PaymentIntent): string => `passed-${clientSecret}`;

/** Updates a payment that waits for its bank. */
export async function submitDetails(
  sql: SqlRunner,
  intent: PaymentIntent,
  threeDSResult: string | undefined,
): Promise<'Authorised' | 'Refused'> {
  const isPassed = threeDSResult === passedResult(intent);
  await moveIntent(
    sql,
    intent.id,
    isPassed
      ? { status: 'succeeded', lastError: null }
      : {
          status: 'requires_payment_method',
          lastError: { type: 'card_error', code: NOT_AUTHENTICATED, message: '' },
        },
  );
  return isPassed ? 'Authorised' : 'Refused';
}

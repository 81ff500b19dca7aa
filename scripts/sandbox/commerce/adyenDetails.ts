/** What Adyen makes of a bank's answer to a challenge, whoever hands it on: the page within a session, or the platform for a card that it keeps. */
import type { SqlRunner } from '../database/database';
import { moveIntent, type PaymentIntent } from './paymentIntents';

/** Adyen's refusalReasonCode for a viewer whom the bank does not know. */
const NOT_AUTHENTICATED = '11';

/** The bank's yes to a payment; nobody but the stand-ins can tell it from another text. */
export const passedResult = ({ clientSecret }: PaymentIntent): string => `passed-${clientSecret}`;

/** Moves a payment that waits for its bank. */
export async function submitDetails(sql: SqlRunner, intent: PaymentIntent, threeDSResult: string | undefined): Promise<'Authorised' | 'Refused'> {
  const isPassed = threeDSResult === passedResult(intent);
  await moveIntent(sql, intent.id, isPassed ? { status: 'succeeded', lastError: null } : { status: 'requires_payment_method', lastError: { type: 'card_error', code: NOT_AUTHENTICATED, message: '' } });
  return isPassed ? 'Authorised' : 'Refused';
}

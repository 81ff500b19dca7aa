/**
 * Payments that complete on a third party's page: they continue without the viewer, so the terms agreed to
 * are stored with them.
 */
import type { PaymentMethodInit } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { PaymentIntent } from './paymentIntents';

export type Terms = NonNullable<PaymentMethodInit['terms']>;

export interface OpenPayment {
  readonly intentId: string;
  readonly provider: string;
  readonly methodType: string;
  readonly terms: Terms;
  /** The bank's return URL; null until its page is requested. */
  readonly returnUrl: string | null;
  /** Epoch milliseconds; null when it never expires. */
  readonly expiresAt: number | null;
}

/** Status of an open payment, in the contract's terms. */
export type PaymentStatus = 'requires_action' | 'pending' | 'succeeded' | 'failed' | 'canceled' | 'expired';

/** Each attempt gets its own payment; earlier unpaid attempts are cancelled. */
export async function openPayment(
  sql: SqlRunner,
  accountId: string,
  { intentId, provider, methodType, terms, expiresAt }: Omit<OpenPayment, 'returnUrl'>,
): Promise<void> {
  await closeOpenPayments(sql, accountId);
  await sql.query(
    'insert into open_payment (intent_id, provider, method_type, terms, expires_at) values ($1, $2, $3, $4::text::jsonb, $5)',
    [intentId, provider, methodType, JSON.stringify(terms), expiresAt === null ? null : new Date(expiresAt)],
  );
}

export async function readOpenPayment(sql: SqlRunner, intentId: string): Promise<OpenPayment | undefined> {
  const [row] = await sql.query<{
    provider: string;
    method_type: string;
    terms: Terms;
    return_url: string | null;
    expires_at: Date | null;
  }>('select provider, method_type, terms, return_url, expires_at from open_payment where intent_id = $1', [
    intentId,
  ]);
  return (
    row && {
      intentId,
      provider: row.provider,
      methodType: row.method_type,
      terms: row.terms,
      returnUrl: row.return_url,
      expiresAt: row.expires_at?.getTime() ?? null,
    }
  );
}

export async function keepReturnUrl(sql: SqlRunner, intentId: string, returnUrl: string): Promise<void> {
  await sql.query('update open_payment set return_url = $2 where intent_id = $1', [intentId, returnUrl]);
}

/** Cancels an account's payments that await the viewer; those a bank is processing continue. */
export async function closeOpenPayments(sql: SqlRunner, accountId: string): Promise<void> {
  await sql.query(
    `update payment_intent set status = 'canceled' where account_id = $1 and status in ('requires_payment_method', 'requires_action') and exists (select 1 from open_payment where intent_id = payment_intent.id)`,
    [accountId],
  );
}

export function paymentStatus(
  { status, lastError }: Pick<PaymentIntent, 'status' | 'lastError'>,
  expiresAt: number | null,
  now: number,
): PaymentStatus {
  if (status === 'succeeded' || status === 'canceled') return status;
  if (status === 'processing') return 'pending';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return status === 'requires_payment_method' && lastError !== null ? 'failed' : 'requires_action';
}

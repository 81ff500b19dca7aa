/**
 * Idempotency of paying calls: repeating a request with the same Idempotency-Key returns the first response
 * and charges nothing more.
 */
import { createHash } from 'node:crypto';
import type { SqlRunner } from '../database/database';
import type { Call } from '../operation';
import { PlatformError } from '../platformError';
import type { SandboxServices } from '../services';

type Refused = Pick<PlatformError, 'status' | 'code' | 'messages' | 'extra'>;
type Outcome<Answer> = { readonly answer: Answer } | { readonly refused: Refused };

/**
 * Runs `charge` in a transaction, once per account and key; without a key, on every call. Stores responses
 * and refusals alike. Throws 409 paymentInProgress while the first request is being processed, and 422
 * idempotencyKeyReused for another request under the same key.
 */
export async function payOnce<Answer>(
  { database, unkind }: Pick<SandboxServices, 'database' | 'unkind'>,
  accountId: string,
  call: Call<'payBasket' | 'paySku' | 'payGiftBasket'>,
  charge: (sql: SqlRunner, interleave: () => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const { idempotencyKey: key } = call;
  if (key === null) return unkind.payCall(accountId, charge);
  const keep = (sql: SqlRunner, outcome: Outcome<Answer>) =>
    sql.query('update payment_request set outcome = $3::text::jsonb where account_id = $1 and key = $2', [
      accountId,
      key,
      JSON.stringify(outcome),
    ]);
  const request = fingerprintOf(call);
  const claimed = await database.query(
    'insert into payment_request (account_id, key, request) values ($1, $2, $3) on conflict do nothing returning key',
    [accountId, key, request],
  );
  if (claimed.length === 0) return firstAnswer(database, accountId, key, request);
  try {
    return await unkind.payCall(accountId, async (sql, interleave) => {
      const answer = await charge(sql, interleave);
      await keep(sql, { answer });
      return answer;
    });
  } catch (error) {
    if (error instanceof PlatformError)
      await keep(database, {
        refused: { status: error.status, code: error.code, messages: error.messages, extra: error.extra },
      });
    // Nothing was charged or decided, so the request may be repeated.
    else
      await database.query('delete from payment_request where account_id = $1 and key = $2', [
        accountId,
        key,
      ]);
    throw error;
  }
}

async function firstAnswer<Answer>(
  sql: SqlRunner,
  accountId: string,
  key: string,
  request: string,
): Promise<Answer> {
  const [row] = await sql.query<{ request: string; outcome: Outcome<Answer> | null }>(
    'select request, outcome from payment_request where account_id = $1 and key = $2',
    [accountId, key],
  );
  if (!row?.outcome) throw new PlatformError(409, 'paymentInProgress', ['This payment is being processed.']);
  if (row.request !== request)
    throw new PlatformError(422, 'idempotencyKeyReused', [
      'The Idempotency-Key was sent with another request before.',
    ]);
  const { outcome } = row;
  if ('answer' in outcome) return outcome.answer;
  const { status, code, messages, extra } = outcome.refused;
  throw new PlatformError(status, code, messages, extra);
}

const fingerprintOf = ({ path, query, body }: Call<'payBasket' | 'paySku' | 'payGiftBasket'>): string =>
  createHash('sha256')
    .update(JSON.stringify([path, query.toString(), body]))
    .digest('hex');

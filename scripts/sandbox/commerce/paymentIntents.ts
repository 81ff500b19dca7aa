/** Payment intents of the stand-ins: made for a basket, moved by a card form or a bank's page, spent by what they pay for. */
import { randomToken } from '../session/secrets';
import type { SqlRunner } from '../database/database';

export type IntentKind = 'payment' | 'setup';
export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

export interface CardProblem {
  readonly type: 'card_error' | 'validation_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

export interface PaymentIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly realm: string;
  readonly accountId: string;
  /** `payment` charges now; `setup` keeps a card for later. */
  readonly kind: IntentKind;
  readonly amount: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly method: Readonly<Record<string, unknown>>;
  readonly lastError: CardProblem | null;
  readonly spent: boolean;
  /** What it is for; null where the basket alone says so. */
  readonly sku: string | null;
  /** What it bought. */
  readonly purchaseId: string | null;
}

export type NewIntent = Pick<PaymentIntent, 'realm' | 'accountId' | 'kind' | 'amount' | 'currency'> & Partial<Pick<PaymentIntent, 'sku'>>;

export async function createIntent(sql: SqlRunner, { realm, accountId, kind, amount, currency, sku = null }: NewIntent): Promise<PaymentIntent> {
  const id = randomToken(kind === 'payment' ? 'pi' : 'seti').replaceAll(/[^A-Za-z0-9_]/g, '0');
  await sql.query(
    `insert into payment_intent (id, client_secret, realm, account_id, kind, amount, currency, status, sku) values ($1, $2, $3, $4, $5, $6, $7, 'requires_payment_method', $8)`,
    [id, `${id}_secret_${randomToken('s').slice(2).replaceAll(/[^A-Za-z0-9]/g, '0')}`, realm, accountId, kind, amount, currency, sku],
  );
  const intent = await readIntent(sql, id);
  if (!intent) throw new Error('The payment intent was not kept.');
  return intent;
}

export async function readIntent(sql: SqlRunner, id: string): Promise<PaymentIntent | undefined> {
  const [row] = await sql.query<IntentRow>('select * from payment_intent where id = $1', [id]);
  return row && toIntent(row);
}

/** A payment of its own on the same terms, such as a nonce that a card was turned into; gives its id. */
export async function copyIntent(sql: SqlRunner, { realm, accountId, kind, amount, currency, sku }: PaymentIntent, prefix: string): Promise<string> {
  const id = randomToken(prefix).replaceAll(/[^A-Za-z0-9_]/g, '0');
  await sql.query(
    `insert into payment_intent (id, client_secret, realm, account_id, kind, amount, currency, status, sku) values ($1, $2, $3, $4, $5, $6, $7, 'requires_payment_method', $8)`,
    [id, `${id}_secret`, realm, accountId, kind, amount, currency, sku],
  );
  return id;
}

export interface IntentMove {
  readonly status: IntentStatus;
  readonly method?: Readonly<Record<string, unknown>>;
  readonly lastError?: CardProblem | null;
}

export async function moveIntent(sql: SqlRunner, id: string, { status, method, lastError }: IntentMove): Promise<void> {
  await sql.query(
    `update payment_intent set status = $2, method = coalesce($3::text::jsonb, method), last_error = $4::text::jsonb where id = $1`,
    [id, status, method ? JSON.stringify(method) : null, lastError ? JSON.stringify(lastError) : null],
  );
}

/** Uses a succeeded intent up; false when somebody did before. */
export async function spendIntent(sql: SqlRunner, id: string): Promise<boolean> {
  const rows = await sql.query(`update payment_intent set spent_at = now() where id = $1 and spent_at is null and status = 'succeeded' returning id`, [id]);
  return rows.length > 0;
}

/** Notes what an intent has bought. */
export async function noteBought(sql: SqlRunner, id: string, purchaseId: string): Promise<void> {
  await sql.query('update payment_intent set purchase_id = $2 where id = $1', [id, purchaseId]);
}

interface IntentRow {
  readonly id: string;
  readonly client_secret: string;
  readonly realm: string;
  readonly account_id: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly method: Record<string, unknown>;
  readonly last_error: CardProblem | null;
  readonly spent_at: Date | null;
  readonly sku: string | null;
  readonly purchase_id: string | null;
}

const toIntent = (row: IntentRow): PaymentIntent => ({
  id: row.id,
  clientSecret: row.client_secret,
  realm: row.realm,
  accountId: row.account_id,
  kind: row.kind === 'setup' ? 'setup' : 'payment',
  amount: row.amount,
  currency: row.currency,
  status: row.status as IntentStatus,
  method: row.method,
  lastError: row.last_error,
  spent: row.spent_at !== null,
  sku: row.sku,
  purchaseId: row.purchase_id,
});

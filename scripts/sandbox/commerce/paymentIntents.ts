/** Payment intents of the stand-ins: made for a basket, moved by a card form or a bank's page, spent by what they pay for. */
import { randomToken } from '../session/secrets';
import type { SqlRunner } from '../database/database';

export type IntentKind = 'payment' | 'setup';
/** `canceled`: what it was for has changed, or nobody made it in time; whatever was taken is given back. */
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
  readonly basketId: string;
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

export type NewIntent = Pick<PaymentIntent, 'realm' | 'accountId' | 'basketId' | 'kind' | 'amount' | 'currency'> & Partial<Pick<PaymentIntent, 'sku'>>;

/** What ends on somebody else's page goes on by itself (openPayments.ts). */
const WITHOUT_OPEN_PAYMENT = 'not exists (select 1 from open_payment where intent_id = payment_intent.id)';

/** The payment of a basket as it stands: the one that was begun, or a new one. A second tab, or a page loaded again, thus pays with the same. */
export async function openIntent(sql: SqlRunner, wanted: NewIntent): Promise<PaymentIntent> {
  const [row] = await sql.query<IntentRow>(
    `select * from payment_intent where account_id = $1 and basket_id = $2 and kind = $3 and amount = $4 and spent_at is null and status <> 'canceled' and id ~ '^(pi|seti)_' and ${WITHOUT_OPEN_PAYMENT} order by created_at desc limit 1`,
    [wanted.accountId, wanted.basketId, wanted.kind, wanted.amount],
  );
  return row ? toIntent(row) : createIntent(sql, wanted);
}

/** The basket is another one now: payments that were begun for it are given back. */
export async function releaseIntents(sql: SqlRunner, basketId: string): Promise<void> {
  await sql.query(`update payment_intent set status = 'canceled' where basket_id = $1 and spent_at is null and ${WITHOUT_OPEN_PAYMENT}`, [basketId]);
}

/** A payment that its provider has taken for this very basket, and that no purchase has used. */
export async function securedPayment(sql: SqlRunner, { basketId, kind, amount }: Pick<NewIntent, 'basketId' | 'kind' | 'amount'>): Promise<PaymentIntent | undefined> {
  const [row] = await sql.query<IntentRow>(
    `select * from payment_intent where basket_id = $1 and kind = $2 and amount = $3 and status = 'succeeded' and spent_at is null and ${WITHOUT_OPEN_PAYMENT}`,
    [basketId, kind, amount],
  );
  return row && toIntent(row);
}

export async function createIntent(sql: SqlRunner, { realm, accountId, basketId, kind, amount, currency, sku = null }: NewIntent): Promise<PaymentIntent> {
  const id = randomToken(kind === 'payment' ? 'pi' : 'seti').replaceAll(/[^A-Za-z0-9_]/g, '0');
  await sql.query(
    `insert into payment_intent (id, client_secret, realm, account_id, kind, amount, currency, basket_id, sku, status) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'requires_payment_method')`,
    [id, `${id}_secret_${randomToken('s').slice(2).replaceAll(/[^A-Za-z0-9]/g, '0')}`, realm, accountId, kind, amount, currency, basketId, sku],
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
export async function copyIntent(sql: SqlRunner, { realm, accountId, basketId, kind, amount, currency, sku }: PaymentIntent, prefix: string): Promise<string> {
  const id = randomToken(prefix).replaceAll(/[^A-Za-z0-9_]/g, '0');
  await sql.query(
    `insert into payment_intent (id, client_secret, realm, account_id, kind, amount, currency, basket_id, sku, status) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'requires_payment_method')`,
    [id, `${id}_secret`, realm, accountId, kind, amount, currency, basketId, sku],
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

/** Nobody has made it yet, and nobody can from now on. */
export async function takeBack(sql: SqlRunner, id: string): Promise<void> {
  await sql.query(`update payment_intent set status = 'canceled' where id = $1 and status in ('requires_payment_method', 'requires_action')`, [id]);
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
  readonly basket_id: string;
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
  basketId: row.basket_id,
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

/**
 * Payment intents of the fake providers: created for a basket, updated by a card form or a bank's page,
 * consumed by a purchase.
 */
import { randomToken } from '../session/secrets';
import type { SqlRunner } from '../database/database';

export type IntentKind = 'payment' | 'setup';
/** `canceled`: its content has changed, or it was not paid in time; money taken is refunded. */
export type IntentStatus =
  'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

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
  /** `payment` charges now; `setup` stores a card for later. */
  readonly kind: IntentKind;
  readonly amount: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly method: Readonly<Record<string, unknown>>;
  readonly lastError: CardProblem | null;
  readonly spent: boolean;
  /** What it pays for; null when only the basket determines it. */
  readonly sku: string | null;
  /** The purchase made with it. */
  readonly purchaseId: string | null;
}

export type NewIntent = Pick<
  PaymentIntent,
  'realm' | 'accountId' | 'basketId' | 'kind' | 'amount' | 'currency'
> &
  Partial<Pick<PaymentIntent, 'sku'>>;

/** Payments on a third party's page continue on their own (openPayments.ts). */
const WITHOUT_OPEN_PAYMENT = 'not exists (select 1 from open_payment where intent_id = payment_intent.id)';

/**
 * The basket's current payment: the one that was started, or a new one. A second tab or a reloaded page thus
 * pays with the same intent.
 */
export async function openIntent(sql: SqlRunner, wanted: NewIntent): Promise<PaymentIntent> {
  const [row] = await sql.query<IntentRow>(
    `select * from payment_intent where account_id = $1 and basket_id = $2 and kind = $3 and amount = $4 and spent_at is null and status <> 'canceled' and id ~ '^(pi|seti)_' and ${WITHOUT_OPEN_PAYMENT} order by created_at desc limit 1`,
    [wanted.accountId, wanted.basketId, wanted.kind, wanted.amount],
  );
  return row ? toIntent(row) : createIntent(sql, wanted);
}

/** The basket has changed: refunds payments that were started for it. */
export async function releaseIntents(sql: SqlRunner, basketId: string): Promise<void> {
  await sql.query(
    `update payment_intent set status = 'canceled' where basket_id = $1 and spent_at is null and ${WITHOUT_OPEN_PAYMENT}`,
    [basketId],
  );
}

/** A payment that the provider has taken for this basket and that no purchase has used. */
export async function securedPayment(
  sql: SqlRunner,
  { basketId, kind, amount }: Pick<NewIntent, 'basketId' | 'kind' | 'amount'>,
): Promise<PaymentIntent | undefined> {
  const [row] = await sql.query<IntentRow>(
    `select * from payment_intent where basket_id = $1 and kind = $2 and amount = $3 and status = 'succeeded' and spent_at is null and ${WITHOUT_OPEN_PAYMENT}`,
    [basketId, kind, amount],
  );
  return row && toIntent(row);
}

export async function createIntent(
  sql: SqlRunner,
  { realm, accountId, basketId, kind, amount, currency, sku = null }: NewIntent,
): Promise<PaymentIntent> {
  const id = randomToken(kind === 'payment' ? 'pi' : 'seti').replaceAll(/[^A-Za-z0-9_]/g, '0');
  await sql.query(
    `insert into payment_intent (id, client_secret, realm, account_id, kind, amount, currency, basket_id, sku, status) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'requires_payment_method')`,
    [
      id,
      `${id}_secret_${randomToken('s')
        .slice(2)
        .replaceAll(/[^A-Za-z0-9]/g, '0')}`,
      realm,
      accountId,
      kind,
      amount,
      currency,
      basketId,
      sku,
    ],
  );
  const intent = await readIntent(sql, id);
  if (!intent) throw new Error('The payment intent was not kept.');
  return intent;
}

export async function readIntent(sql: SqlRunner, id: string): Promise<PaymentIntent | undefined> {
  const [row] = await sql.query<IntentRow>('select * from payment_intent where id = $1', [id]);
  return row && toIntent(row);
}

/** A separate payment on the same terms, such as a nonce made from a card; returns its id. */
export async function copyIntent(
  sql: SqlRunner,
  { realm, accountId, basketId, kind, amount, currency, sku }: PaymentIntent,
  prefix: string,
): Promise<string> {
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

export async function moveIntent(
  sql: SqlRunner,
  id: string,
  { status, method, lastError }: IntentMove,
): Promise<void> {
  await sql.query(
    `update payment_intent set status = $2, method = coalesce($3::text::jsonb, method), last_error = $4::text::jsonb where id = $1`,
    [id, status, method ? JSON.stringify(method) : null, lastError ? JSON.stringify(lastError) : null],
  );
}

/** Consumes a succeeded intent; false when it was consumed before. */
export async function spendIntent(sql: SqlRunner, id: string): Promise<boolean> {
  const rows = await sql.query(
    `update payment_intent set spent_at = now() where id = $1 and spent_at is null and status = 'succeeded' returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Cancels an unpaid intent. */
export async function takeBack(sql: SqlRunner, id: string): Promise<void> {
  await sql.query(
    `update payment_intent set status = 'canceled' where id = $1 and status in ('requires_payment_method', 'requires_action')`,
    [id],
  );
}

/** Records the purchase made with an intent. */
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

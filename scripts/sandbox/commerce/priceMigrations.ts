/** Price changes that await the viewer's consent, and their texts (LIC-065). */
import type { PriceMigrationAnswer } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';

export interface PendingMigration {
  readonly id: string;
  readonly licenceId: string;
}

/** Those not answered yet. */
export async function pendingMigrations(sql: SqlRunner, accountId: string): Promise<PendingMigration[]> {
  const rows = await sql.query<{ id: string; licence_id: string }>(
    'select id, licence_id from price_migration where account_id = $1 and answer is null',
    [accountId],
  );
  return rows.map(({ id, licence_id: licenceId }) => ({ id, licenceId }));
}

/** A licence's new price: about a seventh more, rounded to a usual retail price. */
export const risenAmount = (amount: number): number => Math.ceil((amount * 1.15) / 100) * 100 - 1;

/** LEAVE ends the licence with its period. Throws 404 when the change is another viewer's, 409 for a second answer. */
export async function answerPriceMigration(
  sql: SqlRunner,
  accountId: string,
  id: string,
  { status }: PriceMigrationAnswer,
): Promise<void> {
  const [known] = await sql.query<{ licence_id: string; answer: string | null }>(
    'select licence_id, answer from price_migration where account_id = $1 and id = $2 for update',
    [accountId, id],
  );
  if (!known) throw notFound(`change of price ${id}`);
  if (known.answer !== null) throw new PlatformError(409, 'alreadyAnswered', ['This has been answered.']);
  await sql.query('update price_migration set answer = $3 where account_id = $1 and id = $2', [
    accountId,
    id,
    status,
  ]);
  if (status === 'LEAVE')
    await sql.query(
      'update entitlement set renews = false where account_id = $1 and licence_id = $2 and replaced_at is null',
      [accountId, known.licence_id],
    );
}

/** Short-lived one-time tokens: in mails, and for staff impersonation. */
import type { SqlRunner } from '../database/database';
import { randomToken, tokenDigest } from './secrets';

export type TokenPurpose = 'reset' | 'confirm' | 'magic' | 'impersonate';

const GOOD_FOR_MINUTES: Readonly<Record<TokenPurpose, number>> = {
  reset: 60,
  confirm: 7 * 24 * 60,
  magic: 15,
  impersonate: 5,
};

export interface OneTimeGrant {
  readonly purpose: TokenPurpose;
  readonly realm: string;
  readonly accountId: string;
  /** E-mail of the member of staff who requested it. */
  readonly issuedBy?: string;
}

/** Issues a token; only its digest is stored. */
export async function issueToken(
  sql: SqlRunner,
  { purpose, realm, accountId, issuedBy }: OneTimeGrant,
): Promise<string> {
  const token = randomToken(purpose);
  await sql.query(
    `insert into one_time_token (token, purpose, realm, account_id, issued_by, expires_at) values ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute')`,
    [tokenDigest(token), purpose, realm, accountId, issuedBy ?? null, GOOD_FOR_MINUTES[purpose]],
  );
  return token;
}

/** A token's account, without consuming it; undefined as {@link spendToken}. */
export async function peekToken(
  sql: SqlRunner,
  purpose: TokenPurpose,
  realm: string,
  token: string,
): Promise<{ accountId: string } | undefined> {
  const [row] = await sql.query<{ account_id: string }>(
    'select account_id from one_time_token where token = $1 and purpose = $2 and realm = $3 and spent_at is null and expires_at > now()',
    [tokenDigest(token), purpose, realm],
  );
  return row && { accountId: row.account_id };
}

/**
 * Consumes a token; undefined when it is unknown, used, expired, or of another purpose. Remains valid if its
 * transaction fails.
 */
export async function spendToken(
  sql: SqlRunner,
  purpose: TokenPurpose,
  realm: string,
  token: string,
): Promise<{ accountId: string; issuedBy: string | null } | undefined> {
  const [row] = await sql.query<{ account_id: string; issued_by: string | null }>(
    `update one_time_token set spent_at = now()
     where token = $1 and purpose = $2 and realm = $3 and spent_at is null and expires_at > now()
     returning account_id, issued_by`,
    [tokenDigest(token), purpose, realm],
  );
  return row && { accountId: row.account_id, issuedBy: row.issued_by };
}

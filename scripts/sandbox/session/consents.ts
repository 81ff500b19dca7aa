/** Viewers' answers to their realm's terms at sign-up (SGN-072). */
import type { ConsentAnswer } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';

export interface StoredConsent {
  readonly realm: string;
  readonly email: string;
  readonly fieldName: string;
  readonly answer: string;
}

/** For two answers to one term, the later one counts. */
export async function keepConsents(
  sql: SqlRunner,
  accountId: string,
  answers: readonly ConsentAnswer[],
): Promise<void> {
  for (const [field, answer] of new Map(answers.map(({ fieldName, answer }) => [fieldName, String(answer)])))
    await sql.query(
      'insert into consent_answer (account_id, field_name, answer) values ($1, $2, $3) on conflict (account_id, field_name) do update set answer = excluded.answer',
      [accountId, field, answer],
    );
}

/** Every answer, by account and term. */
export async function readConsents(sql: SqlRunner): Promise<StoredConsent[]> {
  return sql.query<StoredConsent>(
    `select account.realm, account.email, consent_answer.field_name as "fieldName", consent_answer.answer
     from consent_answer join account on account.id = consent_answer.account_id
     order by account.realm, account.email, consent_answer.field_name`,
  );
}

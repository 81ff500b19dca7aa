/** Mail that the sandbox stores instead of sending. */
import type { SqlRunner } from './database/database';
import type { SandboxRealm } from './realms';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export interface SentMail extends Mail {
  readonly realm: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export async function sendMail(
  sql: SqlRunner,
  realm: SandboxRealm,
  { recipient, subject, body }: Mail,
): Promise<void> {
  await sql.query('insert into mail (realm, recipient, subject, body) values ($1, $2, $3, $4)', [
    realm.id,
    recipient,
    subject,
    body,
  ]);
}

/** Everything sent, newest first. */
export async function readMail(sql: SqlRunner): Promise<SentMail[]> {
  const rows = await sql.query<Mail & { realm: string; sent_at: Date }>(
    'select realm, recipient, subject, body, sent_at from mail order by id desc',
  );
  return rows.map(({ sent_at: sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() }));
}

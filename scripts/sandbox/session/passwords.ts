/** Password reset and e-mail confirmation, both by a mailed token. */
import type { Database } from '../database/database';
import { resetMail, sendMail } from '../mail';
import { notFound, PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { normaliseEmail } from './accounts';
import { issueToken, spendToken } from './oneTimeTokens';
import { hashSecret, matchesSecret } from './secrets';
import type { Sessions } from './sessions';

/** Same limits as in sign-up forms (SGN-106). */
const LENGTH = { least: 8, most: 64 };

/** Mails a link. Throws 404 when no account has this e-mail and a password. */
export async function requestPasswordReset(
  database: Database,
  realm: SandboxRealm,
  email: string,
  site: string,
): Promise<void> {
  const recipient = normaliseEmail(email);
  await database.transaction(async (sql) => {
    const [account] = await sql.query<{ id: string; name: string }>(
      'select id, name from account where realm = $1 and email = $2 and secret_hash is not null',
      [realm.id, recipient],
    );
    if (!account) throw notFound('account with this e-mail');
    const token = await issueToken(sql, { purpose: 'reset', realm: realm.id, accountId: account.id });
    await sendMail(sql, realm, resetMail(realm, { recipient, name: account.name, site, token }));
  });
}

/**
 * Sets a new password and ends all of the account's sessions. Throws 400 with the code invalidToken,
 * weakPassword or samePassword (PWD-015); after the last two the token remains valid.
 */
export async function resetPassword(
  database: Database,
  sessions: Sessions,
  realm: SandboxRealm,
  token: string,
  secret: string,
): Promise<void> {
  await database.transaction(async (sql) => {
    const grant = await spendToken(sql, 'reset', realm.id, token);
    if (!grant)
      throw new PlatformError(400, 'invalidToken', ['This link is not good any more. Ask for a new one.']);
    if (secret.length < LENGTH.least || secret.length > LENGTH.most)
      throw new PlatformError(400, 'weakPassword', [
        `A password has ${LENGTH.least} to ${LENGTH.most} characters.`,
      ]);
    const [row] = await sql.query<{ secret_hash: string }>('select secret_hash from account where id = $1', [
      grant.accountId,
    ]);
    if (row && (await matchesSecret(secret, row.secret_hash)))
      throw new PlatformError(400, 'samePassword', ['This is the password that you have.']);
    await sql.query('update account set secret_hash = $2 where id = $1', [
      grant.accountId,
      await hashSecret(secret),
    ]);
    await sessions.endAll(sql, grant.accountId);
  });
}

/** A password change by somebody who knows the current one. */
export interface PasswordChange {
  readonly current: string;
  readonly secret: string;
}

/**
 * Sets a new password and ends the account's other sessions. Throws 400 with the code
 * invalidCurrentCredentials, weakPassword or samePassword (ACC-033, PWD-015).
 */
export async function changePassword(
  database: Database,
  accountId: string,
  sessionId: string,
  { current, secret }: PasswordChange,
): Promise<void> {
  await database.transaction(async (sql) => {
    const [row] = await sql.query<{ secret_hash: string | null }>(
      'select secret_hash from account where id = $1',
      [accountId],
    );
    if (row?.secret_hash == null || !(await matchesSecret(current, row.secret_hash)))
      throw new PlatformError(400, 'invalidCurrentCredentials', ['This is not the password of the account.']);
    if (secret.length < LENGTH.least || secret.length > LENGTH.most)
      throw new PlatformError(400, 'weakPassword', [
        `A password has ${LENGTH.least} to ${LENGTH.most} characters.`,
      ]);
    if (secret === current)
      throw new PlatformError(400, 'samePassword', ['This is the password that you have.']);
    await sql.query('update account set secret_hash = $2 where id = $1', [
      accountId,
      await hashSecret(secret),
    ]);
    await sql.query(
      'update session set ended_at = now() where account_id = $1 and id <> $2 and ended_at is null',
      [accountId, sessionId],
    );
  });
}

/** Returns the confirmed e-mail. Throws 404 for an invalid token. */
export async function confirmEmail(database: Database, realm: SandboxRealm, token: string): Promise<string> {
  return database.transaction(async (sql) => {
    const grant = await spendToken(sql, 'confirm', realm.id, token);
    const [account] = grant
      ? await sql.query<{ email: string }>(
          'update account set confirmed_at = now() where id = $1 returning email',
          [grant.accountId],
        )
      : [];
    if (!account) throw new PlatformError(404, 'invalidToken', ['This link is not good any more.']);
    return account.email;
  });
}

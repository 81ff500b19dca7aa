/** Signing in without a password: by a link in a mail. */
import type { Database } from '../database/database';
import { sendMail } from '../mail';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { normaliseEmail } from './accounts';
import { magicLetter } from './letters';
import { issueToken, spendToken } from './oneTimeTokens';

/** Mails a link. An address without an account gets none, and the caller is not told: nobody learns who has an account. */
export async function sendMagicLink(database: Database, realm: SandboxRealm, email: string, site: string): Promise<void> {
  const recipient = normaliseEmail(email);
  await database.transaction(async (sql) => {
    const [account] = await sql.query<{ id: string; name: string }>('select id, name from account where realm = $1 and email = $2', [realm.id, recipient]);
    if (!account) return;
    const token = await issueToken(sql, { purpose: 'magic', realm: realm.id, accountId: account.id });
    await sendMail(sql, realm, magicLetter(realm, { recipient, name: account.name, site, token }));
  });
}

/** The account that a link was mailed to; its address counts as confirmed from then on. Refuses with 401 a token that is not good. */
export async function spendMagicToken(database: Database, realm: SandboxRealm, token: string): Promise<string> {
  return database.transaction(async (sql) => {
    const grant = await spendToken(sql, 'magic', realm.id, token);
    if (!grant) throw new PlatformError(401, 'invalidToken', ['This link is not good any more. Ask for a new one.']);
    await sql.query('update account set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [grant.accountId]);
    return grant.accountId;
  });
}

/** Magic links: passwordless sign-in by mail. */
import type { MagicLinkRequest } from '../../../core/generated/platform';
import type { Database } from '../database/database';
import { magicLinkMail, sendMail } from '../mail';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { normaliseEmail } from './accounts';
import { issueToken, peekToken, spendToken } from './oneTimeTokens';

/** Mails a link. The response is the same for an e-mail without an account, to prevent account enumeration. */
export async function sendMagicLink(
  database: Database,
  realm: SandboxRealm,
  { email, state }: MagicLinkRequest,
  site: string,
): Promise<void> {
  const recipient = normaliseEmail(email);
  await database.transaction(async (sql) => {
    const [account] = await sql.query<{ id: string; name: string }>(
      'select id, name from account where realm = $1 and email = $2',
      [realm.id, recipient],
    );
    if (!account) return;
    const token = await issueToken(sql, { purpose: 'magic', realm: realm.id, accountId: account.id });
    await sendMail(sql, realm, magicLinkMail(realm, { recipient, name: account.name, site, token, state }));
  });
}

/** The masked e-mail that a link signs in, without consuming the link. Throws 401 for an invalid token. */
export async function magicLinkAccount(
  database: Database,
  realm: SandboxRealm,
  token: string,
): Promise<string> {
  const grant = await peekToken(database, 'magic', realm.id, token);
  const [account] =
    grant === undefined
      ? []
      : await database.query<{ email: string }>('select email from account where id = $1', [grant.accountId]);
  if (!account) throw invalidToken();
  return account.email.replace(/^(.).*(?=@)/, '$1***');
}

const invalidToken = (): PlatformError =>
  new PlatformError(401, 'invalidToken', ['This link is not good any more. Ask for a new one.']);

/** The account that a link was mailed to; confirms its e-mail. Throws 401 for an invalid token. */
export async function spendMagicToken(
  database: Database,
  realm: SandboxRealm,
  token: string,
): Promise<string> {
  return database.transaction(async (sql) => {
    const grant = await spendToken(sql, 'magic', realm.id, token);
    if (!grant) throw invalidToken();
    await sql.query('update account set confirmed_at = coalesce(confirmed_at, now()) where id = $1', [
      grant.accountId,
    ]);
    return grant.accountId;
  });
}

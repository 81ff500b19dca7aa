/** Staff impersonation of viewers (ADM-012). */
import type { Database } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import { realmOfKey, siteOf, type SandboxRealm } from '../realms';
import { normaliseEmail } from './accounts';
import { issueToken } from './oneTimeTokens';
import { readViewer } from './viewer';

/**
 * A token for the viewer with this e-mail, valid for five minutes. Throws 403 for callers who are not staff,
 * 404 for an unknown e-mail.
 */
async function issueImpersonation(
  database: Database,
  realm: SandboxRealm,
  staffToken: string,
  email: string,
): Promise<string> {
  const staff = await readViewer(database, realm.id, staffToken);
  if (staff.kind !== 'account' || staff.account.role !== 'ADMIN' || staff.impersonatedBy !== null)
    throw new PlatformError(403, 'staffOnly', ['Only staff may do this.']);
  const [account] = await database.query<{ id: string }>(
    'select id from account where realm = $1 and email = $2',
    [realm.id, normaliseEmail(email)],
  );
  if (!account) throw notFound('account with this e-mail');
  return issueToken(database, {
    purpose: 'impersonate',
    realm: realm.id,
    accountId: account.id,
    issuedBy: staff.account.email,
  });
}

/**
 * The same, by the realm's API key; returns the URL that opens the site as that viewer. Throws 400 for an
 * unknown key.
 */
export const impersonationAddress =
  (database: Database) =>
  async (apiKey: string, staffToken: string, email: string): Promise<string> => {
    const realm = realmOfKey(apiKey);
    if (!realm) throw new PlatformError(400, 'unknownApiKey', ['No realm has this x-api-key.']);
    return `${siteOf(realm, null)}/impersonate/${await issueImpersonation(database, realm, staffToken, email)}`;
  };

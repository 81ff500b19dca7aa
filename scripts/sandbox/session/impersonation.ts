/** Staff who look at a site as one of its viewers (ADM-012). */
import type { Database } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import { realmOfKey, siteOf, type SandboxRealm } from '../realms';
import { normaliseEmail } from './accounts';
import { issueToken } from './oneTimeTokens';
import { readViewer } from './viewer';

/** A token for the viewer with this e-mail, good for five minutes. Refuses with 403 whoever is not staff, with 404 an unknown e-mail. */
async function issueImpersonation(database: Database, realm: SandboxRealm, staffToken: string, email: string): Promise<string> {
  const staff = await readViewer(database, realm.id, staffToken);
  if (staff.kind !== 'account' || staff.account.role !== 'ADMIN' || staff.impersonatedBy !== null) throw new PlatformError(403, 'staffOnly', ['Only staff may do this.']);
  const [account] = await database.query<{ id: string }>('select id from account where realm = $1 and email = $2', [realm.id, normaliseEmail(email)]);
  if (!account) throw notFound('account with this e-mail');
  return issueToken(database, { purpose: 'impersonate', realm: realm.id, accountId: account.id, issuedBy: staff.account.email });
}

/** The same, by the realm's key; gives the address that opens the site as that viewer. Refuses an unknown key with 400. */
export const impersonationAddress =
  (database: Database) =>
  async (apiKey: string, staffToken: string, email: string): Promise<string> => {
    const realm = realmOfKey(apiKey);
    if (!realm) throw new PlatformError(400, 'unknownApiKey', ['No realm has this x-api-key.']);
    return `${siteOf(realm, null)}/impersonate/${await issueImpersonation(database, realm, staffToken, email)}`;
  };

/** Buyers without an account: each is valid for one checkout only (GFT-015). */
import { randomUUID } from 'node:crypto';
import type { TokenSet } from '../../../core/generated/platform';
import type { Database } from '../database/database';
import { PlatformError } from '../platformError';
import { type Account, PRINCIPAL_ROLE, type Viewer } from './viewer';
import type { Sessions } from './sessions';

export async function openPrincipal(
  database: Database,
  sessions: Sessions,
  realm: string,
  email: string,
): Promise<TokenSet> {
  const id = `checkout-${randomUUID()}`;
  await database.query(
    `insert into account (id, realm, email, name, role, profile_id, details) values ($1, $2, $3, $4, $5, $1, $6::text::jsonb)`,
    // The e-mail may belong to an account, which this principal is not.
    [id, realm, id, email, PRINCIPAL_ROLE, JSON.stringify({ contactEmail: email })],
  );
  return sessions.start(realm, id);
}

/** The buyer of a gift: a viewer, or a guest-checkout principal. Throws 403 for guests. */
export function requireBuyer(viewer: Viewer): Account {
  if (viewer.kind !== 'account')
    throw new PlatformError(403, 'signInRequired', ['Sign in first, or check out as a guest.']);
  return viewer.account;
}

/** Buyers without an account: each is good for one checkout and for nothing else (GFT-015). */
import { randomUUID } from 'node:crypto';
import type { TokenSet } from '../../../core/generated/platform';
import type { Database } from '../database/database';
import { PlatformError } from '../platformError';
import { PRINCIPAL_ROLE } from './principal';
import type { Sessions } from './sessions';
import type { Account, Viewer } from './viewer';

export async function openPrincipal(database: Database, sessions: Sessions, realm: string, email: string): Promise<TokenSet> {
  const id = `checkout-${randomUUID()}`;
  await database.query(
    `insert into account (id, realm, email, name, role, profile_id, details) values ($1, $2, $3, $4, $5, $1, $6::text::jsonb)`,
    // The address may have an account already, which this is not.
    [id, realm, id, email, PRINCIPAL_ROLE, JSON.stringify({ contactEmail: email })],
  );
  return sessions.start(realm, id);
}

/** Who buys a gift: a viewer, or whoever checks out without an account. Refuses guests with 403. */
export function requireBuyer(viewer: Viewer): Account {
  if (viewer.kind !== 'account') throw new PlatformError(403, 'signInRequired', ['Sign in first, or check out as a guest.']);
  return viewer.account;
}

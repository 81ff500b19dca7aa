/** Who makes a call: nobody, a guest, or an account with what it holds. */
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { isPrincipal } from './principal';
import { tokenDigest } from './secrets';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly profileId: string;
  readonly profileType: 'ADULT' | 'CHILD';
}

export type Viewer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly sessionId: string }
  | { readonly kind: 'account'; readonly sessionId: string; readonly account: Account; readonly holds: ReadonlySet<string>; readonly impersonatedBy: string | null };

export const nobody: Viewer = { kind: 'nobody' };

/** The viewer of an access token. Refuses with 401 when the token is unknown, ended, expired or of another realm. */
export async function readViewer(sql: SqlRunner, realm: string, token: string): Promise<Viewer> {
  const [row] = await sql.query<{ session_id: string; impersonated_by: string | null } & Partial<AccountRow>>(
    `select session.id as session_id, session.impersonated_by, account.id, account.email, account.name, account.role, account.profile_id, account.profile_type
     from access_token
     join session on session.id = access_token.session_id
     left join account on account.id = session.account_id
     where access_token.token = $1 and access_token.expires_at > now() and session.ended_at is null and session.realm = $2`,
    [tokenDigest(token), realm],
  );
  if (!row) throw new PlatformError(401, 'tokenExpired', ['The session has run out.']);
  if (row.id == null) return { kind: 'guest', sessionId: row.session_id };
  const held = await sql.query<{ licence_id: string }>(
    'select distinct licence_id from entitlement_now where account_id = $1 and replaced_at is null and paused_at is null and (ends_at is null or ends_at > now())',
    [row.id],
  );
  return { kind: 'account', sessionId: row.session_id, account: toAccount(row as AccountRow), holds: new Set(held.map(({ licence_id: id }) => id)), impersonatedBy: row.impersonated_by };
}

/** The account of a call that only signed-in viewers make. Refuses guests with 403, and whoever only checks out. */
export function requireAccount(viewer: Viewer): Account {
  if (viewer.kind !== 'account' || isPrincipal(viewer.account)) throw new PlatformError(403, 'signInRequired', ['Sign in first.']);
  return viewer.account;
}

/** The session of a call that guests make too. Refuses with 401 a call without one. */
export function requireSession(viewer: Viewer): string {
  if (viewer.kind === 'nobody') throw new PlatformError(401, 'tokenMissing', ['This call wants a session.']);
  return viewer.sessionId;
}

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly profile_id: string;
  readonly profile_type: string;
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  profileId: row.profile_id,
  profileType: row.profile_type === 'CHILD' ? 'CHILD' : 'ADULT',
});

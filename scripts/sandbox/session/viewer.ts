/** The caller: nobody, a guest, or an account with its entitlements. */
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { parentalLimit, type ParentalLimit } from '../profiles/parentalLimit';
import { tokenDigest } from './secrets';
import type { AccessLevel } from '../../../core/generated/platform';
import type { SeedAccess } from '../seed/types';

/** The role that distinguishes a guest-checkout principal from an account. */
export const PRINCIPAL_ROLE = 'GUEST_CHECKOUT';

const isPrincipal = ({ role }: { readonly role: string }): boolean => role === PRINCIPAL_ROLE;

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly profileId: string;
  readonly profileName: string;
  readonly profileType: 'ADULT' | 'CHILD';
  readonly profileAvatar: string | null;
  /** Key of profile-specific data besides the account; empty for the main profile. */
  readonly keeper: string;
}

export type Viewer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly sessionId: string }
  | {
      readonly kind: 'account';
      readonly sessionId: string;
      readonly account: Account;
      readonly holds: ReadonlySet<string>;
      readonly impersonatedBy: string | null;
      readonly parental: ParentalLimit;
    };

export const nobody: Viewer = { kind: 'nobody' };

/** The viewer of an access token. Throws 401 when the token is unknown, revoked, expired or of another realm. */
export async function readViewer(sql: SqlRunner, realm: string, token: string): Promise<Viewer> {
  const [row] = await sql.query<
    {
      session_id: string;
      impersonated_by: string | null;
      unlocked: boolean;
      enabled: boolean | null;
      max_rating: number | null;
    } & Partial<AccountRow>
  >(
    `select session.id as session_id, session.impersonated_by, coalesce(session.unlocked_until > now(), false) as unlocked, account.id, account.email, account.name, account.role,
       coalesce(chosen.id, account.profile_id) as profile_id, coalesce(chosen.name, account.profile_name) as profile_name, coalesce(chosen.type, account.profile_type) as profile_type,
       coalesce(chosen.avatar, case when chosen.id is null then account.profile_avatar end) as profile_avatar, case when chosen.main then '' else chosen.id end as keeper,
       parental_control.enabled, parental_control.max_rating
     from access_token
     join session on session.id = access_token.session_id
     left join account on account.id = session.account_id
     left join profile_now chosen on chosen.id = session.profile_id and chosen.account_id = account.id
     left join parental_control on parental_control.account_id = account.id
     where access_token.token = $1 and access_token.expires_at > now() and session.ended_at is null and session.realm = $2`,
    [tokenDigest(token), realm],
  );
  if (!row) throw new PlatformError(401, 'tokenExpired', ['The session has run out.']);
  if (row.id == null) return { kind: 'guest', sessionId: row.session_id };
  const held = await sql.query<{ licence_id: string }>(
    'select distinct licence_id from entitlement_now where account_id = $1 and replaced_at is null and paused_at is null and (ends_at is null or ends_at > now())',
    [row.id],
  );
  const account = toAccount(row as AccountRow);
  const parental = parentalLimit(account.profileType, {
    enabled: row.enabled === true,
    maxRating: row.max_rating,
    unlocked: row.unlocked,
  });
  return {
    kind: 'account',
    sessionId: row.session_id,
    account,
    holds: new Set(held.map(({ licence_id: id }) => id)),
    impersonatedBy: row.impersonated_by,
    parental,
  };
}

/** The caller's account. Throws 403 for guests and guest-checkout principals. */
export function requireAccount(viewer: Viewer): Account {
  if (viewer.kind !== 'account' || isPrincipal(viewer.account))
    throw new PlatformError(403, 'signInRequired', ['Sign in first.']);
  return viewer.account;
}

/** The caller's session, which guests have as well. Throws 401 without one. */
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
  readonly profile_name?: string | null;
  readonly profile_avatar?: string | null;
  readonly keeper?: string | null;
}

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  profileId: row.profile_id,
  profileName: row.profile_name ?? row.name,
  profileType: row.profile_type === 'CHILD' ? 'CHILD' : 'ADULT',
  profileAvatar: row.profile_avatar ?? null,
  keeper: row.keeper ?? '',
});

/** A viewer's access to a content (PLY-030). Free: everybody; on sign-in: every account; licence: holders of one of the content's licences. */
export function accessLevelOf(access: SeedAccess, viewer: Viewer): AccessLevel {
  if (access.kind === 'geoblocked') return 'GEOBLOCKED';
  if (access.kind === 'free') return 'GRANTED';
  if (access.kind === 'signIn') return viewer.kind === 'account' ? 'GRANTED' : 'GRANTED_ON_SIGN_IN';
  const holdsOne = viewer.kind === 'account' && access.licences.some((licence) => viewer.holds.has(licence));
  return holdsOne ? 'GRANTED' : 'DENIED';
}

/** A partner whose customers may watch: its tokens and entitlements. */
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import type { OutsideIdentity } from '../session/accounts';

/** The provider's name in linked accounts. */
const PARTNER = 'opin';

/** The tokens of the partner's workflow and their identities. */
const customers: Readonly<Record<string, Omit<OutsideIdentity, 'provider'>>> = {
  'opin-maya': { subject: 'maya', email: 'maya@opin.example', name: 'Maya Monteiro' },
  'opin-omar': { subject: 'omar', email: 'omar@opin.example', name: 'Omar Okoye' },
};

/** The identity of a partner's token. Throws 401 for an unknown one. */
export function partnerIdentity(opinAuthToken: string): OutsideIdentity {
  const found = customers[opinAuthToken];
  if (!found) throw new PlatformError(401, 'failedAuthentication', ['The partner does not know this token.']);
  return { provider: PARTNER, ...found };
}

/** The partner's customers hold the realm's first subscription for as long as they are customers. */
export async function grantByPartner(sql: SqlRunner, realm: SandboxRealm, accountId: string): Promise<void> {
  const licence = realm.trade.licences.find(({ type }) => type === 'SUBSCRIPTION');
  if (!licence) return;
  await sql.query(
    `insert into entitlement (id, account_id, licence_id, renews, starts_at, method) values ($1, $2, $3, true, now(), '{"type": "partner"}') on conflict (id) do nothing`,
    [`${accountId}-${PARTNER}`, accountId, licence.id],
  );
}

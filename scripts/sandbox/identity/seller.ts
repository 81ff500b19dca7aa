/** A third-party seller of a realm's licences: takes the payment and attests the purchase with a code. */
import type { Database } from '../database/database';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { randomToken, tokenDigest } from '../session/secrets';
import type { OutsideIdentity } from '../session/accounts';

/** The seller's name in licences and in linked accounts. */
export const SELLER = 'box-office';

export interface Sale {
  readonly realm: string;
  readonly licence: string;
  readonly email: string;
}

/** Records a sale; returns the code that the site redeems. */
export async function recordSale(database: Database, { realm, licence, email }: Sale): Promise<string> {
  const code = randomToken('sale');
  await database.query(
    'insert into seller_sale (code, realm, seller, licence_id, email, name) values ($1, $2, $3, $4, $5, $6)',
    [tokenDigest(code), realm, SELLER, licence, email, email.split('@')[0] ?? email],
  );
  return code;
}

/**
 * Redeems a sale's code once. Throws 401 when it is unknown, used, of another seller or realm, or older than
 * ten minutes.
 */
export async function takeUpSale(
  database: Database,
  realm: SandboxRealm,
  seller: string,
  code: string,
): Promise<{ readonly buyer: OutsideIdentity; readonly licence: string }> {
  const [sale] = await database.query<{ email: string; name: string; licence_id: string }>(
    `update seller_sale set spent_at = now()
     where code = $1 and realm = $2 and seller = $3 and spent_at is null and created_at > now() - interval '10 minutes' returning email, name, licence_id`,
    [tokenDigest(code), realm.id, seller],
  );
  if (!sale)
    throw new PlatformError(401, 'failedAuthentication', ['This purchase cannot be taken up. Start again.']);
  return {
    buyer: { provider: seller, subject: sale.email, email: sale.email, name: sale.name },
    licence: sale.licence_id,
  };
}

/** Grants the licence to the buyer. */
export async function grantSale(database: Database, accountId: string, licence: string): Promise<void> {
  await database.query(
    `insert into entitlement (id, account_id, licence_id, renews, starts_at, method) values ($1, $2, $3, true, now(), '{"type": "partner"}') on conflict (id) do nothing`,
    [`${accountId}-${SELLER}-${licence}`, accountId, licence],
  );
}

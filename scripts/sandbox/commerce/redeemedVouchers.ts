/** Vouchers redeemed for a held licence: each reduces its next payment, once (PAY-037). */
import type { Discount, VoucherRedemption } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import type { Account } from '../session/viewer';
import { isActive, readEntitlements } from './entitlements';
import type { SeedVoucher } from './types';

export interface RedeemedVoucher {
  readonly licenceId: string;
  readonly voucher: SeedVoucher;
}

/** The account, realm and time (epoch milliseconds) of a redemption. */
export interface Redeemer {
  readonly realm: SandboxRealm;
  readonly account: Account;
  readonly now: number;
}

/**
 * Throws 404 for an unknown voucher or a licence not held, 409 when the voucher has expired, was used, or
 * reduces nothing.
 */
export async function redeemVoucher(
  sql: SqlRunner,
  { realm, account, now }: Redeemer,
  { voucherCode, licenceId }: VoucherRedemption,
): Promise<void> {
  const code = voucherCode.trim().toUpperCase();
  const voucher = realm.trade.vouchers.find((candidate) => candidate.code === code);
  if (!voucher) throw new PlatformError(404, 'voucherUnknown', ['There is no such voucher.']);
  if (voucher.expired) throw new PlatformError(409, 'voucherExpired', ['This voucher has run out.']);
  const held = (await readEntitlements(sql, account.id)).find(
    (entitlement) => entitlement.licenceId === licenceId && isActive(entitlement, now),
  );
  if (!held) throw notFound(`licence ${licenceId} among those you hold`);
  if (!held.renews)
    throw new PlatformError(409, 'voucherUsed', ['There is no payment to come that it could lower.']);
  const taken = await sql.query(
    'insert into redeemed_voucher (account_id, code, licence_id) values ($1, $2, $3) on conflict do nothing returning code',
    [account.id, code, licenceId],
  );
  if (taken.length === 0)
    throw new PlatformError(409, 'voucherUsed', ['This voucher has been used already.']);
}

export async function readRedeemedVouchers(
  sql: SqlRunner,
  vouchers: readonly SeedVoucher[],
  accountId: string,
): Promise<RedeemedVoucher[]> {
  const rows = await sql.query<{ code: string; licence_id: string }>(
    'select code, licence_id from redeemed_voucher where account_id = $1 order by code',
    [accountId],
  );
  return rows.flatMap(({ code, licence_id: licenceId }) => {
    const voucher = vouchers.find((candidate) => candidate.code === code);
    return voucher ? [{ licenceId, voucher }] : [];
  });
}

/** Applies to the next payment. */
export const upcomingDiscount = ({ voucher: { discount } }: RedeemedVoucher): Discount => ({
  ...discount,
  state: 'UPCOMING',
});

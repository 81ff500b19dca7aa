/** Vouchers that were redeemed for a licence that is held already: each lowers its next payment, once (PAY-037). */
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

/** Who redeems, where and when (epoch milliseconds). */
export interface Redeemer {
  readonly realm: SandboxRealm;
  readonly account: Account;
  readonly now: number;
}

/** Refuses with 404 an unknown voucher and a licence that is not held, with 409 one that has run out, was used, or has nothing to lower. */
export async function redeemVoucher(sql: SqlRunner, { realm, account, now }: Redeemer, { voucherCode, licenceId }: VoucherRedemption): Promise<void> {
  const code = voucherCode.trim().toUpperCase();
  const voucher = realm.trade.vouchers.find((candidate) => candidate.code === code);
  if (!voucher) throw new PlatformError(404, 'voucherUnknown', ['There is no such voucher.']);
  if (voucher.expired) throw new PlatformError(409, 'voucherExpired', ['This voucher has run out.']);
  const held = (await readEntitlements(sql, account.id)).find((entitlement) => entitlement.licenceId === licenceId && isActive(entitlement, now));
  if (!held) throw notFound(`licence ${licenceId} among those you hold`);
  if (!held.renews) throw new PlatformError(409, 'voucherUsed', ['There is no payment to come that it could lower.']);
  const taken = await sql.query('insert into redeemed_voucher (account_id, code, licence_id) values ($1, $2, $3) on conflict do nothing returning code', [account.id, code, licenceId]);
  if (taken.length === 0) throw new PlatformError(409, 'voucherUsed', ['This voucher has been used already.']);
}

export async function readRedeemedVouchers(sql: SqlRunner, vouchers: readonly SeedVoucher[], accountId: string): Promise<RedeemedVoucher[]> {
  const rows = await sql.query<{ code: string; licence_id: string }>('select code, licence_id from redeemed_voucher where account_id = $1 order by code', [accountId]);
  return rows.flatMap(({ code, licence_id: licenceId }) => {
    const voucher = vouchers.find((candidate) => candidate.code === code);
    return voucher ? [{ licenceId, voucher }] : [];
  });
}

/** It waits for the next payment. */
export const upcomingDiscount = ({ voucher: { discount } }: RedeemedVoucher): Discount => ({ ...discount, state: 'UPCOMING' });

/** Entitlements of accounts: read with their licences, granted by a purchase. */
import { randomUUID } from 'node:crypto';
import type { SqlRunner } from '../database/database';
import type { SeedLicence } from './types';

export interface Entitlement {
  readonly id: string;
  readonly licenceId: string;
  readonly trial: boolean;
  readonly renews: boolean;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number | null;
  /** Replaced by another licence of the family. */
  readonly replaced: boolean;
  readonly method: Readonly<Record<string, unknown>>;
  /** The card charged on renewal; null when unknown. */
  readonly cardId: string | null;
  readonly cardExpired: boolean;
  readonly paused: boolean;
  /** When the pause ends automatically, in epoch milliseconds. */
  readonly resumesAt: number | null;
  /** Answer to the retention offer. */
  readonly offerAnswer: 'REDEEMED' | 'REFUSED' | null;
}

export const isActive = ({ endsAt, replaced, paused }: Entitlement, now: number): boolean =>
  !replaced && !paused && (endsAt === null || endsAt > now);

/** Paused, and not replaced since. */
export const isPaused = ({ replaced, paused }: Entitlement): boolean => paused && !replaced;

/** Whether the viewer may pause it: a renewing subscription past its trial. */
export const isPausable = ({ type }: SeedLicence, { trial, renews }: Entitlement): boolean =>
  type === 'SUBSCRIPTION' && !trial && renews;

interface Row {
  readonly id: string;
  readonly licence_id: string;
  readonly trial: boolean;
  readonly renews: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly replaced_at: Date | null;
  readonly method: Record<string, unknown>;
  readonly card_id: string | null;
  readonly card_expired: boolean | null;
  readonly paused_at: Date | null;
  readonly resume_after: Date | null;
  readonly offer_answer: Entitlement['offerAnswer'];
}

/** All past and present entitlements of an account, newest first. */
export async function readEntitlements(sql: SqlRunner, accountId: string): Promise<Entitlement[]> {
  const rows = await sql.query<Row>(
    `select held.*, card.expired as card_expired from entitlement_now held left join card on card.id = held.card_id
     where held.account_id = $1 order by held.created_at desc, held.id`,
    [accountId],
  );
  return rows.map((row) => ({
    id: row.id,
    licenceId: row.licence_id,
    trial: row.trial,
    renews: row.renews,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at === null ? null : row.ends_at.getTime(),
    replaced: row.replaced_at !== null,
    method: row.method,
    cardId: row.card_id,
    cardExpired: row.card_expired === true,
    paused: row.paused_at !== null,
    resumesAt: row.resume_after === null ? null : row.resume_after.getTime(),
    offerAnswer: row.offer_answer,
  }));
}

export interface Grant {
  readonly accountId: string;
  readonly licence: SeedLicence;
  readonly trial: boolean;
  /** The other licences of the family, which this one replaces. */
  readonly replaces: readonly string[];
  readonly method: Readonly<Record<string, unknown>>;
  /** The card charged from now on; null when nothing was charged. */
  readonly cardId: string | null;
  /** Paid, but activated later. */
  readonly waits: boolean;
  readonly now: number;
}

/** Returns the purchase id. */
export async function grant(
  sql: SqlRunner,
  { accountId, licence, trial, replaces, method, cardId, waits, now }: Grant,
): Promise<string> {
  const id = randomUUID();
  await sql.query(
    'update entitlement set replaced_at = now() where account_id = $1 and licence_id = any($2) and replaced_at is null',
    [accountId, replaces],
  );
  await sql.query(
    `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at, method, card_id, waits) values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10)`,
    [
      id,
      accountId,
      licence.id,
      trial,
      licence.type === 'SUBSCRIPTION',
      new Date(now),
      new Date(endOf(licence, trial, now)),
      JSON.stringify(method),
      cardId,
      waits,
    ],
  );
  return id;
}

/** Grants a licence until a date, in addition to any other; it does not renew. */
export async function grantFor(
  sql: SqlRunner,
  {
    accountId,
    licence,
    until,
    method,
    now,
  }: Pick<Grant, 'accountId' | 'licence' | 'method' | 'now'> & { readonly until: number },
): Promise<void> {
  await sql.query(
    `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at, method) values ($1, $2, $3, false, false, $4, $5, $6::text::jsonb)`,
    [randomUUID(), accountId, licence.id, new Date(now), new Date(until), JSON.stringify(method)],
  );
}

function endOf(licence: SeedLicence, trial: boolean, now: number): number {
  if (trial && licence.trial !== undefined) return addPeriod(now, licence.trial);
  if (licence.period !== undefined) return addPeriod(now, licence.period);
  return addPeriod(now, `P${licence.holdsDays ?? 30}D`);
}

/**
 * One period after `from`, both in epoch milliseconds. An ISO 8601 period of a single unit, as licences use them
 * (LIC-046); months and years are calendar units, in UTC.
 */
export function addPeriod(from: number, period: string): number {
  const [, count, unit] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  if (count === undefined) throw new Error(`${period} is not a period.`);
  const date = new Date(from);
  const amount = Number(count);
  if (unit === 'D') date.setUTCDate(date.getUTCDate() + amount);
  else if (unit === 'W') date.setUTCDate(date.getUTCDate() + amount * 7);
  else if (unit === 'M') date.setUTCMonth(date.getUTCMonth() + amount);
  else date.setUTCFullYear(date.getUTCFullYear() + amount);
  return date.getTime();
}

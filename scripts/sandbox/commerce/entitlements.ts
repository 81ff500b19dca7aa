/** What accounts hold: read with its licences, granted by a purchase. */
import { randomUUID } from 'node:crypto';
import type { SqlRunner } from '../database/database';
import { addPeriod } from './period';
import type { SeedLicence } from './types';

export interface Entitlement {
  readonly id: string;
  readonly licenceId: string;
  readonly trial: boolean;
  readonly renews: boolean;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number | null;
  /** Another licence of the family took its place. */
  readonly replaced: boolean;
  readonly method: Readonly<Record<string, unknown>>;
}

export const isActive = ({ endsAt, replaced }: Entitlement, now: number): boolean => !replaced && (endsAt === null || endsAt > now);

/** Everything an account ever held, newest first. */
export async function readEntitlements(sql: SqlRunner, accountId: string): Promise<Entitlement[]> {
  const rows = await sql.query<{ id: string; licence_id: string; trial: boolean; renews: boolean; starts_at: Date; ends_at: Date | null; replaced_at: Date | null; method: Record<string, unknown> }>(
    'select id, licence_id, trial, renews, starts_at, ends_at, replaced_at, method from entitlement where account_id = $1 order by created_at desc, id',
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
  }));
}

export interface Grant {
  readonly accountId: string;
  readonly licence: SeedLicence;
  readonly trial: boolean;
  /** The other licences of the family, which this one takes the place of. */
  readonly replaces: readonly string[];
  readonly method: Readonly<Record<string, unknown>>;
  readonly now: number;
}

/** Gives the id of the purchase. */
export async function grant(sql: SqlRunner, { accountId, licence, trial, replaces, method, now }: Grant): Promise<string> {
  const id = randomUUID();
  await sql.query('update entitlement set replaced_at = now() where account_id = $1 and licence_id = any($2) and replaced_at is null', [accountId, replaces]);
  await sql.query(
    `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at, method) values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)`,
    [id, accountId, licence.id, trial, licence.type === 'SUBSCRIPTION', new Date(now), new Date(endOf(licence, trial, now)), JSON.stringify(method)],
  );
  return id;
}

function endOf(licence: SeedLicence, trial: boolean, now: number): number {
  if (trial && licence.trial !== undefined) return addPeriod(now, licence.trial);
  if (licence.period !== undefined) return addPeriod(now, licence.period);
  return addPeriod(now, `P${licence.holdsDays ?? 30}D`);
}

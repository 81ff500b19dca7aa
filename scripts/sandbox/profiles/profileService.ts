/** The profiles of an account: list, create, change, delete, choose (FAV-030, FAV-036, FAV-037). */
import { randomUUID } from 'node:crypto';
import type { Profile, ProfileChange } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import { hashSecret } from '../session/secrets';
import type { Account } from '../session/viewer';
import type { PinService } from './PinService';

/** Maximum number of profiles of an account. */
export const PROFILE_LIMIT = 5;

interface ProfileRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly avatar: string | null;
  readonly pin: string | null;
  readonly main: boolean;
}

const profileOf = ({ id, name, type, avatar, pin, main }: ProfileRow): Profile => ({
  id,
  name,
  type: type === 'CHILD' ? 'CHILD' : 'ADULT',
  avatar,
  hasPin: pin !== null,
  main,
});

export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly pins: PinService,
  ) {}

  /** The main one first, then in order of creation. */
  async list({ id }: Pick<Account, 'id'>): Promise<Profile[]> {
    return (await rowsOf(this.database, id)).map(profileOf);
  }

  /** Throws 403 for a child, 409 beyond the limit or for a name in use. */
  async create(account: Account, { name, type, avatar, pin }: ProfileChange): Promise<Profile> {
    refuseChild(account);
    return this.database.transaction(async (sql) => {
      const rows = await rowsOf(sql, account.id);
      if (rows.length >= PROFILE_LIMIT)
        throw new PlatformError(409, 'profileLimitReached', ['There are as many profiles as there may be.']);
      refuseTaken(rows, name);
      const row: ProfileRow = {
        id: randomUUID(),
        name: name.trim(),
        type,
        avatar: avatar ?? null,
        pin: pin ? await hashSecret(pin) : null,
        main: false,
      };
      await sql.query(
        'insert into profile (id, account_id, name, type, avatar, pin) values ($1, $2, $3, $4, $5, $6)',
        [row.id, account.id, row.name, type, row.avatar, row.pin],
      );
      return profileOf(row);
    });
  }

  /** Throws 403 for a child, 409 for a name in use or for making the main profile a child's. */
  async change(account: Account, id: string, { name, type, avatar, pin }: ProfileChange): Promise<Profile> {
    refuseChild(account);
    return this.database.transaction(async (sql) => {
      const rows = await rowsOf(sql, account.id);
      const before = named(rows, id);
      if (before.main && type === 'CHILD' && before.type !== 'CHILD') throw mainStays();
      refuseTaken(
        rows.filter((row) => row !== before),
        name,
      );
      const row: ProfileRow = {
        ...before,
        name: name.trim(),
        type,
        avatar: avatar ?? null,
        pin: pin === undefined ? before.pin : pin === null ? null : await hashSecret(pin),
      };
      if (before.main)
        await sql.query(
          'update account set profile_name = $2, profile_type = $3, profile_avatar = $4, profile_pin = $5 where id = $1',
          [account.id, row.name, type, row.avatar, row.pin],
        );
      else
        await sql.query('update profile set name = $2, type = $3, avatar = $4, pin = $5 where id = $1', [
          id,
          row.name,
          type,
          row.avatar,
          row.pin,
        ]);
      return profileOf(row);
    });
  }

  /** Deletes its data as well. Throws 403 for a child, 409 for the main profile and the current one. */
  async delete(account: Account, id: string): Promise<void> {
    refuseChild(account);
    await this.database.transaction(async (sql) => {
      const profile = named(await rowsOf(sql, account.id), id);
      if (profile.main) throw mainStays();
      if (id === account.profileId)
        throw new PlatformError(409, 'profileInUse', ['Choose another profile first.']);
      for (const kept of ['favourite', 'watch_progress', 'watchlist_saved', 'watchlist'])
        await sql.query(`delete from ${kept} where account_id = $1 and profile_id = $2`, [account.id, id]);
      await sql.query('delete from profile where id = $1', [id]);
    });
  }

  /**
   * Selects the session's profile. A pin is required to leave a child's profile for one that has a pin, and to
   * select the present profile once more; a pin that is sent is checked in any case. See
   * {@link PinService.check}.
   */
  async choose(
    account: Account,
    sessionId: string,
    id: string,
    pin: string | null | undefined,
  ): Promise<void> {
    const profile = named(await rowsOf(this.database, account.id), id);
    const required =
      id === account.profileId || (account.profileType === 'CHILD' && profile.type !== 'CHILD');
    if (profile.pin !== null && (required || pin)) await this.pins.check(`profile ${id}`, profile.pin, pin);
    // A parental unlock applied to the previous profile only.
    await this.database.query('update session set profile_id = $2, unlocked_until = null where id = $1', [
      sessionId,
      id,
    ]);
  }
}

const rowsOf = (sql: SqlRunner, accountId: string): Promise<ProfileRow[]> =>
  sql.query<ProfileRow>(
    'select id, name, type, avatar, pin, main from profile_now where account_id = $1 order by main desc, created_at, id',
    [accountId],
  );

function named(rows: readonly ProfileRow[], id: string): ProfileRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw notFound(`profile ${id}`);
  return row;
}

/** Children may not create, change or delete profiles. */
export function refuseChild({ profileType }: Pick<Account, 'profileType'>): void {
  if (profileType === 'CHILD')
    throw new PlatformError(403, 'childProfile', ['A child’s profile cannot do this.']);
}

function refuseTaken(others: readonly ProfileRow[], name: string): void {
  const wanted = name.trim().toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === wanted))
    throw new PlatformError(409, 'profileNameTaken', ['There is a profile of that name.']);
}

const mainStays = (): PlatformError =>
  new PlatformError(409, 'mainProfile', ['The main profile stays, and stays an adult’s.']);

/** An account's parental control: read, change, and unlock for some hours (FAV-040). */
import type { ParentalControl, ParentalControlChange } from '../../../core/generated/platform';
import type { Database } from '../database/database';
import { PlatformError } from '../platformError';
import { hashSecret } from '../session/secrets';
import type { Account } from '../session/viewer';
import type { PinService } from './PinService';
import { refuseChild } from './profileService';

interface ControlRow {
  readonly enabled: boolean;
  readonly max_rating: number | null;
  readonly pin: string;
}

const UNLOCKED_HOURS = 4;

export class ParentalService {
  constructor(
    private readonly database: Database,
    private readonly pins: PinService,
  ) {}

  async read({ id }: Pick<Account, 'id'>): Promise<ParentalControl> {
    const row = await this.rowOf(id);
    return row === undefined
      ? { enabled: false, pin: null, maxRating: null }
      : { enabled: row.enabled, pin: '****', maxRating: row.max_rating };
  }

  /** Requires the current pin; throws 403 for a child, 400 when enabling it without a pin. */
  async change(
    account: Account,
    { enabled, maxRating, pin, currentPin }: ParentalControlChange,
  ): Promise<ParentalControl> {
    refuseChild(account);
    const before = await this.rowOf(account.id);
    if (before !== undefined) await this.pins.check(`parental ${account.id}`, before.pin, currentPin);
    const hash = pin ? await hashSecret(pin) : before?.pin;
    if (hash === undefined) {
      if (enabled) throw new PlatformError(400, 'pinMissing', ['Choose a pin first.']);
      return this.read(account);
    }
    await this.database.query(
      `insert into parental_control (account_id, enabled, max_rating, pin) values ($1, $2, $3, $4)
       on conflict (account_id) do update set enabled = excluded.enabled, max_rating = excluded.max_rating, pin = excluded.pin`,
      [account.id, enabled, maxRating ?? null, hash],
    );
    return this.read(account);
  }

  /** For this session only. Throws 403 for a child's profile. */
  async unlock(account: Account, sessionId: string, pin: string): Promise<void> {
    refuseChild(account);
    const row = await this.rowOf(account.id);
    if (row === undefined) return;
    await this.pins.check(`parental ${account.id}`, row.pin, pin);
    await this.database.query(
      `update session set unlocked_until = now() + $2 * interval '1 hour' where id = $1`,
      [sessionId, UNLOCKED_HOURS],
    );
  }

  private async rowOf(accountId: string): Promise<ControlRow | undefined> {
    const [row] = await this.database.query<ControlRow>(
      'select enabled, max_rating, pin from parental_control where account_id = $1',
      [accountId],
    );
    return row;
  }
}

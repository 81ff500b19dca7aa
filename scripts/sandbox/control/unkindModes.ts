/**
 * Unkind modes: adverse timing of the platform or network around paying calls. All are off by default. Faults
 * (`faults.ts`) replace a response; these modes change when things happen and how often.
 */
import type { Database, SqlRunner } from '../database/database';

/** Each mode with its delay in milliseconds, used where the request names none. */
export const unkindModeDelays = {
  /**
   * Two paying calls of one account run concurrently: both read before either writes, if the second arrives
   * within this time.
   */
  parallel: 150,
  /** A paying call is processed; its response is sent after the client's timeout. */
  lateAnswer: 35_000,
  /** A paying call is processed; the connection closes before the response. */
  lostAnswer: 0,
  /** The basket is emptied at once; the licence or gift is activated later. */
  lateActivation: 10_000,
  /** The bank's payment webhook is delivered twice. */
  duplicateWebhooks: 5_000,
  /** The price rises when the paying call arrives, once per product and account. */
  priceChange: 0,
} as const;

export type UnkindModeName = keyof typeof unkindModeDelays;

interface UnkindMode {
  /** How often it acts; default: always. */
  readonly times?: number;
  readonly afterMs?: number;
}

export type UnkindModeSet = Readonly<Partial<Record<UnkindModeName, UnkindMode>>>;

/** Empty when the set is valid. */
export function unkindModeProblems(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return ['An object of modes is expected.'];
  return Object.entries(value).flatMap(([name, mode]: [string, unknown]) => {
    if (!Object.hasOwn(unkindModeDelays, name))
      return [`${name} is no mode. There are ${Object.keys(unkindModeDelays).join(', ')}.`];
    if (typeof mode !== 'object' || mode === null || Array.isArray(mode))
      return [`${name}: a mode is an object.`];
    return Object.entries(mode).flatMap(([key, entry]: [string, unknown]) => {
      const fits =
        key === 'times'
          ? Number.isInteger(entry) && (entry as number) > 0
          : key === 'afterMs' && typeof entry === 'number' && entry >= 0;
      return fits ? [] : [`${name}: ${key} is not right.`];
    });
  });
}

export interface UnkindModesDeps {
  readonly database: Database;
  /** Runs a task later; returns the function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

export class UnkindModes {
  private modes: UnkindModeSet = {};
  private struck: Partial<Record<UnkindModeName, number>> = {};
  /** By account: resumes the paying call that waits between its reads and its writes. */
  private readonly waiting = new Map<string, () => void>();

  constructor(private readonly deps: UnkindModesDeps) {}

  get active(): UnkindModeSet {
    return this.modes;
  }

  /** How often each mode has acted since it was set. */
  get strikes(): Readonly<Partial<Record<UnkindModeName, number>>> {
    return this.struck;
  }

  /** Replaces all modes. Purchases that wait for a mode that is now off become active. */
  async set(modes: UnkindModeSet): Promise<void> {
    this.modes = modes;
    this.struck = {};
    if (modes.lateActivation === undefined) await this.activate();
  }

  /** The mode if it acts now; counts the use. */
  strike(name: UnkindModeName): UnkindMode | undefined {
    const mode = this.modes[name];
    const count = this.struck[name] ?? 0;
    if (mode === undefined || count >= (mode.times ?? Infinity)) return undefined;
    this.struck = { ...this.struck, [name]: count + 1 };
    return mode;
  }

  /** Runs `task` after a mode's delay; logs its rejection. */
  later(mode: UnkindMode, name: UnkindModeName, task: () => Promise<unknown>): () => void {
    return this.deps.after(mode.afterMs ?? unkindModeDelays[name], () => void task().catch(this.deps.report));
  }

  /**
   * Runs the work of a paying call in a transaction, or without one in the mode `parallel`. `interleave` runs
   * between its reads and its writes: in that mode it waits, for a limited time, until another call of the
   * account has read as well.
   */
  async payCall<Answer>(
    accountId: string,
    work: (sql: SqlRunner, interleave: () => Promise<void>) => Promise<Answer>,
  ): Promise<Answer> {
    const { database } = this.deps;
    const mode = this.strike('parallel');
    if (mode === undefined) return database.transaction((sql) => work(sql, async () => undefined));
    return work(database, () => this.waitForOther(accountId, mode));
  }

  /** Whether the current purchase is activated later; activation then happens automatically. Call once per purchase. */
  delaysActivation(): boolean {
    const mode = this.strike('lateActivation');
    if (mode !== undefined) this.later(mode, 'lateActivation', () => this.activate());
    return mode !== undefined;
  }

  /** Raises the price of a licence or gift for one account, once, in the mode `priceChange`. Returns whether it did. */
  async changePrice(
    accountId: string,
    { sku, amount }: { readonly sku: string; readonly amount: number },
  ): Promise<boolean> {
    const { database } = this.deps;
    if (this.modes.priceChange === undefined || amount === 0) return false;
    const [changed] = await database.query('select 1 from changed_price where account_id = $1 and sku = $2', [
      accountId,
      sku,
    ]);
    if (changed !== undefined || this.strike('priceChange') === undefined) return false;
    const raised = await database.query(
      'insert into changed_price (account_id, sku, amount) values ($1, $2, $3) on conflict do nothing returning sku',
      [accountId, sku, amount + PRICE_STEP],
    );
    return raised.length > 0;
  }

  private async activate(): Promise<void> {
    const { database } = this.deps;
    await database.query('update entitlement set waits = false where waits');
    await database.query('update gift set waits = false where waits');
  }

  private waitForOther(accountId: string, mode: UnkindMode): Promise<void> {
    const other = this.waiting.get(accountId);
    if (other !== undefined) {
      other();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const goOn = () => {
        stop();
        this.waiting.delete(accountId);
        resolve();
      };
      const stop = this.later(mode, 'parallel', async () => goOn());
      this.waiting.set(accountId, goOn);
    });
  }
}

/** Minor units by which a price rises. */
const PRICE_STEP = 100;

/** The price of a sku for this account: the changed price, else `amount`. */
export async function priceOf(
  sql: SqlRunner,
  accountId: string,
  sku: string,
  amount: number,
): Promise<number> {
  const [changed] = await sql.query<{ amount: number }>(
    'select amount from changed_price where account_id = $1 and sku = $2',
    [accountId, sku],
  );
  return changed?.amount ?? amount;
}

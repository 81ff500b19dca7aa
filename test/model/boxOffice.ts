/** The sandbox in this process, without a network: buyers, its unkind modes, and access to its database. */
import type { Licence, LicenceFamilies } from '../../core/generated/platform';
import type { UnkindModeName, UnkindModeSet } from '../../scripts/sandbox/control/unkindModes';
import { startSandbox } from '../../scripts/sandbox/startSandbox';
import { PlatformError } from '../../scripts/sandbox/platformError';
import type { ModelClock } from './clock';

export type RealmId = 'ringside' | 'lanterna';

/** The special circumstances of a buyer. */
export type Patron =
  | 'newcomer'
  | 'trial used up'
  | 'owes details'
  | 'has credit'
  | 'has a saved card'
  | 'has a saved card whose bank asks';

export interface Tokens {
  readonly authorisationToken: string;
  readonly refreshToken: string;
}

export interface Customer {
  readonly id: string;
  readonly realm: RealmId;
  /** The platform's licences on sale. */
  readonly offers: readonly Licence[];
}

/** A payment as the platform's provider records it. */
export interface Intent {
  readonly id: string;
  readonly account: string;
  readonly sku: string | null;
  readonly basket: string;
  readonly amount: number;
  /** Charged and not refunded. */
  readonly charged: boolean;
  /** The platform has used it for a purchase. */
  readonly spent: boolean;
  readonly status: string;
}

/** A purchase. */
export interface Purchase {
  readonly account: string;
  /** `licence:<id>` or `gift:<address of the recipient>`. */
  readonly item: string;
  /** Paid with money: neither a total of 0 nor a trial. */
  readonly paid: boolean;
  /** The gift's sku; null for a licence. */
  readonly gift: string | null;
}

export interface Till {
  readonly intents: readonly Intent[];
  readonly purchases: readonly Purchase[];
}

export interface BoxOffice {
  /** Calls in progress. */
  readonly busy: number;
  /** Increases with every event. */
  readonly progress: number;
  /** Delayed tasks of unkind modes. */
  readonly held: number;
  /** The clock of the current sequence. */
  clock: ModelClock;
  answer(request: Request): Promise<Response>;
  admit(realm: RealmId, patron: Patron): Promise<Customer>;
  /** A new session; signing out has ended the previous one. */
  signIn(customer: Customer): Promise<Tokens>;
  setModes(modes: UnkindModeSet): Promise<void>;
  readonly strikes: Readonly<Partial<Record<UnkindModeName, number>>>;
  /** State of the accounts, and of guests with this e-mail suffix. */
  till(accounts: readonly string[], guests: string): Promise<Till>;
  close(): Promise<void>;
}

export const apiKeys: Readonly<Record<RealmId, string>> = {
  ringside: 'ringside-web',
  lanterna: 'lanterna-web',
};
const trials: Readonly<Record<RealmId, string>> = {
  ringside: 'ringside-pass-year',
  lanterna: 'lanterna-anual',
};

export async function openBoxOffice(clock: ModelClock): Promise<BoxOffice> {
  const complaints: string[] = [];
  let held = 0;
  let progress = 0;
  let current = clock;
  const sandbox = await startSandbox({
    port: 0,
    dataFolder: 'memory',
    accessTokenSeconds: 24 * 3600,
    log: (line) => complaints.push(line),
    after: (milliseconds, task) => {
      held += 1;
      progress += 1;
      let over = false;
      const end = () => {
        if (!over) held -= 1;
        over = true;
      };
      const stop = current.after(milliseconds, () => {
        end();
        task();
      });
      return () => {
        end();
        stop();
      };
    },
  });
  const { database, sessions, unkind } = sandbox.services;
  let admitted = 0;
  let busy = 0;
  const offers: Partial<Record<RealmId, readonly Licence[]>> = {};
  const offersOf = async (realm: RealmId, token: string): Promise<readonly Licence[]> => {
    const answer = await sandbox.answer(
      new Request('http://localhost/api/v2/licence-family', {
        headers: { 'x-api-key': apiKeys[realm], authorization: `Bearer ${token}` },
      }),
    );
    const { families, licences } = (await answer.json()) as LicenceFamilies;
    return [...families.flatMap((family) => family.licences), ...licences];
  };

  return {
    get clock() {
      return current;
    },
    set clock(next) {
      current = next;
    },
    get busy() {
      return busy;
    },
    get progress() {
      return progress;
    },
    get held() {
      return held;
    },
    get strikes() {
      return unkind.strikes;
    },

    async answer(request) {
      busy += 1;
      progress += 1;
      try {
        const answer = await sandbox.answer(request);
        // The sandbox validates itself against the contract; a violation is our own defect.
        if (complaints.length > 0) throw new PlatformError(500, 'sandboxComplains', complaints.splice(0));
        return answer;
      } finally {
        busy -= 1;
        progress += 1;
      }
    },

    setModes: (modes) => unkind.set(modes),

    signIn: ({ realm, id }) => sessions.start(realm, id),

    async admit(realm, patron) {
      admitted += 1;
      const id = `patron-${admitted}`;
      await database.query(
        `insert into account (id, realm, email, name, profile_id, credit, owes, details) values ($1, $2, $3, 'Pat', $1, $4, $5, '{"address": {"country": "IE"}}')`,
        [
          id,
          realm,
          `${id}@${realm}.example`,
          patron === 'has credit' ? 100_000 : 0,
          patron === 'owes details' ? ['line1'] : [],
        ],
      );
      if (patron === 'trial used up') {
        await database.query(
          `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at) values ($1, $1, $2, true, false, now() - interval '90 days', now() - interval '83 days')`,
          [id, trials[realm]],
        );
      }
      if (patron === 'has a saved card' || patron === 'has a saved card whose bank asks') {
        await database.query(
          `insert into card (id, account_id, card_type, last4, is_default) values ($1, $2, 'visa', $3, true)`,
          [`card-${id}`, id, patron === 'has a saved card' ? '4242' : '3220'],
        );
      }
      offers[realm] ??= await offersOf(realm, (await sessions.start(realm, id)).authorisationToken);
      return { id, realm, offers: offers[realm] };
    },

    async till(accounts, guests) {
      const mine = `(select id from account where id = any($1) or id like 'checkout-%' and name like $2)`;
      const values = [accounts, `%${guests}`];
      const intents = await database.query<Intent>(
        `select id, account_id as account, sku, basket_id as basket, amount, spent_at is not null as spent, status, kind = 'payment' and status = 'succeeded' as charged
         from payment_intent where account_id in ${mine} order by created_at`,
        values,
      );
      const purchases = await database.query<Purchase>(
        `select account_id as account, 'licence:' || licence_id as item, not trial and coalesce(method ->> 'type', '') <> 'zero-balance' as paid, null as gift from entitlement where account_id in ${mine} and ends_at > now()
         union all
         select buyer_id, 'gift:' || (recipient ->> 'email'), true, sku from gift where buyer_id in ${mine}`,
        values,
      );
      return { intents, purchases };
    },

    close: () => sandbox.stop(),
  };
}

/** The sandbox in this process, without a port between: viewers to buy with, and a look into its till. */
import type { Licence, LicenceFamilies } from '../../core/generated/platform';
import { startSandbox } from '../../scripts/sandbox/startSandbox';
import { PlatformError } from '../../scripts/sandbox/platformError';

export const API_KEY = 'ringside-web';

/** What is different about somebody who comes to buy. */
export type Patron = 'newcomer' | 'trial used up' | 'owes details' | 'has credit';

export interface Customer {
  readonly id: string;
  readonly token: string;
  /** What is on sale, as the platform lists it. */
  readonly offers: readonly Licence[];
}

/** What the platform and its card provider know of one viewer. */
export interface Till {
  /** Payments that the provider took and nobody gave back; `spent`: the platform has taken them for a purchase. */
  readonly charges: readonly { readonly id: string; readonly amount: number; readonly spent: boolean }[];
  /** The id of the payment that was begun last. */
  readonly lastIntent: string | null;
  /** What was ever bought or given. */
  readonly held: readonly { readonly licence: string; readonly trial: boolean; readonly method: string }[];
}

export interface BoxOffice {
  /** How many calls it has answered. */
  readonly answered: number;
  answer(request: Request): Promise<Response>;
  admit(patron: Patron): Promise<Customer>;
  till(customer: Customer): Promise<Till>;
  close(): Promise<void>;
}

export async function openBoxOffice(): Promise<BoxOffice> {
  const complaints: string[] = [];
  const sandbox = await startSandbox({ port: 0, dataFolder: 'memory', accessTokenSeconds: 24 * 3600, log: (line) => complaints.push(line) });
  const { database, sessions } = sandbox.services;
  let admitted = 0;
  let offers: readonly Licence[] | undefined;
  const offersOf = async (token: string): Promise<readonly Licence[]> => {
    const answer = await sandbox.answer(new Request('http://localhost/api/v2/licence-family', { headers: { 'x-api-key': API_KEY, authorization: `Bearer ${token}` } }));
    const { families, licences } = (await answer.json()) as LicenceFamilies;
    return [...families.flatMap((family) => family.licences), ...licences];
  };
  let answered = 0;
  return {
    get answered() {
      return answered;
    },

    async answer(request) {
      const answer = await sandbox.answer(request);
      answered += 1;
      // The sandbox checks itself against the contract; what it finds is a fault of ours.
      if (complaints.length > 0) throw new PlatformError(500, 'sandboxComplains', complaints.splice(0));
      return answer;
    },

    async admit(patron) {
      admitted += 1;
      const id = `patron-${admitted}`;
      await database.query(
        `insert into account (id, realm, email, name, profile_id, credit, owes, details) values ($1, 'ringside', $2, 'Pat', $1, $3, $4, '{"address": {"country": "IE"}}')`,
        [id, `${id}@ringside.example`, patron === 'has credit' ? 100_000 : 0, patron === 'owes details' ? ['line1'] : []],
      );
      if (patron === 'trial used up') {
        await database.query(
          `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at) values ($1, $1, 'ringside-pass-year', true, false, now() - interval '90 days', now() - interval '83 days')`,
          [id],
        );
      }
      const { authorisationToken } = await sessions.start('ringside', id);
      offers ??= await offersOf(authorisationToken);
      return { id, token: authorisationToken, offers };
    },

    async till({ id }) {
      const begun = await database.query<{ id: string; amount: number; spent: boolean; charged: boolean }>(
        `select id, amount, spent_at is not null as spent, kind = 'payment' and status = 'succeeded' as charged from payment_intent where account_id = $1 order by created_at`,
        [id],
      );
      const held = await database.query<{ licence: string; trial: boolean; method: string | null }>(
        `select licence_id as licence, trial, method ->> 'type' as method from entitlement where account_id = $1 and ends_at > now() order by created_at`,
        [id],
      );
      return { charges: begun.filter(({ charged }) => charged), lastIntent: begun.at(-1)?.id ?? null, held: held.map(({ method, ...rest }) => ({ ...rest, method: method ?? '' })) };
    },

    close: () => sandbox.stop(),
  };
}

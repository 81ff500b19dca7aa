/** A pay-TV provider: sites register with it, viewers choose their company and sign in there. */
import type { TvCode, TvProviders } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import type { OutsideIdentity } from '../session/accounts';
import { randomToken, tokenDigest } from '../session/secrets';
import { companiesFor, companyOf, logoPath } from './tvCompanies';

/** The provider's name in linked accounts. */
export const TV_PROVIDER = 'adobe';

/** Letters and digits that are not easily confused. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 7;

export interface TvClientSecret {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface TvProvider {
  /** Registers a site's browser (SGP-110). */
  register(): Promise<TvClientSecret>;
  /** The companies a site may offer, with their logos at `origin` (SGP-114). */
  companiesOf(requestorId: string, origin: string): TvProviders;
  /** Starts a sign-in. Throws 400 for an unknown or removed client registration (SGP-116). */
  begin(requestorId: string, client: TvClientSecret | null, sessionId: string | null): Promise<TvCode>;
  /** Records the viewer's sign-in at a company. Throws 404 for an unknown code or company. */
  signedIn(code: string, company: string): Promise<void>;
  /**
   * The subscriber, by the sign-in's access token or by the session that started it. Throws 400 when there is
   * no such sign-in, 412 while no company was chosen (SGP-117, SGP-118).
   */
  identify(
    by: { readonly accessToken: string; readonly client: TvClientSecret } | { readonly sessionId: string },
    requestorId: string,
  ): Promise<Subscriber>;
}

export interface Subscriber {
  readonly identity: OutsideIdentity;
  /** The account whose session started the sign-in; null for a guest's (SGP-109). */
  readonly begunBy: string | null;
}

export function createTvProvider(database: Database): TvProvider {
  const requireClient = async (sql: SqlRunner, { clientId, clientSecret }: TvClientSecret): Promise<void> => {
    const known = await sql.query('select id from tv_client where id = $1 and secret = $2', [
      clientId,
      tokenDigest(clientSecret),
    ]);
    if (known.length === 0)
      throw new PlatformError(400, 'clientUnknown', ['The provider does not know this client.']);
  };

  return {
    async register() {
      const client = { clientId: randomToken('tvclient'), clientSecret: randomToken('tvsecret') };
      await database.query('insert into tv_client (id, secret) values ($1, $2)', [
        client.clientId,
        tokenDigest(client.clientSecret),
      ]);
      return client;
    },

    companiesOf: (requestorId, origin) => ({
      requestor: {
        mvpds: companiesFor(requestorId).map(({ id, displayName, logo }) => ({
          id,
          displayName,
          logoUrl: logo === undefined ? null : origin + logoPath(id),
        })),
      },
      channels: [{ id: requestorId, displayName: null }],
    }),

    async begin(requestorId, client, sessionId) {
      if (client) await requireClient(database, client);
      const code = newCode();
      const accessToken = client ? randomToken('tvaccess') : null;
      await database.query(
        'insert into tv_sign_in (code, access_token, requestor_id, session_id) values ($1, $2, $3, $4)',
        [code, accessToken && tokenDigest(accessToken), requestorId, sessionId],
      );
      return { code, ...(accessToken !== null && { accessToken }) };
    },

    async signedIn(code, company) {
      const done = companyOf(company)
        ? await database.query('update tv_sign_in set company = $2 where code = $1 returning code', [
            code,
            company,
          ])
        : [];
      if (done.length === 0)
        throw new PlatformError(404, 'signInUnknown', ['This sign-in has run out. Start again at the site.']);
    },

    async identify(by, requestorId) {
      if ('client' in by) await requireClient(database, by.client);
      const [column, value] =
        'client' in by ? ['access_token', tokenDigest(by.accessToken)] : ['session_id', by.sessionId];
      const [found] = await database.query<{ company: string | null; account_id: string | null }>(
        `select tv_sign_in.company, session.account_id from tv_sign_in
         left join session on session.id = tv_sign_in.session_id and session.ended_at is null
         where tv_sign_in.${column} = $1 and tv_sign_in.requestor_id = $2 order by tv_sign_in.created_at desc limit 1`,
        [value, requestorId],
      );
      if (!found && 'client' in by)
        throw new PlatformError(400, 'signInUnknown', ['This sign-in has run out.']);
      if (!found?.company)
        throw new PlatformError(412, 'companyNotChosen', ['Choose your television company first.']);
      return {
        identity: {
          provider: TV_PROVIDER,
          subject: found.company,
          email: `subscriber@${found.company}.example`,
          name: 'A subscriber',
        },
        begunBy: found.account_id,
      };
    },
  };
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return [...bytes].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

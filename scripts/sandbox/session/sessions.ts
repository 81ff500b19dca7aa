/** Sessions and their tokens: start, refresh, end. */
import type { TokenSet } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { openWith, randomToken, sealWith, tokenDigest } from './secrets';

export interface Sessions {
  /** Starts a session of an account, or of a guest. `impersonatedBy` is the member of staff behind it. */
  start(realm: string, accountId: string | null, impersonatedBy?: string | null): Promise<TokenSet>;
  /**
   * Consumes a refresh token. Repeated within the grace time, returns the same new pair: a reload, a second
   * tab or a lost response does not end the session (API-021). Later, or for an unknown token, throws 401;
   * reuse of a consumed token ends its session, since it may have been stolen.
   */
  refresh(realm: string, refreshToken: string): Promise<TokenSet>;
  /** A new access token of a running session. */
  reissue(sessionId: string): Promise<Pick<TokenSet, 'authorisationToken'>>;
  /** A new token pair of a running session; the previous one remains valid for calls in flight. */
  reissuePair(sessionId: string): Promise<TokenSet>;
  /** Ends the session of a refresh token; ignores an unknown token. */
  end(realm: string, refreshToken: string): Promise<void>;
  /** Ends every session of an account. */
  endAll(sql: SqlRunner, accountId: string): Promise<void>;
}

export interface Lifetimes {
  readonly accessTokenSeconds: number;
  /** How long a consumed refresh token still returns its successor. */
  readonly refreshGraceSeconds: number;
}

export function createSessions(
  database: Database,
  { accessTokenSeconds, refreshGraceSeconds }: Lifetimes,
): Sessions {
  const keepAccess = (sql: SqlRunner, sessionId: string, token: string): Promise<unknown> =>
    sql.query(
      `insert into access_token (token, session_id, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')`,
      [tokenDigest(token), sessionId, accessTokenSeconds * 1000],
    );
  const newPair = (): TokenSet => ({
    authorisationToken: randomToken('access'),
    refreshToken: randomToken('refresh'),
  });
  const keep = async (
    sql: SqlRunner,
    sessionId: string,
    { authorisationToken, refreshToken }: TokenSet,
  ): Promise<void> => {
    await keepAccess(sql, sessionId, authorisationToken);
    await sql.query('insert into refresh_token (token, session_id) values ($1, $2)', [
      tokenDigest(refreshToken),
      sessionId,
    ]);
  };

  const spend = async (
    sql: SqlRunner,
    realm: string,
    refreshToken: string,
  ): Promise<TokenSet | undefined> => {
    const next = newPair();
    const [spent] = await sql.query<{ session_id: string }>(
      `update refresh_token set spent_at = now(), successor = $3 from session
       where token = $1 and spent_at is null and session.id = refresh_token.session_id and session.realm = $2 and session.ended_at is null
       returning session_id`,
      [tokenDigest(refreshToken), realm, sealWith(refreshToken, JSON.stringify(next))],
    );
    if (spent) await keep(sql, spent.session_id, next);
    return spent && next;
  };
  const spentShortlyBefore = async (
    sql: SqlRunner,
    realm: string,
    refreshToken: string,
  ): Promise<TokenSet | undefined> => {
    const [spent] = await sql.query<{ successor: string }>(
      `select successor from refresh_token join session on session.id = refresh_token.session_id
       where token = $1 and session.realm = $2 and session.ended_at is null and spent_at > now() - $3 * interval '1 millisecond'`,
      [tokenDigest(refreshToken), realm, refreshGraceSeconds * 1000],
    );
    return spent && (JSON.parse(openWith(refreshToken, spent.successor)) as TokenSet);
  };

  return {
    start: (realm, accountId, impersonatedBy = null) =>
      database.transaction(async (sql) => {
        const id = randomToken('session');
        const tokens = newPair();
        await sql.query(
          'insert into session (id, realm, account_id, impersonated_by) values ($1, $2, $3, $4)',
          [id, realm, accountId, impersonatedBy],
        );
        await keep(sql, id, tokens);
        return tokens;
      }),

    async refresh(realm, refreshToken) {
      const tokens = await database.transaction(
        async (sql) =>
          (await spend(sql, realm, refreshToken)) ?? spentShortlyBefore(sql, realm, refreshToken),
      );
      if (tokens) return tokens;
      await this.end(realm, refreshToken);
      throw new PlatformError(401, 'refreshTokenSpent', ['The session has ended.']);
    },

    async reissue(sessionId) {
      const authorisationToken = randomToken('access');
      await keepAccess(database, sessionId, authorisationToken);
      return { authorisationToken };
    },

    async reissuePair(sessionId) {
      const tokens = newPair();
      await keep(database, sessionId, tokens);
      return tokens;
    },

    async end(realm, refreshToken) {
      await database.query(
        `update session set ended_at = now() from refresh_token
         where refresh_token.token = $1 and session.id = refresh_token.session_id and session.realm = $2 and session.ended_at is null`,
        [tokenDigest(refreshToken), realm],
      );
    },

    async endAll(sql, accountId) {
      await sql.query('update session set ended_at = now() where account_id = $1 and ended_at is null', [
        accountId,
      ]);
    },
  };
}

/** Sessions and their tokens: started, refreshed once per token, ended. */
import type { TokenSet } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { randomToken, tokenDigest } from './secrets';

export interface Sessions {
  /** Starts a session of an account, or of a guest. */
  start(realm: string, accountId: string | null): Promise<TokenSet>;
  /** Spends a refresh token. A spent or unknown one is refused with 401; a spent one ends its session, for it may have been stolen. */
  refresh(realm: string, refreshToken: string): Promise<TokenSet>;
  /** Ends the session of a refresh token; an unknown token is no error. */
  end(realm: string, refreshToken: string): Promise<void>;
}

export function createSessions(database: Database, accessTokenSeconds: number): Sessions {
  const issue = async (sql: SqlRunner, sessionId: string): Promise<TokenSet> => {
    const tokens: TokenSet = { authorisationToken: randomToken('access'), refreshToken: randomToken('refresh') };
    await sql.query(`insert into access_token (token, session_id, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')`, [
      tokenDigest(tokens.authorisationToken),
      sessionId,
      accessTokenSeconds * 1000,
    ]);
    await sql.query('insert into refresh_token (token, session_id) values ($1, $2)', [tokenDigest(tokens.refreshToken), sessionId]);
    return tokens;
  };

  return {
    start: (realm, accountId) =>
      database.transaction(async (sql) => {
        const id = randomToken('session');
        await sql.query('insert into session (id, realm, account_id) values ($1, $2, $3)', [id, realm, accountId]);
        return issue(sql, id);
      }),

    async refresh(realm, refreshToken) {
      const tokens = await database.transaction(async (sql) => {
        const [spent] = await sql.query<{ session_id: string }>(
          `update refresh_token set spent_at = now() from session
           where token = $1 and spent_at is null and session.id = refresh_token.session_id and session.realm = $2 and session.ended_at is null
           returning session_id`,
          [tokenDigest(refreshToken), realm],
        );
        return spent && issue(sql, spent.session_id);
      });
      if (tokens) return tokens;
      await this.end(realm, refreshToken);
      throw new PlatformError(401, 'refreshTokenSpent', ['The session has ended.']);
    },

    async end(realm, refreshToken) {
      await database.query(
        `update session set ended_at = now() from refresh_token
         where refresh_token.token = $1 and session.id = refresh_token.session_id and session.realm = $2 and session.ended_at is null`,
        [tokenDigest(refreshToken), realm],
      );
    },
  };
}

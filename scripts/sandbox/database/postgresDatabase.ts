/** A PostgreSQL server, by its connection URL. */
import pg from 'pg';
import type { Database, SqlRunner } from './database';

/** Opens a connection pool on `url`. Rejects when the server does not answer. */
export async function openPostgres(url: string): Promise<Database> {
  // Returns 64-bit integers as numbers, as PGlite does.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, options: '-c search_path=sandbox' });
  const runnerOver = (target: Pick<pg.Pool, 'query'> | pg.PoolClient): SqlRunner => ({
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await target.query(sql, [...values])).rows as Row[],
  });
  await pool.query('select 1');
  return {
    ...runnerOver(pool),
    runScript: async (sql) => {
      await pool.query(sql);
    },
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const answer = await work(runnerOver(client));
        await client.query('commit');
        return answer;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

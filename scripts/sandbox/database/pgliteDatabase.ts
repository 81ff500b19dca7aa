/** PostgreSQL inside this process: PGlite, in a folder or in memory. */
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database, SqlRunner } from './database';

/** Opens the database in `folder`, which is made when missing; without a folder it lives in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const engine = await PGlite.create(folder);
  await engine.exec('set search_path to sandbox');
  const runnerOver = (target: Pick<PGlite, 'query'>): SqlRunner => ({
    query: async <Row>(sql: string, values: readonly unknown[] = []) => (await target.query<Row>(sql, [...values])).rows,
  });
  return {
    ...runnerOver(engine),
    runScript: async (sql) => {
      await engine.exec(sql);
    },
    transaction: async (work) => engine.transaction(async (transaction) => work(runnerOver(transaction))),
    close: () => engine.close(),
  };
}

/** PostgreSQL inside this process: PGlite, in a folder or in memory. */
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database, SqlRunner } from './database';

export interface PgliteDatabase extends Database {
  /** The whole database as a tar archive from which another can start. */
  snapshot(): Promise<Uint8Array>;
}

/**
 * Opens the database in `place`, a folder created if missing; without one in memory, empty or restored from a
 * snapshot.
 */
export async function openPglite(place?: string | { readonly snapshot: Blob }): Promise<PgliteDatabase> {
  if (typeof place === 'string') mkdirSync(place, { recursive: true });
  const engine = await (typeof place === 'string'
    ? PGlite.create(place)
    : PGlite.create(place && { loadDataDir: place.snapshot }));
  await engine.exec('set search_path to sandbox');
  const runnerOver = (target: Pick<PGlite, 'query'>): SqlRunner => ({
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await target.query<Row>(sql, [...values])).rows,
  });
  return {
    ...runnerOver(engine),
    runScript: async (sql) => {
      await engine.exec(sql);
    },
    transaction: async (work) => engine.transaction(async (transaction) => work(runnerOver(transaction))),
    snapshot: async () => new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()),
    close: () => engine.close(),
  };
}

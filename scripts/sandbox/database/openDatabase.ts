/** Opens the sandbox's database and seeds it: tables, catalogue, accounts. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seeds } from '../seed';
import { trades } from '../realms';
import type { Database, SqlRunner } from './database';
import { lockFolder } from './folderLock';
import { seedDatabase } from './seedDatabase';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface DatabaseOptions {
  /** A PostgreSQL server; default: PGlite. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's folder; `memory` stores nothing. */
  readonly dataFolder: string;
}

const migrationFolder = path.resolve('scripts/sandbox/database');
const snapshotFolder = path.resolve('.cache/sandbox');

/**
 * Opens the database. A new one, or one written from another seed or schema, is rebuilt from scratch: sandbox
 * data is not worth migrating. Rejects when the engine cannot be reached, or another process has locked the
 * folder.
 */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseOptions): Promise<Database> {
  if (!databaseUrl && dataFolder === 'memory') return openInMemory();
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openInFolder(dataFolder);
  if ((await readSeedHash(database)) !== seedHash()) await rebuild(database);
  return database;
}

async function openInFolder(dataFolder: string): Promise<Database> {
  const leave = lockFolder(dataFolder);
  try {
    const database = await openPglite(path.join(dataFolder, 'database'));
    return { ...database, close: () => database.close().finally(leave) };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Setting up engine and seed takes seconds, so the first in-memory database is cached as a snapshot for later ones. */
async function openInMemory(): Promise<Database> {
  const kept = path.join(snapshotFolder, `${seedHash()}.tar`);
  if (existsSync(kept)) return openPglite({ snapshot: new Blob([readFileSync(kept)]) });
  const database = await openPglite();
  await rebuild(database);
  keepSnapshot(kept, await database.snapshot());
  return database;
}

/** Renamed atomically: another process may be reading it. */
function keepSnapshot(file: string, content: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(snapshotFolder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  for (const name of readdirSync(snapshotFolder))
    if (name.endsWith('.tar') && name !== path.basename(file))
      rmSync(path.join(snapshotFolder, name), { force: true });
}

/** Drops the sandbox's tables, recreates and seeds them. */
export async function rebuild(database: Database): Promise<void> {
  const tables = [...migrations(), 'create table seed (hash text not null);'].join('\n');
  await database.runScript(`drop schema if exists sandbox cascade; create schema sandbox; ${tables}`);
  await seedDatabase(database, seeds, trades);
  await database.query('insert into seed (hash) values ($1)', [seedHash()]);
}

const migrations = (): string[] =>
  readdirSync(migrationFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(migrationFolder, file), 'utf8'));

/** Hash of seed and schema: a change in either means a rebuild. */
function seedHash(): string {
  return createHash('sha256')
    .update(JSON.stringify([seeds, trades, migrations()]))
    .digest('hex');
}

async function readSeedHash(database: Database): Promise<string | undefined> {
  const [known] = await database.query<{ known: boolean }>(
    `select to_regclass('sandbox.seed') is not null as known`,
  );
  if (!known?.known) return undefined;
  const [row] = await database.query<{ hash: string }>('select hash from seed');
  return row?.hash;
}

interface PgliteDatabase extends Database {
  /** The whole database as a tar archive from which another can start. */
  snapshot(): Promise<Uint8Array>;
}

/**
 * Opens the database in `place`, a folder created if missing; without one in memory, empty or restored from a
 * snapshot.
 */
async function openPglite(place?: string | { readonly snapshot: Blob }): Promise<PgliteDatabase> {
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

/** Opens a connection pool on `url`. Rejects when the server does not answer. */
async function openPostgres(url: string): Promise<Database> {
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
